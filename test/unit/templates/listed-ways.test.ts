import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract, type HooksMap, type RuleHookConfig, routes } from '../../../generated/index.js';
import { EventPayload } from '../../../src/core/runner/event-payload.js';
import { RuleRunner, ruleCompilerOf } from '../../../src/runners/rule/index.js';
import { commandFacts } from '../../../src/util/shell/facts/command-facts.js';
import { type ListedCommand, listedWays, nearMisses } from '../../support/templates/listed-ways.js';

const folder = join(import.meta.dirname, '../../../templates/rules');
const cwd = '/home/dev/app';
const runner = new RuleRunner(await ruleCompilerOf(contract));

function rulesOf(set: string): RuleHookConfig[] {
  const { hooks }: { hooks: HooksMap } = JSON.parse(readFileSync(join(folder, `${set}.json`), 'utf8'));
  return (hooks.BeforeTool ?? []).flatMap((definition) => definition.hooks).filter((hook) => hook.type === 'rule');
}

const sets = new Map(
  readdirSync(folder)
    .filter((file) => !file.includes('.hooktest.'))
    .map((file) => file.replace('.json', ''))
    .map((set) => [set, rulesOf(set)]),
);

/** Returns the rules of its set that block a command, or ask about it. */
async function noticedBy({ set, command }: ListedCommand, labels: readonly string[] = []): Promise<string[]> {
  const input = {
    tool_name: 'bash',
    tool_input: { command },
    cwd,
    project: cwd,
    home: '/home/dev',
    command: commandFacts(command, { cwd, home: '/home/dev' }),
    session: { labels, repeats: 1 },
  };
  const context = {
    contract,
    route: routes.BeforeTool,
    eventName: routes.BeforeTool.eventName,
    payload: new EventPayload(input),
    signal: undefined,
    killed: new AbortController().signal,
    maxOutputBytes: 100_000,
  };
  const noticed: string[] = [];
  for (const rule of sets.get(set) ?? []) {
    const { output, error } = await runner.run(rule, context);
    if (error !== undefined) noticed.push(`${rule.name}: ${error.message}`);
    else if (output?.decision === 'ask' || output?.decision === 'deny') noticed.push(String(rule.name));
  }
  return noticed;
}

describe('Starter sets', () => {
  it.each([...new Set(listedWays().map(({ set }) => set))])('%s notices every listed way [X-99]', async (listed) => {
    const ways = listedWays().filter(({ set }) => set === listed);
    expect(ways.length).toBeGreaterThan(90);
    const missed: string[] = [];
    for (const way of ways) if ((await noticedBy(way)).length === 0) missed.push(way.command);
    expect(missed).toEqual([]);
  });

  it.each([...new Set(nearMisses().map(({ set }) => set))])('%s passes the near misses', async (listed) => {
    const alarms: string[] = [];
    for (const near of nearMisses().filter(({ set }) => set === listed)) {
      const noticed = await noticedBy(near);
      if (noticed.length > 0) alarms.push(`${near.command}: ${noticed.join()}`);
    }
    expect(alarms).toEqual([]);
  });
});
