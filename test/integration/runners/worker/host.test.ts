import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { commandLinesWith, processesWith } from '../../../support/core/runner/support.js';
import { PYTHON, until, WORKER, type WorkerBench, workerBench } from '../../../support/runners/worker/support.js';

// A separate host: it runs a worker once, prints the output, and then does what its argument says.
const HOST = `
import { HookRunner } from './index.js';
const [, , cwd, mark, doing, then] = process.argv;
const hook = { type: 'worker', command: process.env.WORKER_COMMAND, startTimeout: 30000, env: { BENCH_MARK: mark } };
const input = { session_id: 's', cwd, hook_event_name: 'BeforeTool', timestamp: '', transcript_path: '', tool_input: { do: doing } };
const { output } = await new HookRunner().executeHook(hook, 'BeforeTool', input);
process.stdout.write(JSON.stringify(output) + '\\n');
if (then === 'exit') process.exit(0);
if (then === 'stay') setInterval(() => {}, 1000);
`;

async function hostIn(bench: WorkerBench, doing: string, then: string) {
  const work = bench.path('host');
  const memory = join(work, 'memory');
  mkdirSync(memory, { recursive: true });
  writeFileSync(join(work, 'worker.py'), WORKER);
  const file = bench.path('host.mjs');
  const stdin = { contents: HOST, resolveDir: join(import.meta.dirname, '../../../../src') };
  buildSync({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: file });
  const mark = `${bench.mark}-host`;
  const host = spawn(process.execPath, [file, work, mark, doing, then], {
    env: { ...process.env, XDG_RUNTIME_DIR: memory, WORKER_COMMAND: `${PYTHON} worker.py` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => host.once('exit', (code, signal) => resolve(signal ?? code)));
  let said = '';
  host.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const processes = () => processesWith(`BENCH_MARK=${mark}`);
  const nothingIsLeft = async () => {
    await until(() => processes().length === 0, 'no process of the worker is left');
    await until(
      () => readdirSync(memory).length === 0 && commandLinesWith(memory).length === 0,
      'nothing else is left',
    );
  };
  return { host, ended, processes, nothingIsLeft, said: () => said, work };
}

const ANSWER = 'subprocess.Popen(["sleep", "600"]); respond({"reason": "asked"})';

describe('Host with workers', () => {
  it('is not kept alive by an idle worker, and terminates it on exit', async () => {
    const { ended, nothingIsLeft, said } = await hostIn(workerBench(), ANSWER, 'nothing');
    expect(await ended).toBe(0);
    expect(said()).toBe('{"reason":"asked"}\n');
    await nothingIsLeft();
  });

  it('terminates its workers and their children on exit', async () => {
    const { ended, nothingIsLeft } = await hostIn(workerBench(), ANSWER, 'exit');
    expect(await ended).toBe(0);
    await nothingIsLeft();
  });

  it('leaves no worker or child if it is killed [RUN-19]', async () => {
    const { host, ended, processes, nothingIsLeft, said } = await hostIn(workerBench(), ANSWER, 'stay');
    await until(() => said() !== '', 'the worker has responded');
    expect(processes()).toHaveLength(2);
    host.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    await nothingIsLeft();
  });

  it('leaves no busy worker if it is killed, even one that ignores signals [RUN-19]', async () => {
    const doing = `
for each in (signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE): signal.signal(each, signal.SIG_IGN)
note("busy", os.getpid())
while True: time.sleep(1)`;
    const { host, ended, nothingIsLeft, work } = await hostIn(workerBench(), doing, 'stay');
    const busy = join(work, 'busy');
    await until(() => existsSync(busy) && Number(readFileSync(busy, 'utf8')) > 0, 'the worker is busy');
    host.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    await nothingIsLeft();
  });
});
