import { expect, it } from 'vitest';
import { type AggregatedHookResult, HookEventName, type HookInput, type HookOutput } from '../../../../src/index.js';
import { describeEachBus } from '../../../e2e/integrations/nats/each-bus.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, command, hooksFor, makeHost } from '../../../support/core/events/support.js';

const events = Object.values(HookEventName);

/** Converts to JSON and back, because one of the buses is a network. */
function asSent(result: AggregatedHookResult): AggregatedHookResult {
  const text = JSON.stringify(result, (_key, value) => (value instanceof Error ? value.message : value));
  return { ...JSON.parse(text), finalOutput: result.finalOutput };
}

/** Removes durations, which differ from run to run. */
function timeless({ hookResults, totalDuration, ...rest }: AggregatedHookResult) {
  expect(totalDuration).toBeGreaterThanOrEqual(0);
  return { ...rest, hookResults: hookResults?.map(({ duration, ...result }) => result) };
}

type ToolFacts = { readonly file?: unknown; readonly project?: unknown; readonly home?: unknown };

/**
 * Serializes an input without its time and turn. An event that came over a network belongs to another process: it has an origin
 * instead of the facts of this host, and its files and folders are not here.
 */
function echoOf(input: HookInput): string {
  const { timestamp, turn_id, agent, session, origin, file, project, home, ...fields }: ToolFacts & HookInput = input;
  expect(origin === undefined ? agent : session).toEqual(origin === undefined ? { id: 'main', depth: 0 } : undefined);
  if (origin !== undefined) expect({ file, home }).toEqual({});
  return JSON.stringify(fields);
}

async function bothWays(host: Awaited<ReturnType<typeof makeHost>>, event: HookEventName) {
  const direct = await eventCases[event].fire(host.handler);
  const { output } = await host.bus.request({ eventName: event, input: eventCases[event].input });
  const string = await host.handler.fire(event, eventCases[event].input);
  if (output === undefined) throw new Error('the request failed');
  const results = [direct.aggregated, output, string.aggregated];
  return ('connection' in host.bus ? results.map(asSent) : results).map(timeless);
}

const answers: readonly HookOutput[] = [
  {},
  { decision: 'deny', reason: 'no' },
  { decision: 'ask' },
  { continue: false, stopReason: 'stop', systemMessage: 'm', suppressOutput: true },
  {
    hookSpecificOutput: {
      additionalContext: 'context',
      clearContext: true,
      tool_input: { a: 1 },
      llm_request: { model: 'other', messages: [{ role: 'user', content: 'hi' }] },
      llm_response: { text: 'instead' },
      toolConfig: { mode: 'NONE' },
    },
  },
];

describeEachBus('Event fired directly, by name and on the bus', () => {
  it.each(events)('has equal aggregates for %s, for any output of commands [BUS-14]', async (event) => {
    const scripts = answers.map((answer) => command(`echo '${JSON.stringify(answer)}'`));
    const host = await makeHost({
      hooks: hooksFor(event, ...scripts, command('echo text'), command('echo bad >&2; exit 1'), command('exit 2')),
    });
    const [direct, mediated, byName] = await bothWays(host, event);
    expect(mediated).toEqual(direct);
    expect(byName).toEqual(direct);
    expect(direct?.hookResults).toHaveLength(answers.length + 3);
    expect(direct?.finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each(events)('has equal aggregates for %s in a sequential plan with changes [BUS-14]', async (event) => {
    const host = await makeHost();
    for (const answer of [...answers].reverse()) {
      host.system.registerHook(
        action('echo', (input) => ({ ...answer, systemMessage: echoOf(input) })),
        event,
        { sequential: true },
      );
    }
    const [direct, mediated, byName] = await bothWays(host, event);
    expect(mediated).toEqual(direct);
    expect(byName).toEqual(direct);
    expect(direct?.hookResults).toHaveLength(2);
  });

  it.each(events)('has equal aggregates for %s if no hook matches [BUS-14, BUS-15]', async (event) => {
    const [direct, mediated, byName] = await bothWays(await makeHost(), event);
    expect(mediated).toEqual(direct);
    expect(byName).toEqual(direct);
    expect(direct).toMatchObject({ success: true, allOutputs: [] });
  });

  it.each(events.filter((event) => eventCases[event].matched !== undefined))(
    'is matched the same for %s [BUS-14, B-45]',
    async (event) => {
      const { matched = '' } = eventCases[event];
      const host = await makeHost({
        hooks: {
          [event]: [
            { matcher: `^${matched}$`, hooks: [command('echo yes')] },
            { matcher: 'something-else', hooks: [command('echo no')] },
          ],
        },
      });
      const results = await bothWays(host, event);
      for (const { allOutputs } of results)
        expect(allOutputs.map(({ systemMessage }) => systemMessage)).toEqual(['yes']);
    },
  );

  it.each(events.filter((event) => eventCases[event].matched === undefined))(
    'is not filtered for %s by additional fields of a client [B-45, PLN-5]',
    async (event) => {
      const host = await makeHost({ hooks: { [event]: [{ matcher: 'something', hooks: [command('echo yes')] }] } });
      const extra = { trigger: 'x', source: 'x', reason: 'x', notification_type: 'x', tool_name: 'x' };
      const { output } = await host.bus.request({ eventName: event, input: { ...eventCases[event].input, ...extra } });
      expect(output?.allOutputs).toHaveLength(1);
    },
  );
});
