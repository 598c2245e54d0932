// Made from the schemas of this project's own events by hookwright generate. Do not edit.

import * as BuiltIn from 'hookwright/contract';
import type {
  HookEventName,
} from './enums.js';
import * as guards from './guards.js';
/** Routes of this project's own events. */
export const ownRoutes = {
  AfterMerge: {
    eventName: "AfterMerge",
    matcher: undefined,
    merge: "last",
    chain: undefined,
    chained: [],
    translations: [],
    params: {"branch":"branch","mergedBy":"merged_by"},
    defaults: {},
    effects: ["system-message"],
    outputClass: "DefaultHookOutput",
    outputFields: ["continue","stopReason","suppressOutput","systemMessage","decision","reason","hookSpecificOutput"],
    specificFields: {"hookEventName":"last"},
    unusable: ["/continue","/decision"],
    validateInput: guards.validateAfterMergeInput,
    inputContract: "AfterMergeInput",
    outputContract: "AfterMergeOutput",
  },
  BeforeDeploy: {
    eventName: "BeforeDeploy",
    matcher: {"field":"environment","param":"environment","kind":"whole"},
    merge: "or",
    chain: undefined,
    chained: [],
    translations: [],
    params: {"environment":"environment","commit":"commit","services":"services"},
    defaults: {"services":[]},
    effects: ["block","system-message"],
    outputClass: "DefaultHookOutput",
    outputFields: ["continue","stopReason","suppressOutput","systemMessage","decision","reason","hookSpecificOutput"],
    specificFields: {"hookEventName":"last","tell":"join"},
    unusable: ["/continue","/decision"],
    validateInput: guards.validateBeforeDeployInput,
    inputContract: "BeforeDeployInput",
    outputContract: "BeforeDeployOutput",
  },
} as const satisfies Record<string, BuiltIn.Route>;
/** Route table: one row per event. */
export const routes = { ...BuiltIn.routes, ...ownRoutes } as const satisfies Record<HookEventName, BuiltIn.Route>;
/** Version of the contract, independent of the package version. */
export const CONTRACT_VERSION = "1.0.0";
/** Returns true if the value is the name of an event. */
export function isHookEventName(name: unknown): name is HookEventName {
  return typeof name === 'string' && Object.hasOwn(routes, name);
}
