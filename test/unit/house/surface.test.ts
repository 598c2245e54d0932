import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import * as engine from '../../../src/engine.js';
import * as hookwright from '../../../src/index.js';

/** Runtime names that the specification requires. */
const SPECIFIED = {
  function: [
    // Classes.
    'HookAggregator',
    'HookEventHandler',
    'HookExecutionError',
    'HookPlanner',
    'HookRegistry',
    'HookRegistryNotInitializedError',
    'HookRunner',
    'HookSystem',
    'HookSystemNotInitializedError',
    'HookTranslator',
    'HookTranslatorGenAIv1',
    'AfterAgentHookOutput',
    'AfterModelHookOutput',
    'AfterToolHookOutput',
    'BeforeAgentHookOutput',
    'BeforeModelHookOutput',
    'BeforeToolHookOutput',
    'BeforeToolSelectionHookOutput',
    'DefaultHookOutput',
    'SessionEndHookOutput',
    'SessionStartHookOutput',
    // Functions that a host calls around tools, model calls and sessions.
    'executeToolWithHooks',
    'fireAfterModelHook',
    'fireAfterToolHook',
    'fireBeforeModelHook',
    'fireBeforeToolHook',
    'fireBeforeToolSelectionHook',
    'triggerAfterAgentHook',
    'triggerBeforeAgentHook',
    'triggerPreCompressHook',
    'triggerSessionEndHook',
    'triggerSessionStartHook',
    'triggerToolNotificationHook',
    // Results and outputs.
    'buildFailureEnvelope',
    'convertPlainTextToHookOutput',
    'createHookOutput',
    'makeEmptySuccessResult',
    'processCommonHookOutputFields',
    // Validators of the inputs that bus clients send.
    'validateAfterAgentInput',
    'validateAfterModelInput',
    'validateAfterToolInput',
    'validateBeforeAgentInput',
    'validateBeforeModelInput',
    'validateBeforeToolInput',
    'validateBeforeToolSelectionInput',
    'validateNotificationInput',
  ],
  object: [
    'BusErrorCode',
    'ConfigSource',
    'EMPTY_SUCCESS_RESULT',
    'HookDecision',
    'HookEventName',
    'HookFailureStage',
    'HookType',
    'LLMFinishReason',
    'LLMRole',
    'MessageBusType',
    'NotificationType',
    'PreCompressTrigger',
    'SessionEndReason',
    'SessionStartSource',
    'ToolCallingMode',
    'defaultHookTranslator',
  ],
};

/** Methods of the classes that the specification requires; the fire methods are checked one by one. */
const METHODS = {
  HookAggregator: ['aggregateResults'],
  HookEventHandler: ['dispose'],
  HookPlanner: ['createExecutionPlan'],
  HookRegistry: ['getAllHooks', 'getHooksForEvent', 'initialize', 'setHookEnabled'],
  HookRunner: ['executeHook', 'executeHooksParallel', 'executeHooksSequential'],
  HookSystem: [
    'dispose',
    'getEventHandler',
    'getRegistry',
    'getStatus',
    'initialize',
    'isInitialized',
    'setHookEnabled',
  ],
  HookTranslatorGenAIv1: [
    'fromHookLLMRequest',
    'fromHookLLMResponse',
    'fromHookToolConfig',
    'toHookLLMRequest',
    'toHookLLMResponse',
    'toHookToolConfig',
  ],
  DefaultHookOutput: [
    'applyLLMRequestModifications',
    'applyToolConfigModifications',
    'getAdditionalContext',
    'getBlockingError',
    'getEffectiveReason',
    'isBlockingDecision',
    'shouldClearContext',
    'shouldStopExecution',
  ],
  AfterModelHookOutput: ['getModifiedResponse'],
  AfterToolHookOutput: ['getTailToolCallRequest'],
  BeforeModelHookOutput: ['getSyntheticResponse'],
  BeforeToolHookOutput: ['getModifiedToolInput'],
} as const;

/** A host needs the root entry; the rest of the specification is in `hookwright/engine`. */
const names = Object.entries({ ...engine, ...hookwright });

describe('package exports', () => {
  it('have at most 60 runtime names in the root', () => {
    expect(Object.keys(hookwright).length).toBeLessThanOrEqual(60);
  });

  it.each(Object.entries(SPECIFIED))('include every %s that the specification names [SYS-12]', (kind, specified) => {
    const found = names.filter(([, value]) => typeof value === kind).map(([name]) => name);
    expect(specified.filter((name) => !found.includes(name))).toEqual([]);
  });

  it.each(Object.entries(METHODS))(
    'include %s with the methods that the specification names [SYS-12]',
    (name, methods) => {
      const [, owner] = names.find(([each]) => each === name) ?? [];
      const prototype: object = typeof owner === 'function' ? owner.prototype : {};
      expect(methods.filter((method) => !(method in prototype))).toEqual([]);
    },
  );

  it('include a fire method for every event [SYS-12]', () => {
    const events = Object.values(hookwright.HookEventName);
    expect(events.length).toBeGreaterThanOrEqual(11);
    expect(events.filter((name) => !(`fire${name}Event` in hookwright.HookEventHandler.prototype))).toEqual([]);
  });

  it('have a default translator in hookwright/engine too, which may be imported alone', () => {
    const program = `
      import { createHookOutput } from 'hookwright/engine';
      const request = createHookOutput('BeforeModel', {}).applyLLMRequestModifications({ contents: 'hi' });
      console.log(JSON.stringify(request));`;
    const root = new URL('../../../', import.meta.url);
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toEqual({ contents: 'hi' });
  });
});
