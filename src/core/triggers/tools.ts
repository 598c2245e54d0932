import {
  type AfterToolParams,
  type BeforeToolParams,
  HookEventName,
  type HookFireResult,
  type HookOutputOf,
  NotificationType,
} from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import type { FireOptions } from '../contract/index.js';
import { createHookOutput } from '../outputs/hook-outputs.js';
import {
  fireTrigger,
  hasHooksFor,
  readableOptions,
  runTrigger,
  type TriggerConfig,
  withPolicy,
} from './run-trigger.js';

/** Options for firing an event about a tool: those of every event, and facts about the call. */
export interface ToolTriggerOptions extends FireOptions, Omit<BeforeToolParams, 'toolName' | 'toolInput'> {}

/** Fires BeforeTool. Call it before a tool runs. Returns undefined if no hook has any output. The caller handles an `ask`. */
export async function fireBeforeToolHook(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  options?: ToolTriggerOptions,
): Promise<HookOutputOf<HookEventName.BeforeTool> | undefined> {
  const readable = readableOptions(config, options);
  const params = { ...readable, toolName, toolInput };
  const result = await fireTrigger(config, HookEventName.BeforeTool, params, readable);
  return result?.finalOutput;
}

/**
 * Fires AfterTool. Call it when a tool has run, before the model reads the result. For a tool that threw, pass `{ error: { message } }`. Returns
 * undefined if no hook has any output. If a guard could not run and blocks on errors, the output is a block: withhold the result.
 */
export async function fireAfterToolHook(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  toolResponse: object,
  options?: AfterToolOptions,
): Promise<HookOutputOf<HookEventName.AfterTool> | undefined> {
  const result = await fireAfter(config, toolName, toolInput, toolResponse, readableOptions(config, options));
  if (result?.withheld === undefined || result.finalOutput !== undefined) return result?.finalOutput;
  return createHookOutput(HookEventName.AfterTool, { decision: 'deny', reason: result.withheld });
}

/** Options of an event after a tool. */
export interface AfterToolOptions extends ToolTriggerOptions, Pick<AfterToolParams, 'durationMs'> {
  /** Call that the event belongs to. Its id and time replace those of the other options. */
  call?: TimedCall | undefined;
}

/** Fires AfterTool. Returns the whole result. */
export function fireAfter(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  toolResponse: object,
  options?: AfterToolOptions,
): Promise<HookFireResult<HookEventName.AfterTool> | undefined> {
  const { call } = options ?? {};
  const params = {
    ...options,
    toolName,
    toolInput,
    toolResponse,
    ...(call && { durationMs: call.elapsedMs }),
    get toolUseId() {
      return call?.id ?? options?.toolUseId;
    },
  };
  return fireTrigger(config, HookEventName.AfterTool, params, options);
}

/** Returns true if any hook reads the results of tools. */
export function hasResultHooks(config: TriggerConfig): Promise<boolean> {
  return hasHooksFor(config, HookEventName.AfterTool);
}

/** Returns true if any hook is registered for tools. */
export async function hasToolHooks(config: TriggerConfig): Promise<boolean> {
  return (await hasHooksFor(config, HookEventName.BeforeTool)) || hasResultHooks(config);
}

/** Tool call between its hooks. Its id is made when a hook reads it. */
export class TimedCall {
  #id: string | undefined;
  #startedAt: number | undefined;

  constructor(id: string | undefined) {
    this.#id = id?.trim() === '' ? undefined : id;
  }

  get id(): string {
    this.#id ??= `call_${crypto.randomUUID()}`;
    return this.#id;
  }

  /** Begins to measure the time that the tool takes. */
  start(): void {
    this.#startedAt = performance.now();
  }

  /** Time since the tool started, in milliseconds. */
  get elapsedMs(): number | undefined {
    return this.#startedAt === undefined ? undefined : Math.round((performance.now() - this.#startedAt) * 1000) / 1000;
  }
}

interface PermissionDetails {
  /** `edit`, `exec`, `mcp` or `info`. Other types are described by their title. */
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

/** Details of a permission that the host asks the user for. Hooks get the data in it, without callbacks. */
export type ToolConfirmationDetails = PermissionDetails | (PermissionDetails & { readonly [key: string]: unknown });

/** Fires Notification. Call it when the user is asked to permit a tool. No hook can answer for the user. */
export async function triggerToolNotificationHook(
  config: TriggerConfig,
  details: ToolConfirmationDetails,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.Notification> | undefined> {
  const result = await runTrigger(config, HookEventName.Notification, (system) => {
    const params = {
      message: messageFor(details),
      notificationType: NotificationType.ToolPermission,
      details: attempt<Record<string, unknown>>(() => JSON.parse(JSON.stringify(details)), {}),
    };
    return system.fireEvent(HookEventName.Notification, params, withPolicy(config, options));
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
  const describe = messages.get(details.type);
  return describe ? describe(details) : `The agent asks for permission${details.title ? `: ${details.title}` : ''}`;
}
