import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, type ToolRole } from '../../../../generated/index.js';
import { ToolFactsFinder } from '../../../../src/config/dialects/index.js';
import { propertyRuns } from '../../../support/long-form.js';

const documents = Object.values((await contract.dialects?.()) ?? {});
const finderOf = (agent?: string) => new ToolFactsFinder({ documents, agent, project: () => undefined });

const FACT: Partial<Record<ToolRole, 'command' | 'file'>> = { shell: 'command' };
for (const role of ['read', 'write', 'edit', 'delete', 'glob', 'grep', 'list'] as const) FACT[role] = 'file';

/** Every tool of every document, with its role and arguments. */
const TOOLS = documents.flatMap(({ dialect, tools, further = [] }) => [
  ...Object.entries(tools).flatMap(([role, tool]) =>
    role === 'mcp' ? [] : [tool.name, ...(tool.also ?? [])].map((name) => ({ dialect, role, ...tool, name_: name })),
  ),
  ...further.flatMap((tool) => tool.names.map((name) => ({ dialect, ...tool, name_: name }))),
]);

function factsOf(finder: ToolFactsFinder, tool_name: string, tool_input: object) {
  const input: Record<string, unknown> = { tool_name, tool_input, cwd: '/p' };
  finder.set(input);
  const facts = [input, ...finder.variants(input)].map(({ command, file }) => ({ command, file }));
  return { facts, isUnknown: finder.whyNotJudged(input) !== undefined };
}

describe('Tools of the dialect documents', () => {
  it.each(TOOLS.map((tool) => [tool.dialect, tool.name_, tool] as const))(
    '%s %s has the facts of its role [X-84]',
    (dialect, name, { role, args = {}, ...rest }) => {
      const patched = [...('patch' in rest ? (rest.patch ?? []) : []), ...('build' in rest ? ['command'] : [])];
      const text = '*** Begin Patch\n*** Delete File: x/y\n*** End Patch\n';
      const values = Object.values(args).map((each) => [each, 'x/y'] as const);
      const input = Object.fromEntries([...values, ...patched.map((each) => [each, text] as const)]);
      for (const finder of [finderOf(), finderOf(dialect)]) {
        const { facts, isUnknown } = factsOf(finder, name, input);
        const expected = FACT[role as ToolRole];
        expect([
          isUnknown,
          facts.some(({ command }) => command !== undefined),
          facts.some(({ file }) => file !== undefined),
        ]).toEqual([false, expected === 'command', expected === 'file']);
      }
    },
  );

  it('find every path and command of a tool that nobody knows, wherever it is [X-84]', () => {
    const name = fc.constantFrom('path', 'filePath', 'target_file', 'files', 'paths', 'FILE_NAME', 'old-path', 'path2');
    const holder = fc.constantFrom('edits', 'input', 'a', 'path', 'options');
    const finder = finderOf();
    fc.assert(
      fc.property(
        name,
        fc.array(holder, { maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        (key, holders, inList, inItems) => {
          const value: object = { note: 'x', [key]: inList ? ['a', '/s/.env'] : '/s/.env' };
          const input = holders.reduce<object>(
            (inner, each) => ({ n: 1, [each]: inItems ? [{ b: 'c' }, inner] : inner }),
            value,
          );
          const { facts } = factsOf(finder, 'nobody_knows', input);
          expect(facts).toContainEqual({ command: undefined, file: expect.objectContaining({ path: '/s/.env' }) });
        },
      ),
      propertyRuns(200),
    );
  });
});
