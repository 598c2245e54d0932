// Made from schemas/ by npm run generate. Do not edit.

import type {
  BusErrorCode,
  ConfigSource,
  HookDecision,
  HookFailureStage,
  ToolCallingMode,
} from './enums.js';

/** Table of ConfigSource, with one row per value. */
export const configSources: Readonly<Record<ConfigSource, {
  /** A stronger source wins over duplicates of a weaker one and may disable its hooks. */
  readonly strength: number;
  /** Position of the source in the order in which hooks run. */
  readonly position: number;
}>> = {
  runtime: { strength: 4, position: 1 },
  system: { strength: 3, position: 4 },
  user: { strength: 2, position: 3 },
  extensions: { strength: 1, position: 5 },
  project: { strength: 0, position: 2 },
};

/** Table of HookDecision, with one row per value. */
export const hookDecisions: Readonly<Record<HookDecision, {
  /** If hooks disagree, the strictest decision wins. */
  readonly strictness: number;
  /** True if the decision blocks the operation. */
  readonly blocks: boolean;
}>> = {
  ask: { strictness: 1, blocks: false },
  block: { strictness: 2, blocks: true },
  deny: { strictness: 2, blocks: true },
  approve: { strictness: 0, blocks: false },
  allow: { strictness: 0, blocks: false },
};

/** Table of HookFailureStage, with one row per value. */
export const hookFailureStages: Readonly<Record<HookFailureStage, {
  /** Error code of the response on the bus. */
  readonly code: BusErrorCode;
  /** True if the stage builds the input of the hooks, so that no hook has run. */
  readonly buildsInput: boolean;
}>> = {
  envelope: { code: "invalid_request", buildsInput: false },
  routing: { code: "unsupported_event", buildsInput: false },
  validation: { code: "validation_failure", buildsInput: true },
  translation: { code: "translation_failure", buildsInput: true },
  planning: { code: "internal_error", buildsInput: false },
  execution: { code: "internal_error", buildsInput: false },
  aggregation: { code: "internal_error", buildsInput: false },
  publication: { code: "internal_error", buildsInput: false },
  internal: { code: "internal_error", buildsInput: false },
};

/** Table of ToolCallingMode, with one row per value. */
export const toolCallingModes: Readonly<Record<ToolCallingMode, {
  /** If hooks disagree, the strictest mode wins. */
  readonly strictness: number;
}>> = {
  AUTO: { strictness: 0 },
  ANY: { strictness: 1 },
  NONE: { strictness: 2 },
};
