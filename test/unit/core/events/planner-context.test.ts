import { expect, it } from 'vitest';
import type { HookEventContext } from '../../../../src/engine.js';
import { HookEventName, HookPlanner } from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { handlerOf, wired } from '../../../support/core/events/support.js';

/** Planner that records its arguments. */
class RecordingPlanner extends HookPlanner {
  readonly asked: { how: string; eventName: HookEventName; context: HookEventContext | undefined }[] = [];

  override createExecutionPlan(...args: Parameters<HookPlanner['createExecutionPlan']>) {
    this.asked.push({ how: 'plan', eventName: args[0], context: args[1] });
    return super.createExecutionPlan(...args);
  }

  override explain(...args: Parameters<HookPlanner['explain']>) {
    this.asked.push({ how: 'explain', eventName: args[0], context: args[1] });
    return super.explain(...args);
  }
}

/** Events that are not listed are planned without a value to match. */
const CONTEXTS: { readonly [E in HookEventName]?: HookEventContext } = {
  BeforeTool: { toolName: 'write_file' },
  AfterTool: { toolName: eventCases.AfterTool.matched },
  SessionStart: { trigger: eventCases.SessionStart.matched },
  SessionEnd: { trigger: eventCases.SessionEnd.matched },
  PreCompress: { trigger: eventCases.PreCompress.matched },
  Notification: { trigger: eventCases.Notification.matched },
  SubagentStart: { trigger: eventCases.SubagentStart.matched },
  SubagentStop: { trigger: eventCases.SubagentStop.matched },
};

async function recorded() {
  const { parts, config } = await wired();
  const planner = new RecordingPlanner(parts.registry);
  return { planner, handler: handlerOf({ ...parts, planner }, config) };
}

it.each(Object.values(HookEventName))(
  'plans %s with the name that its matchers are tested against [PLN-5, PLN-6]',
  async (eventName) => {
    const { planner, handler } = await recorded();
    const context = CONTEXTS[eventName];
    void (await eventCases[eventName].fire(handler)).trace;
    void (await handler.fire(eventName, eventCases[eventName].input)).trace;
    const ways = ['plan', 'explain', 'plan', 'explain'];
    // For a custom planner, a missing name and an undefined one are not the same.
    expect(planner.asked).toStrictEqual(ways.map((how) => ({ how, eventName, context })));
  },
);

it('plans a tool or a trigger without a name with no name [PLN-6]', async () => {
  const { planner, handler } = await recorded();
  await handler.fireBeforeToolEvent(JSON.parse('{ "toolInput": {} }'));
  expect(planner.asked[0]?.context).toStrictEqual({ toolName: undefined });
});
