// All imports of the hook runtime. Subcommands load this module only when they need it.
export { contract } from '../../../generated/contract.js';
export { ConfigSource } from '../../../generated/index.js';
export { addDialect } from '../../config/settings/add-dialect.js';
export {
  CommandChecker,
  type FileFault,
  findProgram,
  interpreterOf,
} from '../../config/settings/check-command.js';
export { addHooks, type HookDefinitions, hookNames } from '../../config/settings/index.js';
export { findSettingsLocations, locationOf } from '../../config/settings/locations.js';
export { readSettingsFile } from '../../config/settings/read-settings-file.js';
export { describeProblem as describeSettingsProblem } from '../../config/settings/settings-problem.js';
export { traceFileOf } from '../../config/settings/trace-settings.js';
export { type HookLocation, programOf, readHookText } from '../../config/trust/index.js';
export type { TrustRecord } from '../../config/trust/trust-record.js';
export { TrustStore } from '../../config/trust/trust-store.js';
export { reportedFacts } from '../../core/index.js';
export { HookPlanner, type HookPlanVerdict } from '../../core/planner/hook-planner.js';
export { isChained } from '../../core/planner/plan-hooks.js';
export { adapterOf } from '../../core/registry/adapter-of.js';
export { canBlock, otherEventHelp } from '../../core/registry/events.js';
export { HookRegistry } from '../../core/registry/hook-registry.js';
export { createConfig } from '../../system/create-config.js';
export { loadConfig } from '../../system/index.js';
export { TraceFollower } from '../../traces/follow-trace.js';
export { joinTraceLines, parseTraceLines, type TracedEvent } from '../../traces/read-trace.js';
export { olderFile } from '../../traces/trace-file.js';
export { tracedDecision, tracedFields } from '../../traces/traced-decision.js';
export { isMissing } from '../../util/files.js';
export { isRecord } from '../../util/json.js';
export { nearestName } from '../../util/nearest-name.js';
export { filterAdapted, mapAdapters, moveLayers, originalOf } from './moved-hooks.js';
