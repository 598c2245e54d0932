import { basename } from 'node:path';
import { helperProgram } from './helper-programs.js';

/** Shell of a system with POSIX shells. */
export type Shell = 'bash' | 'sh';

export interface ShellCommand {
  file: string;
  args: string[];
}

/**
 * Returns the program for a command line. The text is passed unchanged: the shell expands environment variables, nothing is
 * replaced in the text.
 */
export function shellCommand(command: string, cwd?: string, shell: Shell = 'bash'): ShellCommand {
  if (process.platform === 'win32') return powershellCommand(command);
  const bash = shell === 'bash' ? helperProgram('bash', cwd) : undefined;
  return posixCommand(bash ?? plainShell(cwd), command);
}

/** Returns the shell that every system has, for the watchdog and for systems without bash. */
export function plainShell(cwd?: string): string {
  return helperProgram('sh', cwd) ?? '/bin/sh';
}

/**
 * Returns the arguments for a shell. `--norc`: bash reads ~/.bashrc if its stdin looks like a network connection. `--`: a text that
 * begins with a dash or a plus would be read as options, and the exit code 2 of that error as a block.
 */
export function posixCommand(file: string, command: string): ShellCommand {
  return { file, args: [...(basename(file) === 'sh' ? [] : ['--norc']), '-c', '--', command] };
}

const PROJECT_VARIABLES = ['HOOKWRIGHT_PROJECT_DIR', 'LLXPRT_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'CLAUDE_PROJECT_DIR'];
const NAMES = PROJECT_VARIABLES.join('|');
const REFERENCE = new RegExp(`\\$(?:\\{(${NAMES})\\}|(${NAMES})(?!\\w))`, 'g');

/** Returns the program for a PowerShell command. It is encoded in a script that passes its exit code on. */
export function powershellCommand(command: string): { file: string; args: string[] } {
  const script = [
    "$ProgressPreference = 'SilentlyContinue'",
    'try {',
    command.replace(REFERENCE, (_match, braced?: string, bare?: string) => `\${env:${braced ?? bare}}`),
    // On its own line, so that a trailing comment cannot hide it.
    '$hookwrightOk = $?',
    '} catch { [Console]::Error.WriteLine($_); exit 1 }',
    'if ($hookwrightOk) { exit 0 }',
    'if ($LASTEXITCODE) { exit $LASTEXITCODE }',
    'exit 1',
  ].join('\n');
  const encoded = Buffer.from(script, 'utf16le').toString('base64');
  return { file: 'powershell.exe', args: ['-NoProfile', '-NonInteractive', '-EncodedCommand', encoded] };
}
