import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, onTestFailed } from 'vitest';
import { hasInexactNumber } from '../../../../src/integrations/mcp/proxy/exact-numbers.js';
import { readLines, TOO_LONG } from '../../../../src/util/lines.js';
import { propertyRuns } from '../../../support/long-form.js';
import { around, makeProxy } from './machine.js';

/** Spellings that a server could read as a call and a proxy could miss. */
const spelling = (name: string) =>
  fc.constantFrom(name, name.toUpperCase(), `${name} `, `\u200b${name}`, name.replace('s', 'ſ'), '__proto__', 'id');
const method = fc.oneof(
  fc.constantFrom(
    'tools/call',
    'Tools/Call',
    ' tools/call',
    'tools/call\u0000',
    'tools\u200b/call',
    'tools/list',
    'ping',
    'x',
  ),
  fc.jsonValue({ maxDepth: 1 }),
);
const params = fc.oneof(
  fc.constant({ name: 'echo', arguments: { a: 1 } }),
  fc.dictionary(spelling('name'), fc.oneof(fc.constantFrom('echo', 'fail'), fc.jsonValue({ maxDepth: 1 }))),
  fc.jsonValue({ maxDepth: 2 }),
);
const id = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom('1', null, 1.5, true),
  fc.jsonValue({ maxDepth: 1 }),
);
const member = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('method'), method) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('params'), params) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('id'), id) },
  fc.tuple(
    fc.oneof(spelling('method'), spelling('params'), fc.constantFrom('result', 'error', 'jsonrpc')),
    fc.oneof(method, params),
  ),
);
/** Built as text, so that a member can appear twice. */
const message = fc
  .array(member, { maxLength: 7 })
  .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`);
const batch = fc.array(message, { maxLength: 3 }).map((messages) => `[${messages.join(',')}]`);
const broken = message.chain((text) => fc.nat(text.length).map((end) => text.slice(0, end)));
const frame = fc.oneof({ weight: 6, arbitrary: message }, batch, broken, fc.string());

it('MCP proxy lets no blocked call reach the server, for any client input', async () => {
  const { seed = randomInt(2 ** 31), numRuns } = propertyRuns(1_600);
  onTestFailed(() => console.error(`the frames were generated with seed ${seed}`));
  const { initialize, write, request, reached, child, ended } = makeProxy({ hooks: around('exit 2') });
  await initialize();
  for (const text of fc.sample(frame, { numRuns, seed })) write(`${text.replaceAll('\n', ' ')}\n`);
  await request('the end', 'unknown/echo', {});
  child.stdin.end();
  await ended;
  const lines = reached().filter((line) => !line.startsWith('cancelled'));
  expect(lines.filter((line) => /tools[/]call/i.test(String(methodIn(JSON.parse(line)))))).toEqual([]);
  const known = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);
  expect(lines.flatMap((line) => Object.keys(JSON.parse(line))).filter((key) => !known.has(key))).toEqual([]);
});

/** Returns the method without invisible characters and spaces, as a lenient server would read it. */
function methodIn({ method: name }: { method?: unknown }): unknown {
  return typeof name === 'string' ? name.replaceAll(/[\p{C}\s]/gu, '') : name;
}

it('hasInexactNumber finds exactly the numbers that JavaScript would not write as they were read', () => {
  const number = fc.oneof(
    fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
    fc.constantFrom('1e400', '-1E+999', '9007199254740993', '9007199254740992', '0', '-0', '1.0', '1e3'),
  );
  const isKept = (text: string): boolean => {
    if (!Number.isFinite(Number(text))) return false;
    return !/^-?\d+$/.test(text) || BigInt(text) === BigInt(Number(text));
  };
  fc.assert(
    fc.property(fc.array(number), fc.array(fc.string()), (numbers, texts) => {
      const json = `{"a":[${numbers.join(',')}],"b":${JSON.stringify([...texts, ...numbers, '\\"'])}}`;
      expect(hasInexactNumber(json)).toBe(!numbers.every(isKept));
    }),
  );
});

it('readLines returns the same lines for any chunk boundaries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 8 })), fc.boolean(), async (chunks, isEnded) => {
      const bytes = [
        ...chunks.map((chunk) => Buffer.from(chunk.map((byte) => byte % 12))),
        ...(isEnded ? [Buffer.from('\n')] : []),
      ];
      const expected = Buffer.concat(bytes).toString('latin1').split('\n');
      if (expected.at(-1) === '') expected.pop();
      const lines: string[] = [];
      for await (const line of readLines(streamOf(bytes), 10)) {
        lines.push(line === TOO_LONG ? 'too long' : line.toString('latin1'));
      }
      expect(lines).toEqual(expected.map((line) => (line.length > 10 ? 'too long' : line)));
    }),
  );
});

async function* streamOf(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
}
