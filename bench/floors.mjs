// Floors: the least that a careful author would write without hookwright.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Awaited no-op: an async function that takes the parameters and returns a new object. */
export async function noOp(params) {
  return { params };
}

// Spreading process.env is slow, so a careful author does it once.
const environment = { ...process.env };

/** Starts a program, writes its input, collects its output and waits until it exits. */
export function rawSpawn(file, args, bytes) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: process.cwd(), env: environment, stdio: 'pipe' });
    const stdout = [];
    const stderr = [];
    child.stdout.on('data', (chunk) => stdout.push(chunk));
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    child.stdin.on('error', () => {});
    child.once('error', reject);
    child.once('close', (code) => {
      const outcome = { stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
      if (code === 0 && outcome.stdout !== '') resolve(outcome);
      else reject(new Error(`a raw process of the benchmark ended with ${code}: ${outcome.stderr}`));
    });
    child.stdin.end(bytes);
  });
}

/** Starts shell text with the same argv as hookwright. */
export function rawShell(command, bytes) {
  return rawSpawn(bash, ['--norc', '-c', '--', command], bytes);
}

const bash = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((directory) => join(directory, 'bash'))
  .find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
