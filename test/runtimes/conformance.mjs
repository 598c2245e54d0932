// The reduced form of the runner's tests, in plain JavaScript for any runtime. Prints a line of JSON for each row.
import { clearUp, makeBench } from './bench.mjs';
import { rows as answers } from './rows/answers.mjs';
import { rows as ending } from './rows/ending.mjs';
import { rows as host } from './rows/host.mjs';
import { rows as order } from './rows/order.mjs';

const LIMIT_MS = 60_000;

const tell = (row, error) => console.log(JSON.stringify({ row, error }));

for (const [row, check] of Object.entries({ ...answers, ...order, ...ending, ...host })) {
  const bench = makeBench();
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    await Promise.race([check(bench), late]);
    tell(row);
  } catch (error) {
    tell(row, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    bench.close();
  }
}
try {
  await clearUp();
  tell('nothing is left behind');
} catch (error) {
  tell('nothing is left behind', error.message);
}
