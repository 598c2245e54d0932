import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fire, makeMachine, settingsWith } from '../../../support/config/settings/machine.js';
import { propertyRuns } from '../../../support/long-form.js';

const good = JSON.stringify(
  { $schema: 'x', ...settingsWith({ type: 'command', command: 'echo guard', onError: 'block', name: 'guard' }) },
  undefined,
  1,
);

/** Valid settings with random damage. */
const damaged = fc
  .tuple(
    fc.nat(good.length),
    fc.nat(20),
    fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom(...'{}[],:"/*\n')),
  )
  .map(([at, length, text]) => good.slice(0, at) + text + good.slice(at + length));
const words = fc
  .array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"hooks"',
      '"BeforeTool"',
      '"type"',
      '"command"',
      'true',
      '1',
      '//',
      '/*',
      '*/',
      '\n',
      ' ',
      '"',
      '\\',
    ),
  )
  .map((parts) => parts.join(''));
const values = fc.json({ maxDepth: 6 });
const shaped = fc
  .record(
    {
      enableHooks: fc.anything(),
      hooks: fc.dictionary(fc.constantFrom('BeforeTool', 'BeforeTol', 'enabled'), fc.jsonValue({ maxDepth: 5 })),
      onError: fc.jsonValue(),
      disabledHooks: fc.jsonValue(),
      trace: fc.jsonValue(),
      [fc.sample(fc.string(), 1)[0] ?? 'x']: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value) ?? '');
const bytes = fc.uint8Array({ maxLength: 200 });
const anyText = fc.oneof(fc.string({ unit: 'binary' }), damaged, words, values, shaped, bytes);

it('settings with any text do not throw, have positioned problems and keep other layers running [CFG-8]', async () => {
  const { write, load, ...at } = makeMachine();
  write(at.user, settingsWith('echo user'));
  await fc.assert(
    fc.asyncProperty(anyText, fc.constantFrom(at.shared, at.local), async (text, file) => {
      write(file, text);
      const config = await load();
      expectPlaces(config.problems);
      const pending = await config.trust.pending();
      expect(pending.every(({ source }) => source === 'project')).toBe(true);
      const verdicts = await fire(config);
      expect(verdicts['echo user']).toBe('ran');
      // The guard is in the trace, or a note reports that its file is invalid.
      if (String(text).includes('"block"') && Object.keys(verdicts).length < 2)
        expect(config.getNotes()).not.toEqual([]);
      await config.dispose();
    }),
    propertyRuns(40),
  );
});

it('damaged user settings fail all events or none, and are always reported [CFG-8]', async () => {
  const { write, load, ...at } = makeMachine();
  write(at.system, settingsWith('echo system'));
  await fc.assert(
    fc.asyncProperty(damaged, async (text) => {
      write(at.user, text);
      const config = await load();
      expectPlaces(config.problems);
      const verdicts = await fire(config);
      if (verdicts['failed'] === 'yes') expect(config.problems).toMatchObject([{ severity: 'error' }]);
      else expect(verdicts['echo system']).toBe('ran');
      // Counts by verdict, because the damage may change the name of the guard.
      const ran = Object.values(verdicts).filter((verdict) => verdict === 'ran');
      if (ran.length < 2) expect(config.problems).not.toEqual([]);
      await config.dispose();
    }),
    propertyRuns(20),
  );
});

it.each([
  ['deep lists', '['.repeat(100_000)],
  ['deep objects', '{"a":'.repeat(50_000)],
  ['deep but valid lists', `{"hooks":{"BeforeTool":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`],
  [
    'a deep field',
    `{"enableHooks":true,"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"echo deep","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}]}}`,
  ],
  ['a long string', `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"${'x'.repeat(1_000_000)}"}]}]}}`],
  ['prototype names', '{"__proto__":{"enableHooks":true},"constructor":1,"hooks":{"__proto__":[],"toString":[]}}'],
  ['a null character', '\0'],
  ['another encoding', Buffer.from('\uFEFF{ "hooks": {} }', 'utf16le')],
  [
    'many problems',
    JSON.stringify({ hooks: Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`x${index}`, 1])) }),
  ],
])('settings with %s have problems and keep other layers running [CFG-8]', async (_, text) => {
  const { write, load, ...at } = makeMachine();
  write(at.user, settingsWith('echo user'));
  write(at.shared, text);
  const config = await load();
  expectPlaces(config.problems);
  expect(config.problems).not.toEqual([]);
  expect((await fire(config))['echo user']).toBe('ran');
});

function expectPlaces(problems: readonly { file: string; line: number; column: number }[]): void {
  for (const { file, line, column } of problems) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines[line - 1];
    if (at === undefined || column < 1 || column > at.length + 1)
      throw new Error(`${file}:${line}:${column} is outside`);
  }
}
