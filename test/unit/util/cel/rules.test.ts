import { describe, expect, it } from 'vitest';
import { ruleTypes } from '../../../../generated/rule-types.js';
import { RULE_VARIABLES } from '../../../../src/core/index.js';
import { isCompiled, RuleCompiler } from '../../../../src/util/cel/index.js';
import { WRONG_RULES } from '../../../support/util/cel/wrong-rules.js';

const compiler = new RuleCompiler(ruleTypes, RULE_VARIABLES);

function problemOf(when: string) {
  const compiled = compiler.compile({ when }, 'BeforeTool');
  return isCompiled(compiled) ? undefined : compiled[0];
}

describe('RuleCompiler', () => {
  it('has at least 50 wrong rules to report', () => {
    expect(WRONG_RULES.length).toBeGreaterThanOrEqual(50);
  });

  const wrong = WRONG_RULES.map(([when, at, message, help = '']) => ({ when, at, message, help }));

  it.each(wrong)('reports $when', ({ when, at, message, help }) => {
    const problem = problemOf(when);
    expect(problem?.message).toContain(message);
    expect(problem?.help).toContain(help);
    expect(problem?.help).not.toBe('');
    const { start = -1, end = -1 } = problem ?? {};
    expect(start).toBeGreaterThanOrEqual(0);
    expect(when.slice(start, Math.max(end, start + at.length)).trim()).toBe(at.trim());
  });

  it.each([
    "command.programs.exists(p, p.name == 'git')",
    "has(tool_input.command) && tool_input.command.startsWith('git')",
    "tool_input.?command.orValue('').contains('push')",
    "!has(mcp_context) || mcp_context.server_name == 'x'",
    "has(tool_input.a) && has(tool_input.a.b) && tool_input.a.b == 'x'",
    "'command' in tool_input && tool_input.command == 'x'",
    "has(agent.type) ? agent.type == 'x' : false",
    'file.is_secret_like || command.uses_sudo',
    'session.?repeats.orValue(0) >= 5',
    "tool_name in ['a', 'b'] && // a comment\n agent.depth > 0",
    'cel.bind(n, command.programs.size(), n > 1 && n < 5)',
    "command.programs.exists(p, p.args[?0].orValue('') == 'push')",
    'agent.depth * 2 + 1 > 2.5',
  ])('accepts %s', (when) => expect(problemOf(when)).toBeUndefined());

  it('reports every expression of a rule', () => {
    const compiled = compiler.compile({ when: 'tool_nme', set: { a: 'tool_name', b: 'cwdd' } }, 'BeforeTool');
    expect(isCompiled(compiled) || compiled.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['when', 'there is no tool_nme'],
      ['set.b', 'there is no cwdd'],
    ]);
  });

  it('names the command that describes the fields of an event of the host', () => {
    const compiled = compiler.compile({ when: 'true' }, 'DeployStarted');
    expect(isCompiled(compiled) || compiled[0]?.help).toBe('run: hookwright generate');
  });
});
