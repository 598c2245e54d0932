// Writes docs/reference/api/ from the declarations in dist/types of every published entry, one page per task, and the
// tables of docs/reference/dialects.md and docs/concepts/events.md.
// --check compares without writing; --strict fails for names without a doc comment.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Project } from 'ts-morph';
import { describe, describeAlias } from './make-api/declarations.mjs';
import { TASKS, taskOf } from './make-api/tasks.mjs';
import { dialectsPage } from './make-dialects.mjs';
import { lifecyclePage } from './make-lifecycle.mjs';

const FOLDER = 'docs/reference/api';
const NOTICE = '<!-- Made by `npm run api` from the declarations of the package. Do not edit. -->';
const HEADINGS = ['Functions', 'Classes', 'Types', 'Values'];

const root = resolve(import.meta.dirname, '..');
const { name: packageName, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const undocumented = new Set();
const names = placeNames();
const pages = {
  [`${FOLDER}/README.md`]: indexPage(),
  ...Object.fromEntries(TASKS.map((task) => [`${FOLDER}/${task.page}.md`, taskPage(task)])),
  'docs/reference/dialects.md': dialectsPage(read(join(root, 'docs/reference/dialects.md'))),
  'docs/concepts/events.md': lifecyclePage(read(join(root, 'docs/concepts/events.md'))),
};
const isCheck = process.argv.includes('--check');
const problems = [...Object.entries(pages).flatMap(([path, text]) => save(path, text)), ...removeOthers()];
if (process.argv.includes('--strict')) problems.push(...[...undocumented].map((name) => `${name} has no doc comment`));
else if (undocumented.size > 0) console.log(`without a doc comment: ${[...undocumented].sort().join(', ')}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns every exported name once, with its task. A declaration that has several names is described under the first. */
function placeNames() {
  const project = new Project({
    compilerOptions: { moduleResolution: 100, module: 199, target: 99, types: [] },
    skipAddingFilesFromTsConfig: true,
  });
  const files = Object.entries(exports).flatMap(([subpath, { types }]) =>
    types ? [[subpath, project.addSourceFileAtPath(join(root, types))]] : [],
  );
  const placed = new Map();
  for (const [subpath, file] of files) {
    for (const [name, declarations] of file.getExportedDeclarations()) {
      const known = placed.get(declarations[0])?.find((one) => one.name === name);
      if (known) known.entries.push(subpath);
      else place(placed, subpath, name, declarations);
    }
  }
  return [...placed.values()].flatMap(withAliases);
}

function place(placed, subpath, name, declarations) {
  const task = taskOf(subpath, name);
  const one = { ...describe(name, declarations), task, entries: [subpath] };
  if (one.sentence === '') undocumented.add(name);
  placed.set(declarations[0], [...(placed.get(declarations[0]) ?? []), one]);
}

/** Replaces the description of all but the shortest name of a class or a function. */
function withAliases(sameDeclaration) {
  const isShared = sameDeclaration.length > 1 && ['Classes', 'Functions'].includes(sameDeclaration[0].heading);
  if (!isShared) return sameDeclaration;
  const declared = sameDeclaration.find(({ name, main }) => main.getName() === name) ?? sameDeclaration[0];
  return sameDeclaration.map((one) =>
    one === declared ? one : { ...one, lines: describeAlias(one.name, declared.name, one.sentence) },
  );
}

function indexPage() {
  const rows = TASKS.map((task) => {
    const entries = new Set(names.filter((one) => one.task === task).map(({ entries: [first] }) => first));
    const imports = [...entries].map((subpath) => `\`${importOf(subpath)}\``).join(', ');
    return `| [${task.title}](${task.page}.md) | ${imports} | ${names.filter((one) => one.task === task).length} |`;
  });
  return `${[
    '# API by task',
    NOTICE,
    'Each name is described once. `createHooks` is the place to start; the pages further down are for integrations.',
    `| task | import from | names |\n| --- | --- | --- |\n${rows.join('\n')}`,
  ].join('\n\n')}\n`;
}

function taskPage(task) {
  const own = names.filter((one) => one.task === task);
  const sections = sectionsOf(task, own).flatMap(([heading, list]) => [
    `## ${heading}`,
    linesOf(task, list.sort(byName)),
  ]);
  return `${[`# ${task.title}`, NOTICE, task.intro, ...sections].join('\n\n')}\n`;
}

/** Describes names in lines. Generated types are only named: their fields are on the generated page. */
function linesOf(task, list) {
  const isNamed = ({ heading }) => task.isGenerated && heading === 'Types';
  const lines = list.filter((one) => !isNamed(one)).map((one) => one.lines.replace(/$/m, otherEntries(one)));
  const types = list.filter(isNamed).map(({ name }) => `\`${name}\``);
  return [...lines, ...(types.length > 0 ? [`- Types: ${types.join(', ')}`] : [])].join('\n');
}

/** Groups the names of a page: by entry if it has several, by event if they are generated, else by kind. */
function sectionsOf(task, own) {
  if (task.isGenerated) return groups(own, eventOf);
  if (task.entries.length > 1) return groups(own, ({ entries: [first] }) => importOf(first));
  return HEADINGS.flatMap((heading) => {
    const list = own.filter((one) => one.heading === heading);
    return list.length > 0 ? [[heading, list]] : [];
  });
}

function groups(own, keyOf) {
  const found = new Map();
  for (const one of own) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1));
}

/** Returns the event that a generated name is about. Every event has a type for what its hooks read. */
function eventOf({ name, heading }) {
  const events = names.flatMap((one) => /^validate(\w+)HookInput$/.exec(one.name)?.[1] ?? []);
  const [event] = events.filter((each) => name.includes(each)).sort((left, right) => right.length - left.length);
  return event ?? `Other ${heading.toLowerCase()}`;
}

function otherEntries({ entries: [, ...others] }) {
  if (others.length === 0) return '';
  return ` Also in ${others.map((subpath) => `\`${importOf(subpath)}\``).join(', ')}.`;
}

function importOf(subpath) {
  return packageName + subpath.slice(1);
}

function save(path, text) {
  if (isCheck) return read(join(root, path)) === text ? [] : [`${path} is not up to date; run: npm run api`];
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
  return [];
}

/** Removes pages of tasks that no longer exist. */
function removeOthers() {
  const folder = join(root, FOLDER);
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => !(`${FOLDER}/${name}` in pages)) : [];
  if (isCheck) return others.map((name) => `${FOLDER}/${name} belongs to no task; run: npm run api`);
  for (const name of others) rmSync(join(folder, name));
  return [];
}

function byName(left, right) {
  return left.name < right.name ? -1 : 1;
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
