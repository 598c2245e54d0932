import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialect, DialectEvent } from '../../../../generated/index.js';
import { ToolCall } from '../../../../src/config/dialects/dialect-tool.js';
import { HostTools } from '../../../../src/config/dialects/host-tools.js';
import type { OutputBuilder } from '../../../../src/config/dialects/output-builder.js';
import { readResult } from '../../../../src/config/dialects/read-result.js';
import { answerFailure } from '../../../../src/integrations/agents/answer-agent.js';
import {
  type AgentAnswer,
  expressible,
  type Verdict,
  wordsOf,
  writeAnswer,
} from '../../../../src/integrations/agents/write-answer.js';
import { agents, documents } from '../../../support/integrations/agents/agent-events.js';
import { propertyRuns } from '../../../support/long-form.js';

interface Answered {
  readonly dialect: Dialect;
  readonly name: string;
  readonly event: DialectEvent;
  readonly fields: Readonly<Record<string, unknown>>;
}

const everyEvent: readonly Answered[] = agents.flatMap((dialect) =>
  Object.entries(dialect.events).map(([name, event]) => {
    const tool = { tool_name: dialect.tools.shell?.name, tool_input: { command: 'ls' } };
    const result = event.on === 'AfterTool' ? { tool_response: { llmContent: 'text' } } : {};
    return { dialect, name, event, fields: { ...tool, ...result } };
  }),
);
const titled = everyEvent.map((answered) => ({ ...answered, agent: answered.dialect.dialect }));
const withWord = (...words: readonly (keyof ReturnType<typeof wordsOf>)[]) =>
  titled.filter((answered) => words.some((word) => wordsOf(answered)[word] !== undefined));

/** Reads an answer as the agent does, by the rules of its dialect document. */
function readBack({ dialect, name, event, fields }: Answered, answer: AgentAnswer): OutputBuilder {
  const tool = new HostTools(Object.values(documents)).find(String(fields['tool_name']));
  const call = new ToolCall(dialect, tool, fields['tool_input'], '/project');
  const words = (word: string): unknown => (word === '$event' ? name : undefined);
  return readResult({ dialect, event, call, words }, { kind: 'exited', ...answer });
}

function answerTo(answered: Answered, verdict: Verdict): AgentAnswer {
  return writeAnswer(answered, expressible(answered, verdict));
}

/** Returns true if the agent does not go on as if nothing had been said. */
function isRefused(read: OutputBuilder): boolean {
  const { decision } = read;
  const isStopped = read.output()?.['continue'] === false;
  return read.failure === undefined && (decision === 'deny' || decision === 'block' || isStopped);
}

const reasons = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\n', '{"decision":"allow"}', '$.reason', '$event', 'no'),
);
const texts = fc.option(fc.string(), { nil: undefined });
const inputs = fc.option(fc.record({ command: fc.string() }, { requiredKeys: ['command'] }), { nil: undefined });

describe('answer to an agent', () => {
  it.each(titled)('of $agent $name is empty if hooks have no opinion', (answered) => {
    expect(answerTo(answered, { kind: 'allow', reason: 'fine' })).toEqual({ stdout: '', stderr: '', exitCode: 0 });
  });

  it.each(withWord('block'))('blocks $agent $name whatever else hooks say', (answered) => {
    fc.assert(
      fc.property(
        fc.constantFrom('block', 'stop'),
        reasons,
        texts,
        texts,
        inputs,
        (kind, reason, context, message, input) => {
          const read = readBack(answered, answerTo(answered, { kind, reason, context, message, input }));
          expect(isRefused(read)).toBe(true);
          expect(read.grants && read.decision === 'allow').toBe(false);
        },
      ),
      propertyRuns(200),
    );
  });

  it.each(withWord('block'))('never lets $agent $name go on unasked if a person has to confirm', (answered) => {
    fc.assert(
      fc.property(reasons, texts, inputs, (reason, context, input) => {
        const read = readBack(answered, answerTo(answered, { kind: 'ask', reason, context, input }));
        expect(read.decision === 'ask' || isRefused(read)).toBe(true);
      }),
      propertyRuns(100),
    );
  });

  it.each(withWord('rewrite'))('gives $agent $name all new arguments, and no permission', (answered) => {
    fc.assert(
      fc.property(fc.string(), texts, (command, context) => {
        const input = { command, description: 'x', other: [1, { two: 2 }] };
        const read = readBack(answered, answerTo(answered, { kind: 'allow', reason: '', input, context }));
        expect(read.failure).toBeUndefined();
        expect(read.output()?.['hookSpecificOutput']).toMatchObject({ tool_input: input });
        expect(read.grants).toBe(false);
      }),
      propertyRuns(100),
    );
  });

  it.each(withWord('block').filter((answered) => wordsOf(answered).rewrite === undefined))(
    'blocks $agent $name if the agent cannot change arguments',
    (answered) => {
      const read = readBack(answered, answerTo(answered, { kind: 'allow', reason: '', input: { command: 'new' } }));
      expect(isRefused(read)).toBe(true);
      expect(JSON.stringify(read.output())).toContain('new');
    },
  );

  it.each(withWord('withhold', 'replace', 'feedback'))(
    'keeps the result of $agent $name from the model, or says why',
    (answered) => {
      for (const kind of ['block', 'stop'] as const) {
        const read = readBack(answered, answerTo(answered, { kind, reason: 'secret found' }));
        const said = JSON.stringify([read.output(), read.withheld, read.result]);
        expect(read.failure).toBeUndefined();
        expect(said).toContain('secret found');
      }
    },
  );

  it.each(withWord('context'))('gives $agent $name text for the model', (answered) => {
    const read = readBack(answered, answerTo(answered, { kind: 'allow', reason: '', context: 'use tabs' }));
    expect(read.output()).toMatchObject({ hookSpecificOutput: { additionalContext: 'use tabs' } });
  });

  it.each(titled)('of $agent $name always delivers a warning', (answered) => {
    const answer = answerTo(answered, { kind: 'allow', reason: '', message: 'a guard is off' });
    expect(answer.stdout + answer.stderr).toContain('a guard is off');
    expect(isRefused(readBack(answered, answer))).toBe(false);
  });
});

describe('failure of hookwright', () => {
  it.each(withWord('block'))('blocks $agent $name', (answered) => {
    const answer = answerFailure(answered, 'cannot read the settings', {});
    expect(isRefused(readBack(answered, answer))).toBe(true);
    expect(answer.stderr).toContain('cannot read the settings');
  });

  it.each(titled)('only warns $agent $name with onFailure allow, and after a repeated stop', (answered) => {
    const answer = answerFailure(answered, 'cannot read the settings', { onFailure: 'allow' });
    expect(isRefused(readBack(answered, answer))).toBe(false);
    expect(answer).toMatchObject({ exitCode: 0, stderr: 'cannot read the settings\n' });
    const again = { ...answered, fields: { ...answered.fields, stop_hook_active: true } };
    expect(isRefused(readBack(again, answerFailure(again, 'broken', {})))).toBe(false);
  });

  it('blocks an event that is not known by its exit code', () => {
    expect(answerFailure(undefined, 'no event', {})).toEqual({ stdout: '', stderr: 'no event\n', exitCode: 2 });
  });
});
