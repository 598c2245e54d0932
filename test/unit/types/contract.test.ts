import { describe, expectTypeOf, it } from 'vitest';
import type {
  AfterModelInput,
  BeforeModelInput,
  BeforeToolOutput,
  HookEvents,
  HookExecutionRequest,
  HookOutputOf,
  Route,
  routes,
} from '../../../src/contract.js';
import {
  type HookEventName,
  type HookFireResult,
  MessageBusType,
  NotificationType,
  SessionStartSource,
  validateBeforeToolInput,
} from '../../../src/index.js';

// Code that must not compile is marked with @ts-expect-error: the type check of the tests fails if it compiles.

declare enum HostSource {
  Startup = 'startup',
  Other = 'something-else',
}

describe('generated types', () => {
  it('reject a wrong enum value, a string and an empty payload in a fire method [EVT-7] [EVT-8] [GEN-4]', () => {
    const neverCalled = (events: HookEvents, anyString: string) => [
      events.fireSessionStartEvent({ source: 'startup' }),
      events.fireSessionStartEvent({ source: SessionStartSource.Resume }),
      events.fireSessionStartEvent({ source: HostSource.Startup }),
      // @ts-expect-error a wrong literal
      events.fireSessionStartEvent({ source: 'start' }),
      // @ts-expect-error a string instead of an enum value
      events.fireSessionStartEvent({ source: anyString }),
      // @ts-expect-error a host enum member of another value
      events.fireSessionStartEvent({ source: HostSource.Other }),
      // @ts-expect-error an empty payload
      events.fireSessionStartEvent({}),
      // @ts-expect-error an empty payload
      events.fireBeforeToolEvent({}),
      // @ts-expect-error a wrong enum value
      events.fireSessionEndEvent({ reason: 'startup' }),
      events.fireNotificationEvent({ message: 'hello' }),
      events.fireNotificationEvent({ message: 'hello', notificationType: anyString }),
      events.fireNotificationEvent({ message: 'hello', notificationType: NotificationType.ToolPermission }),
      // @ts-expect-error a number instead of a string
      events.fireNotificationEvent({ message: 'hello', notificationType: 5 }),
    ];
    expectTypeOf(neverCalled).returns.toBeArray();
  });

  it('reject the specific output fields of other events [GEN-1]', () => {
    // @ts-expect-error clearContext belongs to another event
    const wrong: BeforeToolOutput = { hookSpecificOutput: { clearContext: true } };
    expectTypeOf(wrong).toEqualTypeOf<BeforeToolOutput>();
    expectTypeOf<HookOutputOf<'BeforeTool'>>().toHaveProperty('getModifiedToolInput');
    expectTypeOf<HookOutputOf<'AfterTool'>>().not.toHaveProperty('getModifiedToolInput');
  });

  it('type the merged output of a fire by its event [GEN-1]', () => {
    expectTypeOf<HookFireResult<'BeforeModel'>['finalOutput']>().toEqualTypeOf<
      HookOutputOf<'BeforeModel'> | undefined
    >();
  });

  it('make every predicate narrow its argument [GEN-2]', () => {
    expectTypeOf(validateBeforeToolInput).guards.toHaveProperty('tool_name');
  });

  it('require the route table to cover every event and nothing else [GEN-4]', () => {
    expectTypeOf<keyof typeof routes>().toEqualTypeOf<HookEventName>();
    // @ts-expect-error a table that lacks an event
    const incomplete: Record<HookEventName, Route> = {};
    expectTypeOf(incomplete).toBeObject();
  });

  it('require a model event in raw or stable format [VAL-5]', () => {
    expectTypeOf<{ model_request: object }>().toExtend<BeforeModelInput>();
    expectTypeOf<{ llm_request: { model: string; messages: [] } }>().toExtend<BeforeModelInput>();
    expectTypeOf<Record<never, never>>().not.toExtend<BeforeModelInput>();
    expectTypeOf<{ model_request: object }>().not.toExtend<AfterModelInput>();
  });

  it('work as a member type of the bus discriminator [BUS-2] [VER-6]', () => {
    const type: MessageBusType.HOOK_EXECUTION_REQUEST = MessageBusType.HOOK_EXECUTION_REQUEST;
    expectTypeOf<HookExecutionRequest['type']>().toEqualTypeOf(type);
  });
});
