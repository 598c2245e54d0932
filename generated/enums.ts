// Made from schemas/ by npm run generate. Do not edit.

/** Error code of a request on the bus. */
export const BusErrorCode = {
  InvalidRequest: "invalid_request",
  UnsupportedEvent: "unsupported_event",
  ValidationFailure: "validation_failure",
  TranslationFailure: "translation_failure",
  InternalError: "internal_error",
} as const;

export type BusErrorCode = (typeof BusErrorCode)[keyof typeof BusErrorCode];

export declare namespace BusErrorCode {
  type InvalidRequest = "invalid_request";
  type UnsupportedEvent = "unsupported_event";
  type ValidationFailure = "validation_failure";
  type TranslationFailure = "translation_failure";
  type InternalError = "internal_error";
}

/** Source of a hook, strongest first. Duplicate hooks run once, as their strongest source declares them. */
export const ConfigSource = {
  Runtime: "runtime",
  System: "system",
  User: "user",
  Extensions: "extensions",
  Project: "project",
} as const;

export type ConfigSource = (typeof ConfigSource)[keyof typeof ConfigSource];

export declare namespace ConfigSource {
  type Runtime = "runtime";
  type System = "system";
  type User = "user";
  type Extensions = "extensions";
  type Project = "project";
}

/** Decision of a hook. `block` and `deny` block the operation; `allow` and `approve` let it continue; `ask` leaves the choice to the host without blocking. */
export const HookDecision = {
  Ask: "ask",
  Block: "block",
  Deny: "deny",
  Approve: "approve",
  Allow: "allow",
} as const;

export type HookDecision = (typeof HookDecision)[keyof typeof HookDecision];

export declare namespace HookDecision {
  type Ask = "ask";
  type Block = "block";
  type Deny = "deny";
  type Approve = "approve";
  type Allow = "allow";
}

/** Effect of a failed hook: `allow` lets the operation continue, `block` blocks it. */
export const HookErrorPolicy = {
  Allow: "allow",
  Block: "block",
} as const;

export type HookErrorPolicy = (typeof HookErrorPolicy)[keyof typeof HookErrorPolicy];

export declare namespace HookErrorPolicy {
  type Allow = "allow";
  type Block = "block";
}

/** Names of the events. Each event has a pair of schema files. */
export const HookEventName = {
  AfterAgent: "AfterAgent",
  AfterModel: "AfterModel",
  AfterTool: "AfterTool",
  BeforeAgent: "BeforeAgent",
  BeforeModel: "BeforeModel",
  BeforeTool: "BeforeTool",
  BeforeToolSelection: "BeforeToolSelection",
  Notification: "Notification",
  PreCompress: "PreCompress",
  SessionEnd: "SessionEnd",
  SessionStart: "SessionStart",
  SubagentStart: "SubagentStart",
  SubagentStop: "SubagentStop",
} as const;

export type HookEventName = (typeof HookEventName)[keyof typeof HookEventName];

export declare namespace HookEventName {
  type AfterAgent = "AfterAgent";
  type AfterModel = "AfterModel";
  type AfterTool = "AfterTool";
  type BeforeAgent = "BeforeAgent";
  type BeforeModel = "BeforeModel";
  type BeforeTool = "BeforeTool";
  type BeforeToolSelection = "BeforeToolSelection";
  type Notification = "Notification";
  type PreCompress = "PreCompress";
  type SessionEnd = "SessionEnd";
  type SessionStart = "SessionStart";
  type SubagentStart = "SubagentStart";
  type SubagentStop = "SubagentStop";
}

/** Stage of the pipeline in which a failure happened. */
export const HookFailureStage = {
  Envelope: "envelope",
  Routing: "routing",
  Validation: "validation",
  Translation: "translation",
  Planning: "planning",
  Execution: "execution",
  Aggregation: "aggregation",
  Publication: "publication",
  Internal: "internal",
} as const;

export type HookFailureStage = (typeof HookFailureStage)[keyof typeof HookFailureStage];

export declare namespace HookFailureStage {
  type Envelope = "envelope";
  type Routing = "routing";
  type Validation = "validation";
  type Translation = "translation";
  type Planning = "planning";
  type Execution = "execution";
  type Aggregation = "aggregation";
  type Publication = "publication";
  type Internal = "internal";
}

/** Text that only hooks which list it in `needs` receive. */
export const HookNeed = {
  AssistantText: "assistant_text",
  UserPrompt: "user_prompt",
} as const;

export type HookNeed = (typeof HookNeed)[keyof typeof HookNeed];

export declare namespace HookNeed {
  type AssistantText = "assistant_text";
  type UserPrompt = "user_prompt";
}

/** Effect of a rule on a command whose text cannot be resolved: `ask` asks a person, `deny` blocks it, `ignore` applies only the condition of the rule. */
export const HookOpaquePolicy = {
  Ask: "ask",
  Deny: "deny",
  Ignore: "ignore",
} as const;

export type HookOpaquePolicy = (typeof HookOpaquePolicy)[keyof typeof HookOpaquePolicy];

export declare namespace HookOpaquePolicy {
  type Ask = "ask";
  type Deny = "deny";
  type Ignore = "ignore";
}

/** Format in which the standard output of a hook was read. */
export const HookOutputFormat = {
  Json: "json",
  Text: "text",
} as const;

export type HookOutputFormat = (typeof HookOutputFormat)[keyof typeof HookOutputFormat];

export declare namespace HookOutputFormat {
  type Json = "json";
  type Text = "text";
}

/** Hook types. `worker` is a command that is started once and reused. `bus` sends the event to the responders on the host's bus. `rule` is a condition that is evaluated in the process of the host. `plugin` is accepted in settings and never runs; `function` exists only in code. */
export const HookType = {
  Bus: "bus",
  Command: "command",
  Function: "function",
  Http: "http",
  Plugin: "plugin",
  Rule: "rule",
  Worker: "worker",
} as const;

export type HookType = (typeof HookType)[keyof typeof HookType];

export declare namespace HookType {
  type Bus = "bus";
  type Command = "command";
  type Function = "function";
  type Http = "http";
  type Plugin = "plugin";
  type Rule = "rule";
  type Worker = "worker";
}

/** Status of one configured hook when its event fired: it ran, it is still running in the background, or the reason why it did not run. */
export const HookVerdictKind = {
  Ran: "ran",
  Running: "running",
  Matcher: "matcher",
  RefusedMatcher: "refused-matcher",
  Disabled: "disabled",
  Untrusted: "untrusted",
  Duplicate: "duplicate",
  ChainStopped: "chain-stopped",
  Aborted: "aborted",
  Depth: "depth",
  Invalid: "invalid",
  NotAsked: "not-asked",
} as const;

export type HookVerdictKind = (typeof HookVerdictKind)[keyof typeof HookVerdictKind];

export declare namespace HookVerdictKind {
  type Ran = "ran";
  type Running = "running";
  type Matcher = "matcher";
  type RefusedMatcher = "refused-matcher";
  type Disabled = "disabled";
  type Untrusted = "untrusted";
  type Duplicate = "duplicate";
  type ChainStopped = "chain-stopped";
  type Aborted = "aborted";
  type Depth = "depth";
  type Invalid = "invalid";
  type NotAsked = "not-asked";
}

/** Reason why the model stopped. */
export const LLMFinishReason = {
  STOP: "STOP",
  MAX_TOKENS: "MAX_TOKENS",
  SAFETY: "SAFETY",
  RECITATION: "RECITATION",
  OTHER: "OTHER",
} as const;

export type LLMFinishReason = (typeof LLMFinishReason)[keyof typeof LLMFinishReason];

export declare namespace LLMFinishReason {
  type STOP = "STOP";
  type MAX_TOKENS = "MAX_TOKENS";
  type SAFETY = "SAFETY";
  type RECITATION = "RECITATION";
  type OTHER = "OTHER";
}

/** Role of the speaker of a message. */
export const LLMRole = {
  User: "user",
  Model: "model",
  System: "system",
} as const;

export type LLMRole = (typeof LLMRole)[keyof typeof LLMRole];

export declare namespace LLMRole {
  type User = "user";
  type Model = "model";
  type System = "system";
}

/** Types of bus messages. */
export const MessageBusType = {
  HOOK_EXECUTION_REQUEST: "hook-execution-request",
  HOOK_EXECUTION_RESPONSE: "hook-execution-response",
} as const;

export type MessageBusType = (typeof MessageBusType)[keyof typeof MessageBusType];

export declare namespace MessageBusType {
  type HOOK_EXECUTION_REQUEST = "hook-execution-request";
  type HOOK_EXECUTION_RESPONSE = "hook-execution-response";
}

/** Known types of notification. */
export const NotificationType = {
  ToolPermission: "ToolPermission",
  Other: "other",
} as const;

export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType];

export declare namespace NotificationType {
  type ToolPermission = "ToolPermission";
  type Other = "other";
}

/** Effect of a budget that is used up: stop the agent, ask a person, or warn. The strictest is first. */
export const OnExceed = {
  Stop: "stop",
  Ask: "ask",
  Warn: "warn",
} as const;

export type OnExceed = (typeof OnExceed)[keyof typeof OnExceed];

export declare namespace OnExceed {
  type Stop = "stop";
  type Ask = "ask";
  type Warn = "warn";
}

/** Effect of a budget whose figure is not known. The strictest is first. */
export const OnUnknown = {
  Block: "block",
  Warn: "warn",
} as const;

export type OnUnknown = (typeof OnUnknown)[keyof typeof OnUnknown];

export declare namespace OnUnknown {
  type Block = "block";
  type Warn = "warn";
}

/** Trigger of a compression of the conversation. */
export const PreCompressTrigger = {
  Manual: "manual",
  Auto: "auto",
} as const;

export type PreCompressTrigger = (typeof PreCompressTrigger)[keyof typeof PreCompressTrigger];

export declare namespace PreCompressTrigger {
  type Manual = "manual";
  type Auto = "auto";
}

/** Reason why a session ends. */
export const SessionEndReason = {
  Exit: "exit",
  Clear: "clear",
  Logout: "logout",
  PromptInputExit: "prompt_input_exit",
  Other: "other",
} as const;

export type SessionEndReason = (typeof SessionEndReason)[keyof typeof SessionEndReason];

export declare namespace SessionEndReason {
  type Exit = "exit";
  type Clear = "clear";
  type Logout = "logout";
  type PromptInputExit = "prompt_input_exit";
  type Other = "other";
}

/** Reason why a session begins. */
export const SessionStartSource = {
  Startup: "startup",
  Resume: "resume",
  Clear: "clear",
  Compress: "compress",
} as const;

export type SessionStartSource = (typeof SessionStartSource)[keyof typeof SessionStartSource];

export declare namespace SessionStartSource {
  type Startup = "startup";
  type Resume = "resume";
  type Clear = "clear";
  type Compress = "compress";
}

/** Tool calling mode of the model: `AUTO` lets the model decide, `ANY` requires a tool call, `NONE` forbids tool calls. */
export const ToolCallingMode = {
  AUTO: "AUTO",
  ANY: "ANY",
  NONE: "NONE",
} as const;

export type ToolCallingMode = (typeof ToolCallingMode)[keyof typeof ToolCallingMode];

export declare namespace ToolCallingMode {
  type AUTO = "AUTO";
  type ANY = "ANY";
  type NONE = "NONE";
}
