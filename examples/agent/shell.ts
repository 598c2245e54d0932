import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { ToolResult } from 'hookwright';
import { errorResult, textResult } from './tool.js';

const TIMEOUT_MS = 10_000;

/** Runs a command and kills everything that it started when it ends. */
export async function runInShell(command: string, cwd: string, signal: AbortSignal | undefined): Promise<ToolResult> {
  // Commands of the model must not read its API key.
  const { GEMINI_API_KEY: _gemini, GOOGLE_API_KEY: _google, ...env } = process.env;
  const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const end = () => endGroup(child);
  const timer = setTimeout(end, TIMEOUT_MS);
  signal?.addEventListener('abort', end);
  child.once('exit', end);
  try {
    const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    signal?.throwIfAborted();
    const output = `${stdout}${stderr}`.trim();
    if (code === 0) return textResult(output || 'It printed nothing.');
    return errorResult(`It ended with ${code === null ? 'a signal' : `exit code ${code}`}. ${output}`.trim());
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}
