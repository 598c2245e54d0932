// Calls a guarded tool a given number of times at once, and prints the duration and how many tools ran.
import { buildSync } from 'esbuild';
import { createConfig, executeToolWithHooks, HookEventName } from '../dist/index.js';

const GUARD_MS = 2000;
const count = Number(process.argv[2]);
const guard = { type: 'command', command: `sleep ${GUARD_MS / 1000}; exit 2`, timeout: 600_000 };
const config = createConfig({ workingDir: process.cwd(), hooks: { [HookEventName.BeforeTool]: [{ hooks: [guard] }] } });
let ran = 0;
const tool = async () => {
  ran++;
  return { llmContent: 'ran', returnDisplay: 'ran' };
};

const start = performance.now();
await Promise.all(
  Array.from({ length: count }, (_, index) => executeToolWithHooks(config, 'write_file', { index }, tool)),
);
const tookMs = performance.now() - start;
console.log(JSON.stringify({ bound: await boundHere(), guardMs: GUARD_MS, tookMs, ran }));
await config.getHookSystem().dispose({ kill: true });

/** Returns the limit on child processes. It is not exported, so the module is bundled from the sources. */
async function boundHere() {
  const entryPoints = [`${import.meta.dirname}/../src/runners/process/process-semaphore.ts`];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, format: 'esm', platform: 'node', write: false });
  const { processSemaphore } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return processSemaphore.bound;
}
