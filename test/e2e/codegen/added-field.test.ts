import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileGenerated } from '../../support/codegen/compile.js';
import { buildCli, readTree, writeTree } from '../../support/codegen/generator.js';
import { bundle, folderForAll, root, runModule } from '../../support/core/events/child.js';
import { base, bundle as bundleKit, runHook, write } from '../../support/kit/kit-project.js';

const EDITED = 'schemas/events/after-agent.output.schema.json';
const FIELD = { description: 'Notes of the reviewers.', type: 'string', 'x-merge': 'join' };

const tree = folderForAll();
const dir = folderForAll();
const cli = buildCli();
let changed: string[];

/** Copies the tree, adds the field to one schema, and runs the generator in the copy. */
beforeAll(() => {
  for (const path of ['schemas', 'src', 'generated', 'package.json', 'tsconfig.base.json', 'tsconfig.room.json']) {
    cpSync(join(root, path), join(tree, path), { recursive: true });
  }
  const before = readTree(tree);
  const schema = JSON.parse(readFileSync(join(tree, EDITED), 'utf8'));
  schema.properties.hookSpecificOutput.properties.reviewNotes = FIELD;
  writeTree(tree, [[EDITED, JSON.stringify(schema, null, 2)]]);
  const { code, stderr } = cli(tree);
  if (code !== 0) throw new Error(stderr);
  changed = [...readTree(tree)].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  bundle(dir, tree);
});

const noted = (notes: unknown) => ({ hookSpecificOutput: { reviewNotes: notes } });

describe('output field with x-merge: join in one schema', () => {
  it('changes no other file by hand [GEN-1]', () => {
    const byHand = changed.filter((path) => !path.startsWith('generated/'));
    expect(byHand).toEqual([EDITED]);
  });

  it('reaches the types of the contract and of the kit [GEN-1]', () => {
    const use = (value: string) => `import { defineHook } from './kit/hook.js';
import type { AfterAgentOutput } from './types.js';
export const output: AfterAgentOutput = { hookSpecificOutput: { reviewNotes: ${value} } };
export const start = (): void => defineHook('AfterAgent', () => output);
`;
    write(tree, 'generated/use.ts', use("'x'"));
    expect(compileGenerated(tree, join(tree, 'dist'))).toBe('');
    write(tree, 'generated/use.ts', use('7'));
    expect(compileGenerated(tree, join(tree, 'wrong'))).toContain("Type 'number' is not assignable to type 'string'");
  });

  it('reaches validators, routes and the merge of the runtime [GEN-1, AGG-16]', () => {
    const { stdout, stderr } = runModule(
      dir,
      `import { createConfig, routes, validateAfterAgentOutput } from './hookwright.mjs';
       const noted = (reviewNotes) => ({ hookSpecificOutput: { reviewNotes } });
       const system = createConfig({ workingDir: ${JSON.stringify(dir)} }).getHookSystem();
       await system.initialize();
       for (const name of ['one', 'two']) system.registerHook({ type: 'function', name, action: () => noted(name) }, 'AfterAgent');
       const fired = { prompt: 'p', promptResponse: 'r', stopHookActive: false };
       const { finalOutput } = await system.getEventHandler().fireAfterAgentEvent(fired);
       console.log(JSON.stringify({
         valid: ['x', 7].map((notes) => validateAfterAgentOutput(noted(notes))),
         rule: routes.AfterAgent.specificFields.reviewNotes,
         merged: finalOutput.hookSpecificOutput.reviewNotes,
       }));
       await system.dispose();`,
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ valid: [true, false], rule: 'join', merged: 'one\ntwo' });
  });

  it('is merged by both kits [GEN-1]', async () => {
    bundleKit(join(tree, 'generated/kit/hook.ts'), join(dir, 'kit.mjs'));
    cpSync(join(tree, 'generated/kit/hookwright_kit.py'), join(dir, 'hookwright_kit.py'));
    const outputs = JSON.stringify([noted('one'), noted('two')]);
    const inNode = `import { defineHook } from './kit.mjs';\ndefineHook('AfterAgent', () => ${outputs});`;
    const inPython = `from hookwright_kit import define_hook\ndefine_hook("AfterAgent", lambda event: ${outputs})`;
    for (const file of [write(dir, 'hook.mjs', inNode), write(dir, 'hook.py', inPython)]) {
      const { stdout, stderr } = await runHook(file, { input: { ...base, hook_event_name: 'AfterAgent' } });
      expect({ stderr, output: JSON.parse(stdout) }).toEqual({ stderr: '', output: noted('one\ntwo') });
    }
  });

  it('is listed on the reference page, with its description and its rule [GEN-1]', () => {
    const page = readFileSync(join(tree, 'generated/docs/reference.md'), 'utf8');
    const row = page.split('\n').find((line) => line.includes('`reviewNotes`'));
    expect(row).toContain(FIELD.description);
    expect(row).toContain('all, line by line');
  });
});
