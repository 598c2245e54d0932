export type * from './adapter.js';
export type { Contract, SettingsFields } from './contract.js';
export type * from './dialect.js';
export type { EnumValue, FireOptions } from './fire-options.js';
export { type FiringHost, type FiringSystem, fireThrough, type RegisterOptions } from './firing-host.js';
export type { HookAction } from './hook-action.js';
export { NotAskedError } from './not-asked.js';
export type {
  ClearingHookOutputMethods,
  DefaultHookOutputMethods,
  FollowUpHookOutputMethods,
  ModelRequestHookOutputMethods,
  ModelResponseHookOutputMethods,
  OutputClassName,
  RewriteHookOutputMethods,
  ToolChoiceHookOutputMethods,
  ToolSelection,
} from './output-methods.js';
export type {
  AskPolicy,
  ConfirmTool,
  DebugLogger,
  ErrorPolicy,
  GuardChange,
  GuardedCall,
  GuardQuestions,
  HookBus,
  HookBusRequest,
  HookConsent,
  HookExtension,
  HookLayer,
  HostConfigPort,
  HttpPolicy,
  MessageBus,
  NotTrusted,
  SanitizationConfig,
  ToolConfirmationRequest,
  TrustAnswer,
  UnreadableFile,
  UntrustedPolicy,
  WhyOff,
} from './ports.js';
export type {
  ChainRule,
  CodecName,
  FieldMerge,
  HookEffect,
  MatcherRule,
  MergeStrategy,
  Route,
  Translation,
} from './route.js';
export type * from './sdk.js';
export {
  addError,
  addMissing,
  addTypes,
  type GeneratedValidator,
  isObject,
  joinErrors,
  joinErrorsOrNull,
  type Violation,
  violationsOf,
} from './violations.js';
