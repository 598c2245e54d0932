// Finds the pages of the site among the Markdown files of the repository, and names their routes.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');

/** Files and folders whose Markdown files are pages. */
const ROOTS = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench',
  'docs',
  'examples',
  'generated/docs',
  'schemas',
];

/** Patterns for VitePress, which looks for pages in the whole repository. */
export function excludedFromPages() {
  const tops = ROOTS.map((path) => path.split('/')[0]);
  const others = readdirSync(repository).filter((name) => !tops.includes(name));
  return [...others.map((name) => (name.endsWith('.md') ? name : `${name}/**`)), 'generated/kit/**', 'docs/site/*.md'];
}

/** Returns every page with its file, route, title and first sentence. */
export function listPages() {
  return ROOTS.flatMap(markdownIn)
    .filter((file) => !file.startsWith('docs/site/'))
    .sort()
    .map((file) => ({ file, route: routeOf(file), ...headOf(readFileSync(join(repository, file), 'utf8'), file) }));
}

/** Returns the path of a page's file in the site: docs/ is the root, and README.md is the index of its folder. */
export function routeOf(file) {
  if (file === 'docs/README.md') return 'overview.md';
  if (file.startsWith('docs/site/')) return file.slice('docs/site/'.length);
  if (file === 'generated/docs/reference.md') return 'reference/contract.md';
  const route = file.replace(/^docs\//, '').replace(/(^|\/)README\.md$/, '$1index.md');
  return route.replace(/^[A-Z]+\.md$/, (name) => name.toLowerCase());
}

/** Returns the address of a page in the site. */
export function linkOf({ route }) {
  return `/${route.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;
}

function markdownIn(path) {
  if (path.endsWith('.md')) return [path];
  return readdirSync(join(repository, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return markdownIn(child);
    return child.endsWith('.md') ? [child] : [];
  });
}

/** Returns the first heading and the first sentence of a page, as plain text. */
function headOf(text, file) {
  const heading = /^# (.+)$/m.exec(text);
  if (heading === null) throw new Error(`cannot name the page ${file}: it has no line "# <title>". Add one.`);
  const prose = text.slice(heading.index + heading[0].length).replaceAll(/<!--.*?-->|^(```+).*?^\1$/gms, '');
  const paragraph = prose.split(/\n\s*\n/).find((block) => /^[A-Za-z`*[]/.test(block.trim())) ?? '';
  const plain = withoutMarkup(paragraph.trim().replaceAll(/\s+/g, ' '));
  const title = file.startsWith('generated/') ? 'Events and fields' : withoutMarkup(heading[1]);
  return { title, summary: /^.*?[.!?](?= [A-Z`]|$)/.exec(plain)?.[0] ?? plain };
}

function withoutMarkup(text) {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');
}
