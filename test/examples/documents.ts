import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { withoutChance } from './demo-process.js';
import { root } from './example-hooks.js';

export interface Block {
  language: string;
  text: string;
  /** The name it shall be saved under, when the text before it says so. */
  file: string | undefined;
  line: number;
}

/** A folder in which `hookwright` can be imported as in a project that has it installed. */
export function projectFolder(): string {
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build', 'document-'));
  mkdirSync(`${folder}-home`);
  installCommand();
  onTestFinished(() => {
    for (const path of [folder, `${folder}-home`]) rmSync(path, { recursive: true, force: true });
  });
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
export function followed(document: string): { told: string[]; seen: string[] } {
  const folder = projectFolder();
  const told: string[] = [];
  const seen: string[] = [];
  for (const { language, text, file } of blocksOf(document)) {
    if (file !== undefined) save(folder, file, text);
    if (language !== 'console') continue;
    told.push(withoutChance(text));
    seen.push(
      withoutChance(
        commandsIn(text)
          .map((command) => `$ ${command}\n${run(folder, command)}`)
          .join(''),
      ),
    );
  }
  return { told, seen };
}

export function compile(folder: string, file: string): string {
  const compilerOptions = { rootDir: '.', outDir: 'out' };
  const extended = join(root, 'tsconfig.base.json');
  save(folder, 'tsconfig.json', JSON.stringify({ extends: extended, compilerOptions, include: [file] }));
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { stdio: 'pipe' });
  return join(folder, 'out', file.replace(/\.ts$/, '.js'));
}

function commandsIn(text: string): string[] {
  return [...text.matchAll(/^\$ (.*)$/gm)].map(([, command = '']) => command);
}

/** As somebody who has installed the package, in an empty home. */
function run(cwd: string, command: string): string {
  const [home, programs] = [join(cwd, '..', `${basename(cwd)}-home`), join(cwd, '..', 'programs')];
  const env = {
    ...process.env,
    HOME: home,
    XDG_STATE_HOME: '',
    XDG_CONFIG_HOME: '',
    PATH: `${programs}:${process.env['PATH']}`,
    // As if the kit had been saved beside the hooks; nothing may be left where it lies.
    PYTHONPATH: join(root, 'generated/kit'),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const { stdout } = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], { cwd, env, encoding: 'utf8' });
  return stdout;
}

/** The command, under the name that it has where the package is installed. */
function installCommand(): void {
  const programs = join(root, '.build', 'programs');
  mkdirSync(programs, { recursive: true });
  const script = `#!/bin/sh\nexec ${process.execPath} ${join(root, 'dist/bin.js')} "$@"\n`;
  writeFileSync(join(programs, 'hookwright'), script, { mode: 0o755 });
}

export function save(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
