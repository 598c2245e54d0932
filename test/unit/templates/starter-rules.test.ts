import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HooksMap, RuleHookConfig } from '../../../generated/index.js';
import { ruleTypes } from '../../../generated/rule-types.js';
import { RULE_VARIABLES } from '../../../src/core/index.js';
import { type Alternative, isCompiled, RuleCompiler } from '../../../src/util/cel/index.js';
import { readCommand } from '../../../src/util/shell/facts/command-facts.js';
import { projectFacts } from '../../../src/util/shell/facts/project-facts.js';
import { inLongForm } from '../../support/long-form.js';
import { attackCommands } from '../../support/templates/attack-commands.js';
import { harmlessCommands } from '../../support/templates/harmless-commands.js';

const folder = join(import.meta.dirname, '../../../templates/rules');
const names = readdirSync(folder)
  .filter((file) => !file.includes('.hooktest.'))
  .map((file) => file.replace('.json', ''));
const compiler = new RuleCompiler(ruleTypes, RULE_VARIABLES);

function rulesOf(set: string, event: 'BeforeTool' | 'AfterTool' = 'BeforeTool'): RuleHookConfig[] {
  const { hooks }: { hooks: HooksMap } = JSON.parse(readFileSync(join(folder, `${set}.json`), 'utf8'));
  return (hooks[event] ?? []).flatMap((definition) => definition.hooks).filter((hook) => hook.type === 'rule');
}

const cwd = '/home/dev/app';
const home = '/home/dev';

function inputOf(text: string) {
  const command = projectFacts(readCommand(text, { cwd, home }), cwd, false);
  return {
    tool_name: 'bash',
    tool_input: { command: text },
    cwd,
    project: cwd,
    home,
    command,
    session: { labels: [], repeats: 1 },
    agent: { id: 'main', depth: 0 },
  };
}

type Input = ReturnType<typeof inputOf>;

/** Rules of each set that decide, compiled. */
const deciding = new Map(
  names.map((set) => [
    set,
    rulesOf(set).flatMap((rule) => {
      const compiled = compiler.compile(rule, 'BeforeTool');
      return isCompiled(compiled) && rule.decision ? [{ name: rule.name ?? '', when: compiled.when }] : [];
    }),
  ]),
);

/** Returns the rules of a set that decide about a command. */
function alarmsOf(set: string, input: Input): string[] {
  const isTrue = (alternatives: readonly Alternative[]) =>
    alternatives.some((each) => !each.reads.has('file') && each.evaluate(input) === true);
  return (deciding.get(set) ?? []).filter(({ when }) => isTrue(when.alternatives)).map(({ name }) => name);
}

describe('Starter rules', () => {
  it('are the six sets that init offers', () => {
    expect(names.sort()).toEqual(
      ['dangerous-commands', 'git-safety', 'loop-breaker', 'no-exfiltration', 'protected-paths', 'secrets'].sort(),
    );
  });

  it.each(names)('%s is valid', (set) => {
    for (const event of ['BeforeTool', 'AfterTool'] as const)
      for (const rule of rulesOf(set, event)) expect(compiler.compile(rule, event)).toHaveProperty('when');
  });

  it.each(names)('%s is short: at most 400 characters for each condition, and 2,560 in all [X-99]', (set) => {
    expect(readFileSync(join(folder, `${set}.json`), 'utf8').length).toBeLessThanOrEqual(2560);
    for (const event of ['BeforeTool', 'AfterTool'] as const)
      for (const { when } of rulesOf(set, event)) expect(when.length).toBeLessThanOrEqual(400);
  });

  it('raise at most 1 % false alarms on 5,000 harmless commands, and find at most 8 % opaque', () => {
    const inputs = harmlessCommands().map(inputOf);
    expect(inputs).toHaveLength(5000);
    const alarms = inputs.flatMap((input) => {
      const found = names.flatMap((set) => alarmsOf(set, input));
      return found.length > 0 ? [`${input.tool_input.command} ${found.join()}`] : [];
    });
    const opaque = inputs.filter(({ command }) => command.opaque);
    expect(alarms.length, alarms.slice(0, 20).join('\n')).toBeLessThanOrEqual(50);
    expect(
      opaque.length,
      opaque
        .slice(0, 20)
        .map((each) => each.tool_input.command)
        .join('\n'),
    ).toBeLessThanOrEqual(400);
  });

  it('miss no command of the attack corpus that is neither opaque nor runs code', () => {
    const every = inLongForm(8, 1);
    const sample = attackCommands().filter((_, at) => at % every === 0);
    const attacks = sample.map(({ set, command }) => ({ set, input: inputOf(command) }));
    expect(attacks.length * every).toBeGreaterThan(15_000);
    const resolved = attacks.filter(({ input: { command } }) => !command.opaque && !command.runs_code);
    expect(resolved.length).toBeGreaterThan(attacks.length / 3);
    const missed = resolved.filter(({ set, input }) => alarmsOf(set, input).length === 0);
    expect(missed.slice(0, 30).map(({ set, input }) => `${set}: ${input.tool_input.command}`)).toEqual([]);
  });
});
