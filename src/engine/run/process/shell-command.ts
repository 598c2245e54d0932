import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { powershellCommand } from './powershell-command.js';

export interface ShellCommand {
  file: string;
  args: string[];
}

let shell: string | undefined;

/**
 * What to start for a command line. The text is handed over whole and unchanged: values reach it as environment
 * variables that the shell expands, never by replacement.
 */
export function shellCommand(command: string): ShellCommand {
  if (process.platform === 'win32') return powershellCommand(command);
  shell ??= findBash(process.env['PATH'] ?? '') ?? 'sh';
  return posixCommand(shell, command);
}

/**
 * `--norc` because a bash whose stdin looks like a network connection would read ~/.bashrc, and print what it prints;
 * `--` because a text that begins with a dash or a plus would be taken for options, and exit code 2 for a refusal.
 */
export function posixCommand(file: string, command: string): ShellCommand {
  return { file, args: [...(file === 'sh' ? [] : ['--norc']), '-c', '--', command] };
}

export function findBash(path: string): string | undefined {
  return path
    .split(delimiter)
    .filter((directory) => directory.startsWith('/'))
    .map((directory) => join(directory, 'bash'))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
