// Files and folders of the repository that a page links to and that are not pages. Each gets a page that shows its text.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { repository } from './pages.mjs';

/** Files of a larger folder are listed without their text. */
const MAX_FOLDER_BYTES = 30_000;

const LANGUAGES = {
  '.cjs': 'js',
  '.json': 'json',
  '.jsonc': 'json',
  '.mjs': 'js',
  '.py': 'python',
  '.sh': 'sh',
  '.ts': 'ts',
};

/** Matches the target of each relative link of a Markdown text. */
export const RELATIVE_LINK = /(?<=\]\()(?![a-z]+:|#|\/)([^)\s#]+)(#[^)\s]*)?(?=\))/g;

/** Returns the paths in the repository that pages link to, without pages and images. Throws for a path that does not exist. */
export function listSources(pages) {
  const files = new Set(pages.map(({ file }) => file));
  const found = new Set();
  const missing = [];
  for (const { file } of pages) {
    for (const target of linksOf(file)) {
      if (files.has(target) || files.has(`${target}/README.md`) || /\.(png|svg|gif)$/.test(target)) continue;
      if (existsSync(join(repository, target))) found.add(target);
      else missing.push(`${file}: ${target} does not exist`);
    }
  }
  if (missing.length > 0) throw new Error(`cannot follow these links:\n  ${missing.join('\n  ')}`);
  return [...found].sort();
}

/** Returns the Markdown text that shows a file or a folder. */
export function sourcePage(path) {
  const isFolder = statSync(join(repository, path)).isDirectory();
  return `# ${path}\n\n${isFolder ? folderText(path) : fence(path)}\n`;
}

function linksOf(file) {
  const text = readFileSync(join(repository, file), 'utf8').replaceAll(/^(```+|~~~+).*?^\1/gms, '');
  return [...text.matchAll(RELATIVE_LINK)].map(([, target]) => targetOf(file, target));
}

/** Resolves a relative link of a file. Returns a path in the repository, without a slash at the end. */
export function targetOf(file, target) {
  return posix.join(posix.dirname(file), decodeURI(target)).replace(/\/$/, '');
}

function folderText(folder) {
  const files = readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(repository.length + 1).replaceAll('\\', '/'), entry.name))
    .sort();
  const bytes = files.reduce((sum, file) => sum + statSync(join(repository, file)).size, 0);
  if (bytes > MAX_FOLDER_BYTES) return files.map((file) => `- \`${file}\``).join('\n');
  return files.map((file) => `## ${file.slice(folder.length + 1)}\n\n${fence(file)}`).join('\n\n');
}

function fence(file) {
  return `\`\`\`\`\`${LANGUAGES[extname(file)] ?? 'text'}\n${readFileSync(join(repository, file), 'utf8').trimEnd()}\n\`\`\`\`\``;
}
