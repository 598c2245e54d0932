// The reduced form of the runner's tests, in plain JavaScript for any runtime. Prints a line of JSON for each row.
import assert from 'node:assert/strict';
import { clearUp, makeBench } from './bench.mjs';
import { rows as answers } from './rows/answers.mjs';
import { rows as ending } from './rows/ending.mjs';
import { rows as host } from './rows/host.mjs';
import { rows as order } from './rows/order.mjs';

const LIMIT_MS = 60_000;

const tell = (row, error) => console.log(JSON.stringify({ row, error }));

const warnings = [];
process.on('warning', (warning) => warnings.push(String(warning)));

for (const [row, check] of Object.entries({ ...answers, ...order, ...ending, ...host })) {
  const bench = makeBench();
  await judge(row, () => check(bench));
  bench.close();
}
await judge('nothing is left behind', clearUp);
await judge('the runtime warns of nothing', async () => assert.deepEqual(warnings, []));

async function judge(row, check) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    await Promise.race([check(), late]);
    tell(row);
  } catch (error) {
    tell(row, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}
