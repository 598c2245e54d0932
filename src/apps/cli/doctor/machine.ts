import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { HookRegistryEntry } from '../../../../generated/index.js';
import { readHead, realPath } from '../../../util/files.js';
import { messageOf } from '../exit.js';
import { findProgram, type HookLocation, interpreterOf, programOf, readHookText } from '../runtime.js';

/** Problem that prevents hooks from firing, or makes them slow. */
export interface Finding {
  readonly check: string;
  readonly message: string;
  readonly help: string;
}

/** Checks what every hook needs, independent of the project. */
export function checkMachine(): Finding[] {
  return [...checkShell(), ...checkTemporaryFiles()];
}

function checkShell(): Finding[] {
  if (process.platform === 'win32' || findProgram('bash', process.env['PATH'] ?? '') !== undefined) return [];
  return [
    {
      check: 'bash',
      message: 'there is no bash on PATH: commands run in sh, which has fewer features',
      help: 'install bash, or write commands that sh understands',
    },
  ];
}

function checkTemporaryFiles(): Finding[] {
  const folder = tmpdir();
  try {
    rmdirSync(mkdtempSync(join(folder, 'hookwright-doctor-')));
    return [];
  } catch (error) {
    return [
      {
        check: 'temporary-files',
        message: `no file can be made in ${folder}: ${messageOf(error)}`,
        help: 'set TMPDIR to a folder that you can write to',
      },
    ];
  }
}

/** Reports interpreters of hooks that are slow shims. */
export function checkShims(entries: readonly HookRegistryEntry[], place: HookLocation): Finding[] {
  const commands = entries.flatMap((entry) => commandsOf(entry, place)).flatMap((words) => programOf(words) ?? []);
  const programs = new Set(commands.map(({ program }) => started(program, place)));
  return [...programs].flatMap((program) => {
    const path = findProgram(program, process.env['PATH'] ?? '');
    return path === undefined ? [] : checkShim(program, path);
  });
}

/** Returns the interpreter of a script, or the program itself. */
function started(program: string, { workingDir }: HookLocation): string {
  return program.includes('/') ? basename(interpreterOf(resolve(workingDir, program)) ?? program) : program;
}

function commandsOf({ config, dialect }: HookRegistryEntry, place: HookLocation): string[][] {
  if (!('command' in config) || typeof config.command !== 'string') return [];
  const { command, args, env = {} } = { args: undefined, ...config };
  if (args !== undefined) return [[command, ...args]];
  const own = { ...place, workingDir: dialect?.cwd ?? place.workingDir };
  return readHookText(command, { ...dialect?.variables, ...env }, own);
}

/** Paths of shims: scripts of version managers that look up the real interpreter at every start. */
const SHIMS = /[\\/](?:shims|\.volta[\\/]bin|snap[\\/]bin)[\\/]/;
const INTERPRETERS = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php)$/;

function checkShim(program: string, path: string): Finding[] {
  const isScript = INTERPRETERS.test(program) && readHead(path, 2) === '#!';
  if (!SHIMS.test(path) && !SHIMS.test(realPath(path)) && !isScript) return [];
  return [
    {
      check: 'shim',
      message: `${program} is ${path}, which starts another program each time and makes every hook slow`,
      help: `name the interpreter itself in the command (asdf, mise and pyenv print it: pyenv which ${program})`,
    },
  ];
}
