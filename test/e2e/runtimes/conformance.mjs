// Reduced form of the runner's tests, in plain JavaScript for any runtime. Prints a line of JSON for each row.
import assert from 'node:assert/strict';
import { expectNothingLeft, makeBench } from './bench.mjs';
import * as ending from './rows/ending.mjs';
import * as host from './rows/host.mjs';
import * as order from './rows/order.mjs';
import * as outputs from './rows/outputs.mjs';
import * as streams from './rows/streams.mjs';

const LIMIT_MS = 60_000;

const warnings = [];
process.on('warning', (warning) => warnings.push(String(warning)));

for (const { guarantee, rows } of [outputs, streams, order, ending, host]) {
  for (const [row, check] of Object.entries(rows)) {
    const bench = makeBench();
    await judge(guarantee, row, () => check(bench));
    bench.close();
  }
}
await judge(ending.guarantee, 'no process, watchdog or private file is left', expectNothingLeft);
await judge(host.guarantee, 'the runtime prints no warnings', async () => assert.deepEqual(warnings, []));

async function judge(guarantee, row, check) {
  const report = (error) => console.log(JSON.stringify({ guarantee, row, error }));
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not finish within ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    await Promise.race([check(), late]);
    report();
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}
