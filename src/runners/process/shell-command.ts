import { basename } from 'node:path';
import { helperProgram } from './helper-programs.js';
import { powershellCommand } from './powershell-command.js';

export interface ShellCommand {
  file: string;
  args: string[];
}

/**
 * What to start for a command line. The text is handed over whole and unchanged: values reach it as environment
 * variables that the shell expands, never by replacement.
 */
export function shellCommand(command: string, cwd?: string): ShellCommand {
  if (process.platform === 'win32') return powershellCommand(command);
  return posixCommand(helperProgram('bash', cwd) ?? plainShell(cwd), command);
}

/** The shell that every system has, for our own scripts and where there is no bash. */
export function plainShell(cwd?: string): string {
  return helperProgram('sh', cwd) ?? '/bin/sh';
}

/**
 * `--norc` because a bash whose stdin looks like a network connection would read ~/.bashrc, and print what it prints;
 * `--` because a text that begins with a dash or a plus would be taken for options, and exit code 2 for a refusal.
 */
export function posixCommand(file: string, command: string): ShellCommand {
  return { file, args: [...(basename(file) === 'sh' ? [] : ['--norc']), '-c', '--', command] };
}
