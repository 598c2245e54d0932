// Made from the schemas of this project's own events by hookwright generate. Do not edit.

import {
  commonFields,
  hookDefiner,
  kitEvents as builtInEvents,
  type Reply,
  redactor,
} from 'hookwright/kit';
import type {
  HookInputs,
  HookOutputs,
} from '../types.js';
export * from 'hookwright/kit';
export type { HookInputs, HookOutputs } from '../types.js';
/** Supported answers, merge rules and texts by event. */
export const kitEvents = {
  ...builtInEvents,
  AfterMerge: {
    answers: {"say":true},
    merge: {},
    texts: {},
  },
  BeforeDeploy: {
    answers: {"allow":true,"deny":true,"say":true},
    merge: {"tell":"join"},
    texts: {},
  },
} as const;
/** Return value of a hook of the event. */
export type HookReply<E extends keyof HookInputs> = Reply<HookOutputs[E], (typeof kitEvents)[E]>;
/** Runs the script as a hook of the event: reads standard input, calls the function, prints its output. Call it once. */
export const defineHook = hookDefiner<HookInputs, HookOutputs, typeof kitEvents>(kitEvents, commonFields);
/** Applies a redaction to every text of the event that is sent to the model or comes from it. Tool calls are kept. */
export const redact = redactor(kitEvents);
