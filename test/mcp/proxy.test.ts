import { expect, it } from 'vitest';
import { makeProxy } from './machine.js';
it('works', async () => {
  const { initialize, call, stderr, child, ended, request } = makeProxy();
  await initialize();
  console.log(await call(1, 'echo', { a: 1 }), await request(2, 'tools/list'));
  child.stdin.end();
  console.log(await ended, stderr());
});
