// Made from the schemas of this project's own events by hookwright generate. Do not edit.

import type * as BuiltIn from 'hookwright/contract';
import type {
  DefaultHookOutputMethods,
  HookDefinition,
  HookOutput,
} from 'hookwright/contract';
import type {
  Environment,
  HookEventName,
} from './enums.js';
/** A branch was merged. The hook may record it. */
export interface AfterMergeHookInput extends Omit<HookInput, "hook_event_name"> {
  /** Name of the event. */
  hook_event_name: 'AfterMerge';
  /** Branch that was merged. */
  branch: string;
  /** Person who merged it, if known. */
  merged_by?: string | undefined;
}

/** Input of AfterMerge as a bus client sends it. A branch was merged. The hook may record it. */
export interface AfterMergeInput {
  /** Branch that was merged. */
  branch: string;
  /** Person who merged it, if known. */
  merged_by?: string | undefined;
}

/** Send a message to the model. Blocking is no longer possible. */
export interface AfterMergeOutput extends Omit<HookOutput, "hookSpecificOutput"> {
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: 'AfterMerge' | undefined;
  } | undefined;
}

/** Parameters of fireAfterMergeEvent. */
export interface AfterMergeParams {
  /** Branch that was merged. */
  branch: string;
  /** Person who merged it, if known. */
  mergedBy?: string | undefined;
}

/** A build is about to be deployed. The hook may block it. */
export interface BeforeDeployHookInput extends Omit<HookInput, "hook_event_name"> {
  /** Name of the event. */
  hook_event_name: 'BeforeDeploy';
  /** Environment to deploy to. */
  environment: Environment;
  /** Commit that was built. */
  commit: string;
  /** Services to deploy; empty means all. */
  services: string[];
}

/** Input of BeforeDeploy as a bus client sends it. A build is about to be deployed. The hook may block it. */
export interface BeforeDeployInput {
  /** Environment to deploy to. */
  environment: Environment;
  /** Commit that was built. */
  commit: string;
  /** Services to deploy; empty means all. */
  services?: string[] | undefined;
}

/** Block the deployment, or name the people to notify. */
export interface BeforeDeployOutput extends Omit<HookOutput, "hookSpecificOutput"> {
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: 'BeforeDeploy' | undefined;
    /** People to notify, one name per line. */
    tell?: string | undefined;
  } | undefined;
}

/** Parameters of fireBeforeDeployEvent. */
export type BeforeDeployParams = BeforeDeployInput;

/** Request to fire an event. Exactly one response follows. */
export interface HookExecutionRequest extends Omit<BuiltIn.HookExecutionRequest, "eventName"> {
  /** Event to fire. An unknown name is answered with `unsupported_event`. */
  eventName: HookEventName;
}

/** Result of running one hook. */
export interface HookExecutionResult extends Omit<BuiltIn.HookExecutionResult, "eventName"> {
  /** Event that the hook ran for. */
  eventName: HookEventName;
}

/** Result of firing an event: the merged outputs and what they mean. */
export interface HookFireResult<E extends HookEventName = HookEventName> extends Omit<BuiltIn.HookFireResult, "finalOutput"> {
  /** Merged output of all hooks; absent if no hook returned an output. */
  finalOutput?: HookOutputOf<E> | undefined;
}

/** Fields that every hook reads on standard input, for every event. */
export interface HookInput extends Omit<BuiltIn.HookInput, "hook_event_name"> {
  /** Name of the event that fired. */
  hook_event_name: HookEventName;
}

/** One hook in the registry. */
export interface HookRegistryEntry extends Omit<BuiltIn.HookRegistryEntry, "eventName"> {
  /** Event of the hook. */
  eventName: HookEventName;
}

/** Part of a settings file that hookwright reads. */
export interface HookSettings extends Omit<BuiltIn.HookSettings, "hooks"> {
  /** Hooks by event. */
  hooks?: HooksMap | undefined;
}

/** Hooks by event. */
export interface HooksMap extends BuiltIn.HooksMap {
  /** A branch was merged. The hook may record it. */
  AfterMerge?: HookDefinition[] | undefined;
  /** A build is about to be deployed. The hook may block it. */
  BeforeDeploy?: HookDefinition[] | undefined;
}

export interface HookOutputClasses extends BuiltIn.HookOutputClasses {
  AfterMerge: HookOutput & DefaultHookOutputMethods;
  BeforeDeploy: HookOutput & DefaultHookOutputMethods;
}

export interface HookInputs extends BuiltIn.HookInputs {
  AfterMerge: AfterMergeHookInput;
  BeforeDeploy: BeforeDeployHookInput;
}

export interface HookOutputs extends BuiltIn.HookOutputs {
  AfterMerge: AfterMergeOutput;
  BeforeDeploy: BeforeDeployOutput;
}

export interface HookParams extends BuiltIn.HookParams {
  AfterMerge: AfterMergeParams;
  BeforeDeploy: BeforeDeployParams;
}
/** Types of the events of this contract. */
export interface HookTypes {
  params: HookParams;
  inputs: HookInputs;
  outputs: HookOutputs;
}
/** Merged output of one event. */
export type HookOutputOf<E extends HookEventName> = HookOutputClasses[E];
