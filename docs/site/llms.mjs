// Writes llms.txt (a list of all pages), llms-full.txt (their text) and each page as Markdown, for language models.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routesOf } from './links.mjs';
import { linkOf, repository } from './pages.mjs';
import { RELATIVE_LINK, targetOf } from './sources.mjs';

export function writeTextForModels({ outDir, base, name, description, pages, sources, sidebar }) {
  const route = routesOf(pages, sources);
  const ordered = inOrderOf(sidebar, pages);
  const texts = new Map(ordered.map((page) => [page.route, textOf(page, route, base)]));
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), text);
  }
  const groups = sidebar.map(({ text, items }) => [text ?? 'Start', new Set(linksIn(items))]);
  const lists = groups.map(([title, links]) => {
    const own = ordered.filter((page) => links.has(linkOf(page)));
    return `## ${title}\n\n${own.map((page) => `- [${page.title}](${base}${page.route})${page.summary && `: ${page.summary}`}`).join('\n')}`;
  });
  writeFileSync(join(outDir, 'llms.txt'), `# ${name}\n\n> ${description}\n\n${lists.join('\n\n')}\n`);
  writeFileSync(
    join(outDir, 'llms-full.txt'),
    [...texts].map(([path, text]) => `<!-- ${path} -->\n\n${text.trim()}\n`).join('\n'),
  );
}

/** Returns the text of a page with links that work in the site. */
function textOf({ file }, route, base) {
  const text = readFileSync(join(repository, file), 'utf8').replaceAll(/^<!--.*?-->\n?/gms, '');
  return text.replaceAll(RELATIVE_LINK, (whole, target, anchor = '') => {
    const found = route(targetOf(file, target));
    if (found === undefined) return whole;
    return `${base}${found.startsWith('source/') ? found.replace(/\.md$/, '.html') : found}${anchor}`;
  });
}

function inOrderOf(sidebar, pages) {
  const links = sidebar.flatMap(({ items }) => linksIn(items));
  return [...pages].sort((left, right) => links.indexOf(linkOf(left)) - links.indexOf(linkOf(right)));
}

function linksIn(items) {
  return items.flatMap(({ link, items: nested = [] }) => [...(link === undefined ? [] : [link]), ...linksIn(nested)]);
}
