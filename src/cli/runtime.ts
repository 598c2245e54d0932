// The one door from the command to the rooms that know hooks. It is loaded by the subcommands that need it, never before.
export { contract } from '../../generated/contract.js';
export { ConfigSource } from '../../generated/index.js';
export { createConfig } from '../config/create-config.js';
export { decisionIn } from '../engine/outputs/hook-outputs.js';
export { HookPlanner, type HookPlanVerdict } from '../engine/planner/hook-planner.js';
export { isChained } from '../engine/planner/plan-hooks.js';
export { HookRegistry } from '../engine/registry/hook-registry.js';
export { joinTraceLines, parseTraceLines, type TracedEvent } from '../handler/read-trace.js';
export { olderFile } from '../handler/trace-file.js';
export { loadConfig } from '../settings/index.js';
export { findPlaces, STRENGTH } from '../settings/places.js';
export { readSettingsFile } from '../settings/read-settings-file.js';
export { traceFileOf } from '../settings/trace-place.js';
export { programOf, readHookText } from '../trust/index.js';
export type { TrustRecord } from '../trust/trust-record.js';
export { TrustStore } from '../trust/trust-store.js';
export { nearestName } from '../values/nearest-name.js';
export { isMissing } from '../values/stat-if-there.js';
