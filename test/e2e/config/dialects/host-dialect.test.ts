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

const text = readFileSync(new URL('../../../support/fixtures/dialects/other-agent.json', import.meta.url), 'utf8');
const other: Dialect = JSON.parse(text);
const withOther: Contract = {
  ...contract,
  dialects: async () => ({ ...(await contract.dialects?.()), 'other-agent': other }),
};

const settings = (event: string, command: string, more: object = {}) => ({
  '.other/settings.json': { hooks: { [event]: [{ ...more, hooks: [{ type: 'command', command, timeout: 9000 }] }] } },
});
const call = {
  hook_event_name: 'BeforeTool',
  tool_name: 'replace',
  tool_input: { file_path: 'a', old_string: 'x', new_string: 'y' },
};
const options = { dialects: ['other-agent'], contract: withOther };

describe('dialect that a host adds as one file', () => {
  it('is generated with the others [GEN-1]', { timeout: 120_000 }, async () => {
    const made = await generate(edited(repositorySources(), write('dialects/other-agent.json', text)));
    expect(made.problems).toEqual([]);
    expect('files' in made && made.files.get('dialects.ts')).toContain('"other-agent": {');
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
    expect(trace.hooks).toMatchObject([{ verdict: 'ran', dialect: 'other-agent' }]);
    expect(trace.hooks[0]?.decision).toBe(decision);
    if (reason !== undefined) expect(finalOutput?.getEffectiveReason()).toBe(reason);
  });

  it('reads timeouts in milliseconds, and matches any tool name or the runtime name by pattern [PLN-1]', async () => {
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
      'an unknown native event',
      '/events/PreToolUse/on',
      'BeforeTol',
      '/events/PreToolUse/on',
      'there is no event "BeforeTol"',
      'did you mean "BeforeTool"?',
    ],
    [
      'an unknown group',
      '/events/PreToolUse/output/0',
      'comon',
      '/events/PreToolUse/output/0',
      'there is no group of rules "comon"',
      'did you mean "common"?',
    ],
    [
      'an unknown base',
      '/events/PreToolUse/base',
      'none',
      '/events/PreToolUse/base',
      'there is no base "none"',
      'use one of: default',
    ],
    [
      'an unknown matcher',
      '/events/PreToolUse/matcher',
      'none',
      '/events/PreToolUse/matcher',
      'there is no matcher "none"',
      'use one of: default',
    ],
    [
      'an unknown input field',
      '/events/SessionStart/match',
      'sourc',
      '/events/SessionStart/match',
      'there is no field "sourc"',
      'did you mean "source"?',
    ],
    [
      'an unknown value',
      '/events/PreToolUse/input/tool_name',
      '$tool.nam',
      '/events/PreToolUse/input/tool_name',
      'there is no value "$tool.nam"',
      'did you mean "$tool.name"?',
    ],
    [
      'a timeout for an unknown event',
      '/timeout/perEvent/Sop',
      1,
      '/timeout/perEvent/Sop',
      'there is no event "Sop"',
      'did you mean "Stop"?',
    ],
    ['an unknown unfed event', '/unfed/0', 'Nothing', '/unfed/0', 'there is no event "Nothing"', 'use one of: '],
    [
      'an unfed event that is fed',
      '/unfed/0',
      'BeforeTool',
      '/unfed/0',
      '"BeforeTool" is in "events"',
      'remove it here',
    ],
    [
      'a name that differs from its file',
      '/dialect',
      'claude',
      '/dialect',
      'must be the name of the file',
      'write "claude-code"',
    ],
  ])('reports %s with file, pointer, text and help [GEN-1]', (_, pointer, value, at, problem, help) => {
    expect(problemsWith(pointer, value)).toEqual([
      { file: 'dialects/claude-code.json', pointer: at, text: problem, help: expect.stringContaining(help) },
    ]);
  });

  it.each([
    ['a role', '/tools/shel', { name: 'Bash' }],
    ['an effect', '/output/common/0/set/decison', 'deny'],
    ['a key', '/config/layot', 'groups'],
    ['an exit rule', '/exit/2/then', 'blok'],
  ])('rejects %s that does not exist [GEN-1]', (_, pointer, value) => {
    expect(problemsWith(pointer, value).map(({ pointer: at }) => at)).toContain(pointer);
  });
});

function problemsWith(pointer: string, value: string | number | object): Problem[] {
  const json = JSON.parse(JSON.stringify(value));
  const { files } = parseSources(edited(repositorySources(), set('dialects/claude-code.json', pointer, json)));
  expect(dialectDocuments(files)).toHaveLength(7);
  const problems: Problem[] = [];
  checkDialects(files, Object.values(HookEventName), (file, at, problem, help) =>
    problems.push({ file, pointer: at, text: problem, help }),
  );
  return problems;
}
