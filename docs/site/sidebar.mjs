// The sidebar: a group for each folder of docs/, in the order in which README.md files link to its pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkOf, repository } from './pages.mjs';
import { RELATIVE_LINK, targetOf } from './sources.mjs';

/** First folders of the sidebar. Others follow by name. */
const FIRST = ['getting-started', 'guides', 'concepts', 'reference'];

export function sidebarOf(pages) {
  const order = linkedFirst(pages);
  const docs = pages.filter(({ file }) => file.startsWith('docs/') || file.startsWith('generated/'));
  const tree = { items: new Map(), pages: [] };
  for (const page of docs) place(tree, page.route.split('/').slice(0, -1), page);
  const groups = [...tree.items].sort(([left], [right]) => rank(left) - rank(right) || (left < right ? -1 : 1));
  return [
    { items: [{ text: 'Start', link: '/' }, ...links(tree.pages, order)] },
    ...groups.map(([folder, node]) => ({ text: heading(folder), items: itemsOf(node, order) })),
    {
      text: 'Project',
      collapsed: true,
      items: links(
        pages.filter((page) => !docs.includes(page) && page.route !== 'index.md'),
        order,
      ),
    },
  ].filter(({ items }) => items.length > 0);
}

function place(node, [folder, ...rest], page) {
  if (folder === undefined) return node.pages.push(page);
  if (!node.items.has(folder)) node.items.set(folder, { items: new Map(), pages: [] });
  return place(node.items.get(folder), rest, page);
}

function itemsOf(node, order) {
  const index = node.pages.find(({ route }) => route.endsWith('/index.md'));
  const folders = [...node.items].map(([folder, child]) => {
    const own = child.pages.find(({ route }) => route.endsWith('/index.md'));
    const link = own === undefined ? {} : { link: linkOf(own) };
    const rest = { ...child, pages: child.pages.filter((page) => page !== own) };
    return { text: own?.title ?? heading(folder), ...link, collapsed: true, items: itemsOf(rest, order) };
  });
  return [...links(index ? [index, ...node.pages.filter((page) => page !== index)] : node.pages, order), ...folders];
}

function links(pages, order) {
  const position = ({ file }) => (order.includes(file) ? order.indexOf(file) : order.length);
  return [...pages]
    .sort((left, right) => position(left) - position(right) || (left.title < right.title ? -1 : 1))
    .map((page) => ({ text: page.title, link: linkOf(page) }));
}

/** Returns the files of docs/ in the order in which the README.md of their folder, or one above it, links to them. */
function linkedFirst(pages) {
  const indexes = pages.map(({ file }) => file).filter((file) => /^docs\/(.*\/)?README\.md$/.test(file));
  return indexes.flatMap((file) => {
    const text = readFileSync(join(repository, file), 'utf8');
    return [file, ...[...text.matchAll(RELATIVE_LINK)].map(([, target]) => targetOf(file, target))];
  });
}

function rank(folder) {
  return FIRST.includes(folder) ? FIRST.indexOf(folder) : FIRST.length;
}

function heading(folder) {
  const words = folder.replaceAll('-', ' ');
  return words === 'api' ? 'API' : words[0].toUpperCase() + words.slice(1);
}
