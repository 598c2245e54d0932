import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDialects, dialectDocuments } from '../../../../codegen/check/dialects.js';
import { generate } from '../../../../codegen/generate.js';
import type { Problem } from '../../../../codegen/problem.js';
import { parseSources } from '../../../../codegen/read/load.js';
import type { Dialect } from '../../../../generated/index.js';
import { contract, HookEventName } from '../../../../generated/index.js';
import type { Contract } from '../../../../src/contract.js';
import { edited, repositorySources, set, write } from '../../../support/codegen/sources.js';
import { fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';

const text = readFileSync(new URL('../../../support/fixtures/dialects/qwen-code.json', import.meta.url), 'utf8');
const qwen: Dialect = JSON.parse(text);
const withQwen: Contract = {
  ...contract,
  dialects: async () => ({ ...(await contract.dialects?.()), 'qwen-code': qwen }),
};

const settings = (event: string, command: string, more: object = {}) => ({
  '.qwen/settings.json': { hooks: { [event]: [{ ...more, hooks: [{ type: 'command', command, timeout: 9000 }] }] } },
});
const call = {
  hook_event_name: 'BeforeTool',
  tool_name: 'replace',
  tool_input: { file_path: 'a', old_string: 'x', new_string: 'y' },
};
const options = { dialects: ['qwen-code'], contract: withQwen };

describe('a seventh dialect is one more file', () => {
  it('that the generator takes up beside the others, for us or for a host [GEN-1]', { timeout: 120_000 }, async () => {
    const made = await generate(edited(repositorySources(), write('dialects/qwen-code.json', text)));
    expect(made.problems).toEqual([]);
    expect('files' in made && made.files.get('dialects.ts')).toContain('"qwen-code": {');
  });

  it.each([
    ['blocks on exit code 2 with text on standard error', 'cat >/dev/null; echo no >&2; exit 2', 'deny', 'no'],
    [
      'obeys JSON on standard error with exit code 2',
      `cat >/dev/null; echo '{"decision":"approve"}' >&2; exit 2`,
      'allow',
      undefined,
    ],
    ['does not block on a silent exit code 2', 'cat >/dev/null; echo ignored; exit 2', undefined, undefined],
    ['obeys JSON on any other code', `cat >/dev/null; echo '{"decision":"block","reason":"j"}'; exit 7`, 'deny', 'j'],
  ])('%s [WIRE-13]', async (_, command, decision, reason) => {
    const { config } = await foreignProject(settings('PreToolUse', command), options);
    const { finalOutput, trace } = await fireEvent(config, call);
    expect(trace.hooks).toMatchObject([{ verdict: 'ran', dialect: 'qwen-code' }]);
    expect(trace.hooks[0]?.decision).toBe(decision);
    if (reason !== undefined) expect(finalOutput?.getEffectiveReason()).toBe(reason);
  });

  it('takes timeouts in milliseconds and matches a tool by any of its names, a pattern by the one that it has at run time [PLN-1]', async () => {
    for (const [matcher, ran] of [
      ['Edit', true],
      ['replace|write_file', true],
      ['^edi', true],
      ['edi', false],
      ['(', false],
    ] as const) {
      const { config } = await foreignProject(settings('PreToolUse', 'cat >/dev/null', { matcher }), options);
      const { trace, hookResults = [] } = await fireEvent(config, call);
      expect([matcher, trace.hooks.filter(({ verdict }) => verdict === 'ran').length]).toEqual([matcher, ran ? 1 : 0]);
      for (const { hookConfig } of hookResults) expect(hookConfig).toMatchObject({ timeout: 9000 });
    }
  });
});

describe('checkDialects', () => {
  it.each([
    [
      'an event of ours that there is not',
      '/events/PreToolUse/on',
      'BeforeTol',
      '/events/PreToolUse/on',
      'there is no event "BeforeTol"',
      'did you mean "BeforeTool"?',
    ],
    [
      'a group that there is not',
      '/events/PreToolUse/output/0',
      'comon',
      '/events/PreToolUse/output/0',
      'there is no group of rules "comon"',
      'did you mean "common"?',
    ],
    [
      'a base that there is not',
      '/events/PreToolUse/base',
      'none',
      '/events/PreToolUse/base',
      'there is no base "none"',
      'use one of: default',
    ],
    [
      'a matcher that there is not',
      '/events/PreToolUse/matcher',
      'none',
      '/events/PreToolUse/matcher',
      'there is no matcher "none"',
      'use one of: default',
    ],
    [
      'a field that is not in the input',
      '/events/SessionStart/match',
      'sourc',
      '/events/SessionStart/match',
      'there is no field "sourc"',
      'did you mean "source"?',
    ],
    [
      'a word that there is not',
      '/events/PreToolUse/input/tool_name',
      '$tool.nam',
      '/events/PreToolUse/input/tool_name',
      'there is no value "$tool.nam"',
      'did you mean "$tool.name"?',
    ],
    [
      'a timeout for an event that there is not',
      '/timeout/perEvent/Sop',
      1,
      '/timeout/perEvent/Sop',
      'there is no event "Sop"',
      'did you mean "Stop"?',
    ],
    [
      'an event that is never fed and is none',
      '/unfed/0',
      'Nothing',
      '/unfed/0',
      'there is no event "Nothing"',
      'use one of: ',
    ],
    [
      'an event that is fed as one that is not',
      '/unfed/0',
      'BeforeTool',
      '/unfed/0',
      '"BeforeTool" is fed',
      'take it out',
    ],
    [
      'another name than its file',
      '/dialect',
      'claude',
      '/dialect',
      'must be the name of the file',
      'write "claude-code"',
    ],
  ])('names %s by file, place, text and help [GEN-1]', (_, pointer, value, at, problem, help) => {
    expect(problemsWith(pointer, value)).toEqual([
      { file: 'dialects/claude-code.json', pointer: at, text: problem, help: expect.stringContaining(help) },
    ]);
  });

  it.each([
    ['a role', '/tools/shel', { name: 'Bash' }],
    ['an effect', '/output/common/0/set/decison', 'deny'],
    ['a key', '/config/layot', 'groups'],
    ['a way to end', '/exit/2/then', 'blok'],
  ])('refuses %s that there is not [GEN-1]', (_, pointer, value) => {
    expect(problemsWith(pointer, value).map(({ pointer: at }) => at)).toContain(pointer);
  });
});

function problemsWith(pointer: string, value: string | number | object): Problem[] {
  const json = JSON.parse(JSON.stringify(value));
  const { files } = parseSources(edited(repositorySources(), set('dialects/claude-code.json', pointer, json)));
  expect(dialectDocuments(files)).toHaveLength(6);
  const problems: Problem[] = [];
  checkDialects(files, Object.values(HookEventName), (file, at, problem, help) =>
    problems.push({ file, pointer: at, text: problem, help }),
  );
  return problems;
}
