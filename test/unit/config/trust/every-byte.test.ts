import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CommandHookConfig, HookType } from '../../../../generated/index.js';
import type { TrustEntry } from '../../../../src/config/trust/index.js';
import { hook, makeFolder, trustOf, write } from '../../../support/config/trust/project.js';
import { propertyRuns } from '../../../support/long-form.js';

it('is revoked by any changed byte of any covered file [SEC-3]', async () => {
  const project = makeFolder();
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(
      bytes,
      bytes,
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      fc.boolean(),
      async (a, b, at, by, first) => {
        write(project, 'guard.sh', a);
        write(project, 'rules.json', b);
        const entry = hook('bash guard.sh rules.json');
        const { grantAll, whyNot } = trustOf({ project, entries: [entry] });
        await grantAll();
        expect(whyNot(entry)).toBe('trusted');
        const [path, content] = first ? (['guard.sh', a] as const) : (['rules.json', b] as const);
        const changed = Uint8Array.from(content);
        const index = at % changed.length;
        changed[index] = ((changed[index] ?? 0) + by) % 256;
        writeFileSync(join(project, path), changed);
        expect(whyNot(entry)).toContain(`${path} changed`);
        writeFileSync(join(project, path), content);
        expect(whyNot(entry)).toBe('trusted');
      },
    ),
    propertyRuns(60),
  );
});

const text = fc.string({ minLength: 1, maxLength: 12 });
const entries: fc.Arbitrary<TrustEntry> = fc
  .record(
    {
      command: fc.constantFrom('./guard.sh', 'echo a', 'true'),
      name: text,
      description: text,
      timeout: fc.integer({ min: 1, max: 9 }),
      env: fc.dictionary(fc.constantFrom('A', 'B', 'C'), text, { noNullPrototype: true }),
      args: fc.array(text, { maxLength: 3 }),
      onError: fc.constantFrom('allow' as const, 'block' as const),
      matcher: text,
      sequential: fc.boolean(),
      dialect: fc.record(
        { name: text, event: text, entry: fc.dictionary(text, text, { noNullPrototype: true }) },
        { noNullPrototype: true },
      ),
      eventName: fc.constantFrom('BeforeTool' as const, 'AfterTool' as const),
    },
    { requiredKeys: ['command', 'eventName'], noNullPrototype: true },
  )
  .map(({ matcher, sequential, dialect, eventName, ...fields }) => {
    const config: CommandHookConfig = { type: HookType.Command, ...fields };
    return {
      config,
      eventName,
      source: 'project' as const,
      ...(matcher === undefined ? {} : { matcher }),
      ...(sequential === undefined ? {} : { sequential }),
      ...(dialect === undefined ? {} : { dialect }),
    };
  });

it('is unique to one definition: different definitions never share it [SEC-4]', async () => {
  const project = makeFolder();
  write(project, 'guard.sh', 'exit 0');
  await fc.assert(
    fc.asyncProperty(entries, entries, async (one, other) => {
      const { grantAll, whyNot } = trustOf({ project, entries: [one] });
      await grantAll();
      expect(whyNot(one)).toBe('trusted');
      expect(whyNot(structuredClone(one))).toBe('trusted');
      const same = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
      expect(whyNot(other) === 'trusted').toBe(same);
    }),
    propertyRuns(150),
  );
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)]);
}
