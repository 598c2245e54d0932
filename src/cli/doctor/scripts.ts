import { closeSync, openSync, readFileSync, readSync, realpathSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { HookRegistryEntry } from '../../../generated/index.js';
import { type HookPlace, programOf, readHookText } from '../runtime.js';
import type { Finding } from './finding.js';
import { findOnPath, isProgram } from './programs.js';

/** What is wrong with the scripts that hooks run, and with what runs them. */
export function checkScripts(entries: readonly HookRegistryEntry[], place: HookPlace): Finding[] {
  const commands = entries.flatMap((entry) => commandsOf(entry, place)).flatMap((words) => programOf(words) ?? []);
  const programs = new Set(commands.map(({ program }) => program));
  const files = new Set(
    commands
      .flatMap(({ program, args }) => [program, ...args])
      .filter((word) => word.includes('/') || /\.\w+$/.test(word)),
  );
  return [
    ...[...programs].flatMap((program) => checkProgram(program)),
    ...[...files].flatMap((file) => checkFile(file, resolve(place.workingDir, file), programs.has(file))),
  ];
}

function commandsOf({ config, dialect }: HookRegistryEntry, place: HookPlace): string[][] {
  if (!('command' in config) || typeof config.command !== 'string') return [];
  const { command, args, env = {} } = { args: undefined, ...config };
  if (args !== undefined) return [[command, ...args]];
  const own = { ...place, workingDir: dialect?.cwd ?? place.workingDir };
  return readHookText(command, { ...dialect?.variables, ...env }, own);
}

/** An interpreter by its name. */
function checkProgram(program: string): Finding[] {
  if (program.includes('/')) return [];
  const path = findOnPath(program);
  return path === undefined ? [] : checkShim(program, path);
}

/** Version managers put a script in the place of an interpreter, which looks for the right one at every start. */
const SHIMS = /[\\/](?:shims|\.volta[\\/]bin|snap[\\/]bin)[\\/]/;
const INTERPRETERS = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php)$/;

function checkShim(program: string, path: string): Finding[] {
  const isScript = INTERPRETERS.test(program) && beginsWith(realPath(path), '#!');
  if (!SHIMS.test(path) && !SHIMS.test(realPath(path)) && !isScript) return [];
  return [
    {
      check: 'shim',
      message: `${program} is ${path}, which starts another program each time and makes every hook slow`,
      help: `name the interpreter itself in the command (asdf, mise and pyenv tell it: pyenv which ${program})`,
    },
  ];
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function beginsWith(file: string, text: string): boolean {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const bytes = Buffer.alloc(text.length);
    readSync(descriptor, bytes, 0, text.length, 0);
    return bytes.toString('latin1') === text;
  } catch {
    // A file that cannot be read is reported where it is run.
    return false;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function checkFile(file: string, path: string, runs: boolean): Finding[] {
  let text: string;
  try {
    text = readFileSync(path, 'latin1');
  } catch {
    // Words that are no files are no scripts; missing ones are among the problems of the settings.
    return [];
  }
  const [first = ''] = text.split('\n', 1);
  const isShell = /^#!.*\b(?:ba|da|z|k)?sh\b/.test(first) || file.endsWith('.sh');
  const hasCarriageReturns = first.startsWith('#!') ? first.endsWith('\r') : isShell && /\r\n/.test(text);
  const crlf = {
    check: 'crlf',
    message: `${file} has the line ends of Windows, which its interpreter takes for a part of the text`,
    help: `run sed -i 's/\\r$//' ${file}, and set * text=auto eol=lf in .gitattributes`,
  };
  return [...(hasCarriageReturns ? [crlf] : []), ...(runs ? checkShebang(file, first.trimEnd()) : [])];
}

function checkShebang(file: string, first: string): Finding[] {
  if (!first.startsWith('#!')) return [];
  const [interpreter = '', ...args] = first.slice(2).trim().split(/\s+/);
  const finding = (what: string): Finding => ({
    check: 'shebang',
    message: `${file} begins with ${first}, and there is no ${what}`,
    help: `install ${basename(what)}, or change the first line of ${file}`,
  });
  if (!isProgram(interpreter)) return [finding(interpreter)];
  if (basename(interpreter) !== 'env') return checkShim(basename(interpreter), interpreter);
  const name = args.find((arg) => !arg.startsWith('-') && !arg.includes('='));
  if (name === undefined) return [];
  const path = findOnPath(name);
  return path === undefined ? [finding(name)] : checkShim(name, path);
}
