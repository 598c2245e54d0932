// Checks the anchors of all links in the built site. VitePress checks only their pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Throws an error that names each link whose target has no element with that id. */
export function checkAnchors(outDir, base) {
  const pages = new Map();
  for (const name of readdirSync(outDir, { recursive: true })) {
    if (name.endsWith('.html')) pages.set(name.replaceAll('\\', '/'), readFileSync(join(outDir, name), 'utf8'));
  }
  const ids = new Map(
    [...pages].map(([name, html]) => [name, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const dead = [];
  for (const [name, html] of pages) {
    for (const [, href] of html.matchAll(/<a [^>]*href="([^":]*#[^"]+)"/g)) {
      const [path, anchor] = href.split('#');
      const target = path === '' ? name : fileOf(path, name, base);
      if (!ids.get(target)?.has(decodeURIComponent(anchor))) dead.push(`${name}: ${href}`);
    }
  }
  if (dead.length > 0) throw new Error(`cannot find the anchors of these links:\n  ${dead.join('\n  ')}`);
}

function fileOf(path, from, base) {
  const whole = path.startsWith('/') ? path.slice(base.length) : posix.join(posix.dirname(from), path);
  if (whole === '' || whole.endsWith('/')) return `${whole}index.html`;
  return whole.endsWith('.html') ? whole : `${whole}.html`;
}
