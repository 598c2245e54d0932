import {
  type HookEventName,
  type HookFireResult,
  type HookOutputOf,
  HookVerdictKind,
  type McpContext,
  NotificationType,
} from '../../generated/index.js';
import type { FireOptions, SdkPart } from '../contract/index.js';
import { mergeOneLevel } from '../engine/merge/own-keys.js';
import { runTrigger, systemText, type TriggerConfig } from './run-trigger.js';

export interface ToolTriggerOptions extends FireOptions {
  /** Where the tool comes from, when it belongs to an MCP server. */
  mcpContext?: McpContext | undefined;
  /** The name the model asked for, when the host resolved it to another tool. */
  originalRequestName?: string | undefined;
}

/** Call it before a tool runs. Undefined when no hook has anything to say. */
export async function fireBeforeToolHook(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  options?: ToolTriggerOptions,
): Promise<HookOutputOf<HookEventName.BeforeTool> | undefined> {
  const result = await runBeforeTool(config, toolName, toolInput, options);
  return result?.finalOutput;
}

/** With how each hook ended, which the output alone does not tell. */
function runBeforeTool(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  options?: ToolTriggerOptions,
): Promise<HookFireResult<HookEventName.BeforeTool> | undefined> {
  const params = { toolName, toolInput, ...originOf(options) };
  return runTrigger(config, (system) => system.getEventHandler().fireBeforeToolEvent(params, options));
}

/** Call it when a tool has run, before the model reads the result. Undefined when no hook has anything to say. */
export async function fireAfterToolHook(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  toolResponse: object,
  options?: ToolTriggerOptions,
): Promise<HookOutputOf<HookEventName.AfterTool> | undefined> {
  const params = { toolName, toolInput, toolResponse, ...originOf(options) };
  const result = await runTrigger(config, (system) => system.getEventHandler().fireAfterToolEvent(params, options));
  return result?.finalOutput;
}

function originOf(options: ToolTriggerOptions | undefined): Omit<ToolTriggerOptions, 'signal'> {
  return { mcpContext: options?.mcpContext, originalRequestName: options?.originalRequestName };
}

/** What the model reads of a tool: a text, a part, or a list of both. */
export type ToolContent = string | SdkPart | ReadonlyArray<string | SdkPart>;

/** What a tool gives back, as far as hooks are concerned. A host's own result may hold more. */
export interface ToolResult {
  /** For the model. */
  llmContent: ToolContent;
  /** For the user. */
  returnDisplay: unknown;
  metadata?: Record<string, unknown> | undefined;
  error?: { message: string; type?: string | undefined } | undefined;
  /** The result is for the model alone. */
  suppressDisplay?: boolean | undefined;
}

/** `error.type` of the results that are made in place of a tool's own. */
export const ToolErrorType = {
  /** The call was refused, and is over: the model reads why and goes on. */
  ExecutionFailed: 'execution_failed',
  /** The agent shall stop. */
  StopExecution: 'stop_execution',
} as const;
export type ToolErrorType = (typeof ToolErrorType)[keyof typeof ToolErrorType];

/** A result that only says why there is no other. */
function failedResult(text: string, type: ToolErrorType): ToolResult {
  return { llmContent: text, returnDisplay: text, error: { message: text, type } };
}

/** What hooks read of a result. A tool written in JavaScript may have returned less than it should. */
function toolResponseOf(result: Partial<ToolResult> | undefined): object {
  const { llmContent, returnDisplay, metadata, error } = result ?? {};
  return {
    llmContent,
    returnDisplay,
    ...(metadata !== undefined && { metadata }),
    ...(error !== undefined && { error }),
  };
}

/** The content with texts at its end, each after a blank line. */
export function appendTexts(content: ToolContent | undefined, texts: readonly string[]): ToolContent {
  const added = texts.join('\n\n');
  if (isAbsent(content)) return added;
  if (typeof content === 'string') return `${content}\n\n${added}`;
  return [...(isList(content) ? content : [content]), { text: `\n\n${added}` }];
}

function isAbsent(content: ToolContent | null | undefined): content is undefined {
  return content === undefined || content === null || content === '' || (isList(content) && content.length === 0);
}

function isList(content: ToolContent): content is ReadonlyArray<string | SdkPart> {
  return Array.isArray(content);
}

interface Confirmation {
  /** `edit`, `exec`, `mcp` or `info`; another kind is told by its title. */
  readonly type: string;
  readonly title?: string | undefined;
  readonly fileName?: string | undefined;
  readonly filePath?: string | undefined;
  readonly command?: string | undefined;
  readonly serverName?: string | undefined;
  readonly toolName?: string | undefined;
  readonly toolDisplayName?: string | undefined;
  readonly prompt?: string | undefined;
}

/** What the host asks the user to permit. It may hold more, and callbacks too: hooks get the data of it. */
export type ToolConfirmationDetails = Confirmation | (Confirmation & { readonly [key: string]: unknown });

/** Call it when the user is asked to permit a tool. The answer cannot be given by a hook. */
export async function triggerToolNotificationHook(
  config: TriggerConfig,
  details: ToolConfirmationDetails,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.Notification> | undefined> {
  const result = await runTrigger(config, (system) => {
    const params = {
      message: messageFor(details),
      notificationType: NotificationType.ToolPermission,
      details: dataOf(details),
    };
    return system.getEventHandler().fireNotificationEvent(params, options);
  });
  return result?.finalOutput;
}

const messages: ReadonlyMap<string, (details: ToolConfirmationDetails) => string> = new Map([
  ['edit', ({ filePath, fileName }) => `The agent asks to edit ${filePath || fileName || 'a file'}`],
  ['exec', ({ command }) => `The agent asks to run ${command ? `\`${command}\`` : 'a command'}`],
  [
    'mcp',
    ({ serverName, toolDisplayName, toolName }) =>
      `The agent asks to use ${toolDisplayName || toolName || 'a tool'} of the MCP server ${serverName || '(unnamed)'}`,
  ],
  ['info', ({ prompt }) => `The agent asks to look something up${prompt ? `: ${prompt}` : ''}`],
]);

function messageFor(details: ToolConfirmationDetails): string {
  const known = messages.get(details.type);
  return known ? known(details) : `The agent asks for permission${details.title ? `: ${details.title}` : ''}`;
}

/** What JSON can carry, which leaves callbacks out; nothing at all where it can carry none of it. */
function dataOf(details: ToolConfirmationDetails): Record<string, unknown> {
  try {
    return JSON.parse(JSON.stringify(details));
  } catch {
    return {};
  }
}

type BeforeOutput = HookOutputOf<HookEventName.BeforeTool> | undefined;
type AfterOutput = HookOutputOf<HookEventName.AfterTool> | undefined;

/**
 * Runs a tool between its hooks. A refused call is a finished call whose result says why: hand it to the model, never
 * retry it. What `executeFn` throws is thrown on.
 */
export async function executeToolWithHooks(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  executeFn: (toolInput: Record<string, unknown>) => Promise<ToolResult>,
  options?: ToolTriggerOptions,
): Promise<ToolResult> {
  const fired = await runBeforeTool(config, toolName, toolInput, options);
  const before = fired?.finalOutput;
  const refusal = refusalOf(before) ?? cancellationOf(fired);
  if (refusal !== undefined) return withTexts(refusal, [messageOf(before)]);
  const changes = before?.getModifiedToolInput();
  const effectiveInput = changes === undefined ? toolInput : mergeOneLevel(toolInput, changes);
  const result = await executeFn(effectiveInput);
  const after = await fireAfterToolHook(config, toolName, effectiveInput, toolResponseOf(result), options);
  return applyAfter(result, before, after);
}

function refusalOf(before: BeforeOutput): ToolResult | undefined {
  const blocked = before?.isBlockingDecision()
    ? `Tool execution blocked: ${before.getBlockingError().reason}`
    : undefined;
  if (before?.shouldStopExecution()) {
    const text = blocked === undefined ? stopText(before) : `${blocked}\n\n${stopText(before)}`;
    return failedResult(text, ToolErrorType.StopExecution);
  }
  return blocked === undefined ? undefined : failedResult(blocked, ToolErrorType.ExecutionFailed);
}

/** Where the caller aborted before a hook could decide, nobody has approved the call. */
function cancellationOf(fired: HookFireResult | undefined): ToolResult | undefined {
  const undecided = fired?.hookResults?.some(({ aborted, skipped }) => aborted || skipped === HookVerdictKind.Aborted);
  return undecided ? failedResult('Tool execution cancelled: aborted', ToolErrorType.ExecutionFailed) : undefined;
}

function stopText(output: NonNullable<BeforeOutput | AfterOutput>): string {
  return `Agent execution stopped by hook: ${output.getEffectiveReason()}`;
}

function applyAfter(result: ToolResult, before: BeforeOutput, after: AfterOutput): ToolResult {
  const told = [messageOf(before), after?.getAdditionalContext(), messageOf(after)];
  const base = after?.shouldStopExecution() ? failedResult(stopText(after), ToolErrorType.StopExecution) : result;
  const complete = withTexts(base, told);
  return after?.suppressOutput === true ? { ...complete, suppressDisplay: true } : complete;
}

function messageOf(output: BeforeOutput | AfterOutput): string | undefined {
  const message = output?.systemMessage;
  return message === undefined || message.trim() === '' ? undefined : systemText(message);
}

/** The same object when there is nothing to add. */
function withTexts(result: ToolResult, texts: readonly (string | undefined)[]): ToolResult {
  const told = texts.filter((text) => text !== undefined);
  return told.length === 0 ? result : { ...result, llmContent: appendTexts(result?.llmContent, told) };
}
