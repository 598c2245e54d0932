import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../../src/contract.js';
import { contract as ours } from '../../../../src/contract.js';
import { routeOf } from '../../../../src/core/registry/events.js';
import { anything, command, makeHost } from '../../../support/core/events/support.js';
import { describeEachBus } from './each-bus.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serverOfFile } from './support.js';

/** For each merge strategy, a permission may be in a field that only this event has. */
const launches = { BeforeLaunch: 'or', BeforeDocking: 'replace', BeforeLanding: 'last' } as const;
const tool = routeOf(ours, 'BeforeTool');
const own: Contract = {
  ...ours,
  routes: {
    ...ours.routes,
    ...Object.fromEntries(
      Object.entries(launches).map(([eventName, merge]) => [eventName, { ...tool, eventName, merge }]),
    ),
    AfterFlight: { ...routeOf(ours, 'AfterAgent'), eventName: 'AfterFlight' },
  },
};

const printing = (output: object) => command(`cat > /dev/null; echo '${JSON.stringify(output)}'`);
const hooksFor = (eventName: string, output: object) =>
  anything<object>({ [eventName]: [{ hooks: [printing(output)] }] });
const input = { tool_name: 'rocket', tool_input: {} };
const flight = { prompt: 'fly', prompt_response: 'flown', stop_hook_active: false };

describeEachBus("a request for a host's own event", () => {
  const ask = async (eventName: string, permissionDecision: 'deny' | 'ask') => {
    const hookSpecificOutput = { permissionDecision, permissionDecisionReason: 'it is windy' };
    const { bus } = await makeHost({ contract: own, hooks: hooksFor(eventName, { hookSpecificOutput }) });
    const { output } = await bus.request({ eventName, input });
    return output?.finalOutput;
  };

  it.each(Object.keys(launches))(
    '%s is blocked by a permission and returns its reason [BUS-16, GEN-4]',
    async (eventName) => {
      const final = await ask(eventName, 'deny');
      expect(final?.getBlockingError()).toEqual({ blocked: true, reason: 'it is windy' });
    },
  );

  it.each(Object.keys(launches))('%s asks the user for confirmation [BUS-16, X-60]', async (eventName) => {
    const final = await ask(eventName, 'ask');
    expect(final?.isAskDecision()).toBe(true);
    expect(final?.getEffectiveReason()).toBe('it is windy');
  });
});

describe.skipIf(!hasNatsServer)("host's own event over NATS", async () => {
  const { url } = await serverOfFile();

  it("returns the output class that the requester's contract declares [BUS-14, GEN-4]", async () => {
    const prefix = newPrefix();
    const messageBus = await connect(url, { prefix });
    const hooks = hooksFor('AfterFlight', { hookSpecificOutput: { clearContext: true } });
    await makeHost({ contract: own, hooks, messageBus });
    const client = await connect(url, { prefix, contract: own });
    const { output } = await client.request({ eventName: 'AfterFlight', input: flight });
    expect(output?.finalOutput?.shouldClearContext()).toBe(true);
  });
});
