import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonFields, kitEvents } from '../../../generated/kit/hook.js';
import { strategies } from '../../../src/kit/merge-answers.js';
import { root } from '../../support/house.js';

const folder = join(root, 'codegen/python');
const modules = readdirSync(folder)
  .filter((name) => name.endsWith('.py'))
  .map((name) => name.replace('.py', ''));

/** Runs Python with the modules of the kit. Returns the JSON that it prints. */
function python(program: string, ...args: unknown[]): unknown {
  const flags = ['-W', 'error', '-B', '-c', `import json, sys\nsys.path.insert(0, sys.argv[1])\n${program}`];
  const given = args.map((value) => JSON.stringify(value));
  const { stdout, stderr } = spawnSync('python3', [...flags, folder, ...given], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const print = (expression: string): string => `print(json.dumps(${expression}))`;

describe('Python modules of the kit', () => {
  it.each(modules)('are valid on their own: %s', (name) => {
    expect(python(`import ${name}\n${print(`${name}.__name__`)}`)).toBe(name);
  });

  it('are all part of the generated kit, without the imports between them', () => {
    const kit = readFileSync(join(root, 'generated/kit/hookwright_kit.py'), 'utf8');
    for (const name of modules) {
      const text = readFileSync(join(folder, `${name}.py`), 'utf8');
      for (const [line] of text.matchAll(/^(?:def|class) \w+/gm)) expect(kit).toContain(line);
      expect(kit).not.toMatch(new RegExp(`^(?:from|import) ${name}\\b`, 'm'));
    }
  });

  it('implement every strategy of the schema subset, like the TypeScript kit', () => {
    const subset = JSON.parse(readFileSync(join(root, 'schemas/subset.schema.json'), 'utf8'));
    const declared = subset.$defs.schema.properties['x-merge'].enum;
    expect(python(`import merge\n${print('sorted(merge._MERGES)')}`)).toEqual(declared);
    expect([...strategies].sort()).toEqual(declared);
  });

  const merged = (outputs: readonly object[]): unknown =>
    python(
      `import kit, combine
_, row, common, outputs = map(json.loads, ["null", *sys.argv[2:]])
kit._COMMON.update(common)
${print('combine._combine(outputs, row)')}`,
      kitEvents.BeforeTool,
      commonFields,
      outputs,
    );

  it('merge by the rules that they are given, and no others', () => {
    const specific = (fields: object) => ({ hookSpecificOutput: fields });
    expect(
      merged([
        { decision: 'deny', reason: 'no' },
        { decision: 'allow', reason: 'fine' },
      ]),
    ).toEqual([{ decision: 'deny', reason: 'no' }, [], []]);
    expect(merged([specific({ tool_input: { a: 1 }, own: 1 }), specific({ tool_input: { b: 2 }, own: 2 })])).toEqual([
      specific({ tool_input: { a: 1, b: 2 }, own: 2 }),
      [],
      [],
    ]);
  });

  it('report two values of a field that can hold one; true is not 1 [WIRE-14]', () => {
    const outputs = [{ hookSpecificOutput: { tool_input: { a: true } } }, { hookSpecificOutput: { tool_input: 1 } }];
    const problem = 'two answers set tool_input to different values: set it in one answer, or use redact';
    expect(merged(outputs)).toEqual([outputs[0], [], [problem]]);
    expect(python(`import merge\n${print('[merge._is_same(True, 1), merge._is_same([1], (1,))]')}`)).toEqual([
      false,
      true,
    ]);
  });
});
