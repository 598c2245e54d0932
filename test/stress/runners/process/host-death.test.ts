import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  commandLinesWith,
  launcher,
  launchersOf,
  processesWith,
  stateOf,
  until,
} from '../../../support/runners/process/support.js';

// A host that runs one command with a background child, both ignoring signals, and then does what its argument says.
const HOST = `
import childProcess from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { ProcessRunner } from './process-runner.js';
const [, , directory, mark, ending] = process.argv;
const runner = new ProcessRunner({ launcher: process.env.LAUNCHER });
const start = (script, timeoutMs = 600000) => {
  const stdin = runner.prepareStdin(Buffer.from('{}'));
  const env = { ...process.env, MARK: mark };
  return runner
    .run({ file: '/bin/bash', args: ['-c', script], cwd: directory, env, stdin, timeoutMs, maxOutputBytes: 1000 })
    .finally(() => stdin.release());
};
const exists = async (name) => {
  while (!existsSync(directory + '/' + name)) await new Promise((resolve) => setTimeout(resolve, 10));
};
const stubborn = 'trap "" TERM HUP INT PIPE; (touch child; while :; do sleep 0.1; done) & ';
const endings = {
  wait: async () => { await exists('go'); process.exit(0); },
  exit: async () => process.exit(7),
  throw: async () => { setImmediate(() => { throw new Error('the host breaks'); }); },
};
const { spawn } = childProcess;
const { write } = Socket.prototype;
/** Kills the host when the command was spawned or requested, before it has the process id. */
const dieAtSpawn = () => {
  Socket.prototype.write = function (text, ...rest) {
    const written = write.call(this, text, ...rest);
    if (String(text).includes('touch leader')) process.kill(process.pid, 'SIGKILL');
    return written;
  };
  childProcess.spawn = (file, ...rest) => {
    const child = spawn(file, ...rest);
    if (file === '/bin/bash') process.kill(process.pid, 'SIGKILL');
    return child;
  };
  syncBuiltinESMExports();
};
if (ending === 'die-at-first' || ending === 'die-at-second') {
  if (ending === 'die-at-second') await start('true');
  const ballast = Buffer.alloc(300_000_000, 1);
  dieAtSpawn();
  await start(stubborn + 'touch leader; while :; do sleep 0.1; done');
  console.log(ballast.length);
} else if (ending === 'leave') {
  // Only a background child and a command that ignores its timeout are left. This listener runs before that of the runner,
  // which exists only while a group is unfinished.
  process.on('exit', () => console.log('unfinished ' + (process.listenerCount('exit') > 1)));
  await start(stubborn + 'exit 0');
  console.log((await start(stubborn + 'touch leader; while :; do sleep 0.1; done', 2500)).kind);
} else if (ending === 'idle') {
  await start('true');
  await start('(while [ ! -e go ]; do sleep 0.02; done; touch over) >/dev/null 2>&1 & exit 0');
  // Closed handles disappear one turn of the event loop later.
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  const resources = process.getActiveResourcesInfo();
  console.log(JSON.stringify(resources));
  await exists('over');
} else if (ending === 'warm') {
  await start('true');
  await new Promise(setImmediate);
  console.log('ready');
  await exists('go');
} else if (ending === 'exhaust') {
  await start('true');
  const count = () => readdirSync('/proc/self/fd').length;
  const before = count();
  const held = [];
  try { for (;;) held.push(openSync('/dev/null')); } catch {}
  const kinds = [];
  for (let spare = 0; spare < 14; spare += 1) {
    let outcome = await start('echo fine', 300);
    // A slow start on a busy machine is unrelated to descriptors.
    if (outcome.kind === 'timed-out') outcome = await start('echo fine', 20_000);
    kinds.push(outcome.kind === 'exited' ? outcome.stdout : outcome.kind);
    closeSync(held.pop());
  }
  try { for (;;) held.push(openSync('/dev/null')); } catch {}
  const waiting = Array.from({ length: 20 }, () => start('echo fine > /dev/stderr'));
  const freeSome = setInterval(() => held.length > 0 ? closeSync(held.pop()) : clearInterval(freeSome), 50);
  const waited = new Set((await Promise.all(waiting)).map(({ stderr }) => stderr));
  clearInterval(freeSome);
  for (const descriptor of held) closeSync(descriptor);
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  console.log(JSON.stringify({ kinds: [...new Set(kinds)], waited: [...waited], leaked: count() - before }));
} else if (ending === 'dispose') {
  const running = start(stubborn + 'touch leader; while :; do sleep 0.1; done');
  await exists('leader');
  runner.dispose({ kill: true });
  console.log((await running).kind);
} else {
  void start(stubborn + 'touch leader; while :; do sleep 0.1; done');
  await exists('leader');
  await exists('child');
  console.log('ready');
  await endings[ending]();
}
`;

let bundle: string;
let directory: string;
let memory: string;
let mark: string;
let host: ChildProcess | undefined;

beforeAll(() => {
  bundle = join(mkdtempSync(join(tmpdir(), 'process-host-')), 'host.mjs');
  const resolveDir = join(import.meta.dirname, '../../../../src/runners/process');
  buildSync({
    stdin: { contents: HOST, resolveDir, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: bundle,
  });
});

afterAll(() => rmSync(join(bundle, '..'), { recursive: true }));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'process-work-'));
  memory = mkdtempSync(join(tmpdir(), 'process-memory-'));
  mark = randomUUID();
});

afterEach(async () => {
  host?.kill('SIGKILL');
  await until(nothingLeft, 'nothing is left');
  rmSync(directory, { recursive: true });
  rmSync(memory, { recursive: true });
});

const ours = () => processesWith(`MARK=${mark}`);

function nothingLeft(): boolean {
  const helpers = [...commandLinesWith(memory), ...launchersOf(host?.pid)];
  return ours().length === 0 && helpers.length === 0 && readdirSync(memory).length === 0;
}

/** Resolves with the output of the host and how it ended. */
function startHost(
  ending: string,
  wrapper: string[] = [],
): { text: () => string; ended: Promise<number | NodeJS.Signals | null> } {
  const [file = '', ...args] = [...wrapper, process.execPath, bundle, directory, mark, ending];
  const child = spawn(file, args, {
    env: { ...process.env, XDG_RUNTIME_DIR: memory, LAUNCHER: launcher },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  host = child;
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return {
    text: () => text,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code))),
  };
}

describe('No process of a command survives a host', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'killed by %s while the command runs [RUN-19]',
    async (signal) => {
      const { text, ended } = startHost('wait');
      await until(() => text() === 'ready\n', 'the command runs');
      expect(ours().length).toBeGreaterThanOrEqual(2);
      expect(commandLinesWith(memory)).toHaveLength(1);
      expect(readdirSync(memory)).toHaveLength(1);
      host?.kill(signal);
      expect(await ended).toBe(signal);
      await until(nothingLeft, 'command, child, watchdog and directory are gone');
    },
  );

  it.each([
    ['calls process.exit', 'exit', 7],
    ['throws an uncaught error', 'throw', 1],
  ])('that %s while the command runs [RUN-19]', async (_name, ending, code) => {
    const { text, ended } = startHost(ending);
    expect(await ended).toBe(code);
    expect(text()).toBe('ready\n');
    await until(nothingLeft, 'command, child, watchdog and directory are gone');
  });

  it('that has nothing more to do, and unfinished groups do not keep it alive [RUN-13] [RUN-19]', async () => {
    const { text, ended } = startHost('leave');
    expect(await ended).toBe(0);
    expect(text()).toBe('timed-out\nunfinished true\n');
    await until(nothingLeft, 'commands, children, watchdog and directory are gone');
  });

  it('that disposes the runner and exits [RUN-19]', async () => {
    const { text, ended } = startHost('dispose');
    expect(await ended).toBe(0);
    expect(text()).toBe('aborted\n');
    await until(nothingLeft, 'command, child, watchdog and directory are gone');
  });

  it.each([
    ['first', 'die-at-first'],
    ['second', 'die-at-second'],
  ])('killed as its %s command starts, before it has the process id [RUN-19]', async (_name, ending) => {
    const { text, ended } = startHost(ending);
    expect(await ended).toBe('SIGKILL');
    expect(text()).toBe('');
    await until(nothingLeft, 'command, child, watchdog and directory are gone');
  });

  it('killed before its first command [RUN-23]', async () => {
    const { text, ended } = startHost('warm');
    await until(() => text() === 'ready\n', 'the FIFOs are made');
    expect(readdirSync(memory)).toHaveLength(1);
    host?.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    await until(nothingLeft, 'watchdog and directory are gone');
  });

  it.each(['wait', 'idle', 'warm'])(
    'with a killed watchdog, if the host exits normally: %s [RUN-19]',
    async (ending) => {
      const { text, ended } = startHost(ending);
      await until(() => text() !== '', 'the command runs');
      const [watchdog = 0, ...others] = commandLinesWith(memory);
      expect(others).toEqual([]);
      process.kill(watchdog, 'SIGKILL');
      await until(() => stateOf(watchdog) === '', 'the host has reaped its watchdog');
      writeFileSync(join(directory, 'go'), '');
      expect(await ended).toBe(0);
      await until(nothingLeft, 'command, child and directory are gone');
    },
  );
});

describe('Host', () => {
  it('is not kept alive after its commands exit, whatever they left behind [RUN-13] [RUN-19]', async () => {
    const { text, ended } = startHost('idle');
    await until(() => text() !== '', 'the commands have exited');
    expect(JSON.parse(text())).toEqual([]);
    writeFileSync(join(directory, 'go'), '');
    expect(await ended).toBe(0);
  });

  it('without free descriptors lets commands wait up to their timeout and loses none [RUN-10] [RUN-23]', async () => {
    const { text, ended } = startHost('exhaust', ['bash', '-c', 'ulimit -n 60; exec "$0" "$@"']);
    expect(await ended).toBe(0);
    expect(JSON.parse(text())).toEqual({ kinds: ['not-asked', 'fine\n'], waited: ['fine\n'], leaked: 0 });
  });
});
