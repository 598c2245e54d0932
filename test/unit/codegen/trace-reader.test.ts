import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownTarget } from '../../../codegen/emit/target.js';
import { emitTraceReader } from '../../../codegen/emit/trace-reader.js';
import { isTraceLine } from '../../../generated/trace-reader.js';
import { modelOf, temporaryDir, writeTree } from '../../support/codegen/generator.js';
import { edited, repositorySources, root, set } from '../../support/codegen/sources.js';
import {
  type AuthoredSchema,
  compileAuthored,
  readAuthoredSchemas,
  readContractCases,
  type SchemaNode,
} from '../../support/core/contract/authored-ajv.js';
import { files, imports } from '../../support/house.js';

const LINES = ['HookTraceStart', 'HookTraceHook', 'HookTraceEnd', 'HookTraceLine'];
const cases = readContractCases().filter(({ title }) => LINES.includes(title));
const examples = cases.filter(({ at }) => at === undefined);

/** Returns a schema without patterns and minimums, except that of the version. An enum with its own file accepts every text. */
function relaxed({ schema }: AuthoredSchema): SchemaNode {
  const { enum: values, ...open } = schema;
  return JSON.parse(JSON.stringify(values === undefined ? schema : open), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !isTyped(value)) return value;
    const { pattern: _pattern, minimum, ...rest }: SchemaNode = { ...value };
    return 'maximum' in rest ? { ...rest, minimum } : rest;
  });
}

/** Returns true for a schema. A map of properties may have a property `type`, which is an object. */
function isTyped(value: object): boolean {
  return 'type' in value && typeof value.type === 'string';
}

describe('Trace reader', () => {
  it('accepts every example of a trace line [GEN-1] [VER-7]', () => {
    expect(examples.length).toBeGreaterThan(8);
    expect(examples.filter(({ value }) => !isTraceLine(value)).map(({ name }) => name)).toEqual([]);
  });

  it('rejects what the schemas reject, except unknown values and limits [VER-7]', () => {
    const { failures } = compileAuthored(readAuthoredSchemas().map((one) => ({ ...one, schema: relaxed(one) })));
    const accepted = cases.filter(({ value }) => isTraceLine(value));
    expect(accepted).toEqual(cases.filter(({ value }) => failures('HookTraceLine', value).length === 0));
    expect(accepted.length).toBeGreaterThan(examples.length);
    expect(cases.length - accepted.length).toBeGreaterThan(20);
  });

  it('follows the schema [GEN-1]', async () => {
    const end = 'traces/end.schema.json';
    const model = modelOf(
      edited(
        repositorySources(),
        set(end, '/properties/host', { description: 'Name of the host.', type: 'string' }),
        set(end, '/required/-', 'host'),
      ),
    );
    const made = emitTraceReader(model, ownTarget);
    const dir = temporaryDir();
    const text = made.get('trace-reader.ts')?.replace("'../src/", `'${root}src/`) ?? '';
    writeTree(dir, [['trace-reader.ts', text]]);
    const changed: { isTraceLine: (line: unknown) => boolean } = await import(join(dir, 'trace-reader.ts'));
    const [line] = examples.filter(({ title }) => title === 'HookTraceEnd').map(({ value }) => value);
    expect(changed.isTraceLine(line)).toBe(false);
    expect(changed.isTraceLine(Object.assign({ host: 'build-1' }, line))).toBe(true);
  });

  it('is loaded only by programs that read traces [GEN-1]', () => {
    const reader = 'generated/trace-reader.ts';
    const loaded = new Set<string>();
    const load = (path: string): void => {
      if (loaded.has(path)) return;
      loaded.add(path);
      for (const each of imports) if (each.path === path && !each.typeOnly && !each.later) load(each.target);
    };
    for (const { path } of files) if (/^src\/\w+\.ts$/.test(path)) load(path);
    expect(loaded.has('src/core/events/event-pipeline.ts')).toBe(true);
    expect(loaded.has(reader)).toBe(false);
    expect(imports.filter(({ target }) => target === reader).map(({ path }) => path)).toEqual([
      'src/traces/read-trace.ts',
    ]);
  });
});
