import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withoutChance } from './demo-process.js';
import { root, temporaryFolder } from './example-hooks.js';
import { isRunElsewhere } from './run-elsewhere.js';

export interface Block {
  language: string;
  text: string;
  /** File name from the paragraph before the block, such as "Save this as `a.mjs`:". */
  file: string | undefined;
  line: number;
}

/** Creates a project folder with installed packages, next to an empty home. */
export function projectFolder(): string {
  const place = temporaryFolder();
  const folder = join(place, 'project');
  for (const name of ['home', 'programs', 'project']) mkdirSync(join(place, name));
  installPackages(folder);
  installCommand(join(place, 'programs'));
  return folder;
}

export function readDocument(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns the README and the pages of docs/, without those of the site and the generated API pages. */
export function documentPages(): string[] {
  const all = readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true });
  const files = all
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const isWritten = (path: string): boolean => !/^docs\/(site|reference\/api)\//.test(path);
  return ['README.md', ...files.filter(isWritten).sort()];
}

/** Returns the fenced blocks of a document, in order. */
export function blocksOf(document: string): Block[] {
  return [...document.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map((match) => {
    const before = document.slice(0, match.index);
    const paragraph = /(?:^|\n\n)((?:(?!\n\n).)*:)\n\n$/s.exec(before)?.[1] ?? '';
    const file = [...paragraph.matchAll(/\bSave\s+this\s+as\s+`([^`\n]+)`/g)].at(-1)?.[1];
    return {
      language: match[1] ?? '',
      text: match[2] ?? '',
      file,
      line: before.split('\n').length,
    };
  });
}

/** Returns the first fenced block after `<!-- name -->`. */
export function blockAfter(document: string, name: string): Block {
  const at = document.indexOf(`<!-- ${name} -->`);
  if (at < 0) throw new Error(`there is no <!-- ${name} --> in the document`);
  const [block] = blocksOf(document.slice(at));
  if (block === undefined) throw new Error(`there is no fenced block after <!-- ${name} -->`);
  return block;
}

/** Runs the commands of a document. Returns the documented and the actual output of each. */
export function followed(document: string, folder = projectFolder()): { documented: string[]; actual: string[] } {
  const outputs = outputsOf(document, folder);
  return {
    documented: outputs.map(({ block }) => withoutChance(block.text)),
    actual: outputs.map(({ output }) => withoutChance(output)),
  };
}

/** Runs the commands of a page, and writes their output into it. Durations that differ are left alone. */
export function recordOutputs(path: string, folder = projectFolder()): void {
  let document = readDocument(path);
  for (const { block, output } of outputsOf(document, folder)) {
    if (withoutChance(block.text) === withoutChance(output)) continue;
    const [before, after] = [block.text, output].map((text) => `\`\`\`console\n${text.replace(/\n*$/, '\n')}\`\`\``);
    document = document.replace(before ?? '', () => after ?? '');
  }
  writeFileSync(join(root, path), document);
}

/** Saves the files of a document, and runs its commands in order. Bash blocks have no documented output, and must exit with 0. */
function outputsOf(document: string, folder: string): { block: Block; output: string }[] {
  return blocksOf(document).flatMap((block) => {
    if (block.file !== undefined) save(folder, block.file, block.text);
    else if (block.language === 'bash' && !isRunElsewhere(block)) runSetup(folder, block.text);
    if (block.language !== 'console') return [];
    const printed = commandsIn(block.text).map((command) => `$ ${command}\n${run(folder, command).text}`);
    const output = printed.join('').replaceAll(homeOf(folder), '/home/ana').replaceAll(dirname(folder), '/home/ana');
    return [{ block, output }];
  });
}

function runSetup(folder: string, commands: string): void {
  const { code, text } = run(folder, commands);
  if (code !== 0) throw new Error(`cannot run the block:\n${commands}\nexit code ${code}: ${text}`);
}

export function compile(folder: string, file: string): string {
  const compilerOptions = { rootDir: '.', outDir: 'out' };
  const extended = join(root, 'tsconfig.base.json');
  save(folder, 'package.json', JSON.stringify({ type: 'module' }));
  save(folder, 'tsconfig.json', JSON.stringify({ extends: extended, compilerOptions, include: [file] }));
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { stdio: 'pipe' });
  return join(folder, 'out', file.replace(/\.ts$/, '.js'));
}

function commandsIn(text: string): string[] {
  return [...text.matchAll(/^\$ (.*)$/gm)].map(([, command = '']) => command);
}

const MAX_COMMAND_MS = 120_000;

function homeOf(folder: string): string {
  return join(folder, '../home');
}

/** Runs a command like a user who installed the package, with an empty home. */
export function run(cwd: string, command: string): { text: string; code: number | null } {
  const env = {
    ...process.env,
    HOME: homeOf(cwd),
    XDG_STATE_HOME: '',
    XDG_CONFIG_HOME: '',
    // Warnings about the configuration of npm on this machine are not part of a page.
    npm_config_loglevel: 'error',
    PATH: `${join(cwd, '../programs')}:${process.env['PATH']}`,
  };
  // The documented output may never come.
  const how = { cwd, env, encoding: 'utf8', timeout: MAX_COMMAND_MS } as const;
  const { stdout, status } = spawnSync('bash', ['--norc', '-c', `{ ${command}\n} 2>&1`], how);
  return { text: stdout, code: status };
}

/** Creates what `npm install` would create. */
export function installPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  symlinkSync(packageFolder, join(modules, 'hookwright'));
  linkPeers(modules, ['@biomejs', '@google', '@nats-io', '@types']);
  mkdirSync(join(modules, '.bin'));
  symlinkSync(join(packageFolder, 'dist/bin.js'), join(modules, '.bin/hookwright'));
  symlinkSync(join(root, 'node_modules/.bin/biome'), join(modules, '.bin/biome'));
}

function linkPeers(modules: string, names: readonly string[]): void {
  for (const name of names) symlinkSync(join(root, 'node_modules', name), join(modules, name));
}

/** Package that projects get: the repository, unless a packed one was installed. */
let packageFolder = root;

/** Lets projects use a package that was installed in the folder, as users have it. */
export function usePackage(folder: string): void {
  packageFolder = join(folder, 'node_modules/hookwright');
  linkPeers(join(folder, 'node_modules'), ['@google', '@nats-io']);
}

/** Installs the command under its published name. */
function installCommand(programs: string): void {
  const script = `#!/bin/sh\nexec ${process.execPath} ${join(packageFolder, 'dist/bin.js')} "$@"\n`;
  writeFileSync(join(programs, 'hookwright'), script, { mode: 0o755 });
}

/** Saves a file of the project, or with `~/` one of the home folder next to it. */
export function save(folder: string, file: string, text: string): void {
  const path = file.startsWith('~/') ? join(homeOf(folder), file.slice(2)) : join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
