import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { HookRegistryEntry } from '../../../../generated/index.js';
import { readHead, realPath } from '../../../util/files.js';
import { messageOf } from '../exit.js';
import { findProgram, type HookLocation, interpreterOf, programOf, readHookText } from '../runtime.js';
import type { CheckedHook } from './checked-hook.js';
import type { Finding } from './finding.js';

/** Checks what every hook needs, independent of the project. */
export function checkMachine(): Finding[] {
  return [...checkShell(), ...checkTemporaryFiles()];
}

function checkShell(): Finding[] {
  if (process.platform === 'win32' || findProgram('bash', process.env['PATH'] ?? '') !== undefined) return [];
  return [
    {
      check: 'bash',
      message: 'cannot find bash on PATH: commands run in sh, which has fewer features',
      help: 'install bash, or write commands that sh understands',
      hooks: [],
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
        message: `cannot create a file in ${folder}: ${messageOf(error)}`,
        help: 'set TMPDIR to a folder that you can write to',
        hooks: [],
      },
    ];
  }
}

/** Reports interpreters of hooks that are slow shims. */
export function checkShims(hooks: readonly CheckedHook[]): Finding[] {
  return hooks.flatMap(({ hook, location, affected }) => {
    const programs = commandsOf(hook.verdict.entry, location).flatMap((words) => programOf(words) ?? []);
    return [...new Set(programs.map(({ program }) => started(program, location)))].flatMap((program) => {
      const path = findProgram(program, process.env['PATH'] ?? '');
      return path === undefined ? [] : checkShim(program, path).map((finding) => ({ ...finding, hooks: [affected] }));
    });
  });
}

/** Returns the interpreter of a script, or the program itself. */
function started(program: string, { workingDir }: HookLocation): string {
  return program.includes('/') ? basename(interpreterOf(resolve(workingDir, program)) ?? program) : program;
}

function commandsOf({ config, dialect }: HookRegistryEntry, location: HookLocation): string[][] {
  if (!('command' in config) || typeof config.command !== 'string') return [];
  const { command, args, env = {} } = { args: undefined, ...config };
  if (args !== undefined) return [[command, ...args]];
  return readHookText(command, { ...dialect?.variables, ...env }, location);
}

/** Paths of shims: scripts of version managers that look up the real interpreter at every start. */
const SHIMS = /[\\/](?:shims|\.volta[\\/]bin|snap[\\/]bin)[\\/]/;
const INTERPRETERS = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php)$/;

function checkShim(program: string, path: string): Omit<Finding, 'hooks'>[] {
  const isScript = INTERPRETERS.test(program) && readHead(path, 2) === '#!';
  if (!SHIMS.test(path) && !SHIMS.test(realPath(path)) && !isScript) return [];
  return [
    {
      check: 'shim',
      note: true,
      message: `${program} is the shim ${path}, which starts another program each time and makes hooks slow`,
      help: `use the path of the interpreter in the command; asdf, mise and pyenv print it: pyenv which ${program}`,
    },
  ];
}
