import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutChance } from './demo-process.js';
import { root, temporaryFolder } from './example-hooks.js';

export interface Block {
  language: string;
  text: string;
  /** The name it shall be saved under, when the text before it says so. */
  file: string | undefined;
  line: number;
}

/** A folder of a stranger's project, in which packages are installed, beside an empty home. */
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

/** The fenced blocks of a document, in order. */
export function blocksOf(document: string): Block[] {
  return [...document.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map((match) => {
    const before = document.slice(0, match.index);
    const [, file] = /`([^`\n]+)`:\n\n$/.exec(before) ?? [];
    const saved = /\b[Ss]ave (it|this) as `[^`\n]+`:\n\n$/.test(before);
    return {
      language: match[1] ?? '',
      text: match[2] ?? '',
      file: saved ? file : undefined,
      line: before.split('\n').length,
    };
  });
}

/** The first fenced block after `<!-- name -->`. */
export function blockAfter(document: string, name: string): Block {
  const at = document.indexOf(`<!-- ${name} -->`);
  if (at < 0) throw new Error(`there is no <!-- ${name} --> in the document`);
  const [block] = blocksOf(document.slice(at));
  if (block === undefined) throw new Error(`there is no fenced block after <!-- ${name} -->`);
  return block;
}

/** What a reader sees who does as the document says; equal to the document when it tells the truth. */
export function followed(document: string, folder = projectFolder()): { told: string[]; seen: string[] } {
  const told: string[] = [];
  const seen: string[] = [];
  for (const { language, text, file } of blocksOf(document)) {
    if (file !== undefined) save(folder, file, text);
    if (language !== 'console') continue;
    told.push(withoutChance(text));
    seen.push(
      withoutChance(
        commandsIn(text)
          .map((command) => `$ ${command}\n${run(folder, command).text}`)
          .join(''),
      ),
    );
  }
  return { told, seen };
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

const LONGEST_COMMAND_MS = 120_000;

/** As somebody who has installed the package, in an empty home. */
export function run(cwd: string, command: string): { text: string; code: number | null } {
  const env = {
    ...process.env,
    HOME: join(cwd, '../home'),
    XDG_STATE_HOME: '',
    XDG_CONFIG_HOME: '',
    PATH: `${join(cwd, '../programs')}:${process.env['PATH']}`,
  };
  // What a page waits for may never come.
  const how = { cwd, env, encoding: 'utf8', timeout: LONGEST_COMMAND_MS } as const;
  const { stdout, status } = spawnSync('bash', ['--norc', '-c', `{ ${command}\n} 2>&1`], how);
  return { text: stdout, code: status };
}

/** What `npm install` would leave in the project. */
export function installPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  symlinkSync(root, join(modules, 'hookwright'));
  for (const name of ['.bin', '@biomejs', '@google', '@nats-io', '@types']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
}

/** The command, under the name that it has where the package is installed. */
function installCommand(programs: string): void {
  const script = `#!/bin/sh\nexec ${process.execPath} ${join(root, 'dist/bin.js')} "$@"\n`;
  writeFileSync(join(programs, 'hookwright'), script, { mode: 0o755 });
}

export function save(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
