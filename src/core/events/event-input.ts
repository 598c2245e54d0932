import type { HookEventName, HookFailureStage, HookInput } from '../../../generated/index.js';
import { copiedText } from '../../util/cut-text.js';
import { attempt } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { isPrototypeKey } from '../../util/own-keys.js';
import { cutUnreadable, isNestedDeeper } from '../../util/readable-json.js';
import { NAME_LIMIT } from '../../util/regex/syntax.js';
import type { CodecName, HostConfigPort, Route, SdkRequest, SdkResponse } from '../contract/index.js';
import { contextFor, type HookEventContext, matchedNames, matchedValue } from '../planner/event-context.js';
import { canBlock } from '../registry/events.js';
import type { AgentState } from '../session-state.js';
import type { HookTranslator } from '../translator.js';
import { HookExecutionError } from './failure.js';
import { factsOf, isKeptField } from './session-fields.js';

/** Maximum nesting depth of an input. The parsers of scripts fail beyond it: jq near 200 levels, Python at 1,000. */
export const DEFAULT_MAX_INPUT_DEPTH = 100;

export type InputConfig = Pick<
  HostConfigPort<unknown, unknown, unknown, unknown>,
  'getSessionId' | 'getWorkingDir' | 'getTranscriptPath'
> & {
  /** State of the agent that fires the event. Without it, inputs lack the facts about agent and session. */
  getAgentState?(): AgentState | undefined;
  /** Agent program that the event came from, if it calls hookwright as its hook. */
  getProgram?(): string | undefined;
};

/** Input of a hook, with the fields of its event. */
export type BuiltInput = HookInput & Record<string, unknown>;

/** Fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Naming of the fields of an event: as parameters of a fire method, or as on the wire. */
export type Side = 'param' | 'field';

interface FiredEvent {
  readonly eventName: HookEventName;
  readonly route: Route;
  readonly correlationId?: string | undefined;
  readonly startedAt: number;
  /** Set if hooks get less than the event carries. */
  inputWarning?: string | undefined;
}

/** Facts about an event that matchers are tested against. */
export interface MatcherFacts {
  /** Value of the matcher's field. */
  matched?: string | undefined;
  /** True if the event is about a tool of an MCP server. */
  readonly ofServer?: boolean | undefined;
  /** Name by which the model called a tool of an MCP server. */
  readonly requested?: string | undefined;
  /** Names of the same tool in other agents. */
  readonly aliases?: readonly string[] | undefined;
}

export function matcherFacts(route: Route, source: Fields, side: Side): MatcherFacts {
  const { matcher, defaults } = route;
  if (matcher === undefined) return {};
  const matched = readText(source, matcher[side]) ?? readText(defaults, matcher.field);
  return isMcpTool(route, source, side)
    ? { matched, ofServer: true, requested: requestedName(source, side) }
    : { matched };
}

/** Returns the context with which an event is planned. */
export function contextOf(
  { matcher }: Route,
  { matched, ofServer, requested, aliases }: MatcherFacts,
): HookEventContext | undefined {
  return contextFor(matcher, matched, ofServer, requested, aliases);
}

/** Returns every name that matchers are tested against. */
export function namesOf(facts: MatcherFacts & { readonly route: Route }): readonly string[] | undefined {
  const context = contextOf(facts.route, facts);
  return matchedNames(matchedValue(facts.route.matcher, context), context);
}

/** Returns true if an event is about a tool of an MCP server, or if that cannot be read. */
export function isMcpTool({ matcher }: Route, source: Fields, side: Side): boolean {
  if (matcher?.kind !== 'regex') return false;
  const name = side === 'param' ? 'mcpContext' : 'mcp_context';
  return attempt(() => {
    const server = source[name];
    return typeof server === 'object' && server !== null;
  }, true);
}

/** Returns the name by which the model called a tool of an MCP server. Its hooks may match that name too. */
export function requestedName(source: Fields, side: Side): string | undefined {
  const name = readText(source, side === 'param' ? 'originalRequestName' : 'original_request_name');
  // Longer names are not matched, and traces keep the name.
  return name !== undefined && name.length > NAME_LIMIT ? copiedText(name.slice(0, NAME_LIMIT + 1)) : name;
}

/** Returns a field of an event by its name on the wire. Undefined if its getter throws. */
export function readField({ params }: Route, source: Fields, side: Side, name: string): unknown {
  const key = side === 'field' ? name : Object.keys(params).find((param) => params[param] === name);
  return key === undefined ? undefined : attempt(() => source[key], undefined);
}

/** Returns a text field. If its getter throws, returns undefined: building the input reports the error. */
function readText(source: Fields, name: string): string | undefined {
  const value = attempt(() => source[name], undefined);
  return typeof value === 'string' ? value : undefined;
}

interface BuildOptions {
  readonly maxDepth: number;
  readonly translator: HookTranslator;
  readonly state: AgentState | undefined;
}

/**
 * Builds the input of a hook: base fields, then the fields of the event, translated and with defaults filled in. Throws an error
 * of stage `validation` if hooks could not read it and the event can block. For other events the unreadable parts are cut.
 */
export function buildInput(
  config: InputConfig,
  event: FiredEvent,
  source: Fields,
  side: Side,
  { maxDepth, translator, state }: BuildOptions,
): BuiltInput {
  const { eventName, route, startedAt } = event;
  const input: BuiltInput = {
    session_id: config.getSessionId(),
    cwd: config.getWorkingDir(),
    hook_event_name: eventName,
    timestamp: new Date(startedAt).toISOString(),
    transcript_path: config.getTranscriptPath?.() ?? '',
    ...factsOf(state, side === 'field' ? source : {}),
  };
  let stage: HookFailureStage = 'validation';
  try {
    if (side === 'param') copyParams(input, source, route);
    else copyFields(input, source);
    for (const name in route.defaults) input[name] ??= structuredClone(route.defaults[name]);
    if (route.translations.length > 0) {
      stage = 'translation';
      translateReadable(translator, event, input, maxDepth);
      stage = 'validation';
    }
    makeReadable(event, input, maxDepth);
  } catch (error) {
    if (error instanceof HookExecutionError) throw error;
    throw new HookExecutionError(error, stage, event);
  }
  return input;
}

/** Cuts what hooks could not read, and returns true if it did. Throws if the event can block: then it is blocked instead. */
function makeReadable(event: FiredEvent, input: Record<string, unknown>, maxDepth: number): boolean {
  try {
    if (!isNestedDeeper(input, maxDepth)) return false;
    throw new Error(`the input is nested deeper than ${maxDepth} levels, which hooks cannot read`);
  } catch (error) {
    const failure = new HookExecutionError(error, 'validation', event);
    if (canBlock(event.route)) throw failure;
    cutUnreadable(input, maxDepth);
    event.inputWarning = `${failure.message}: hooks get a text in place of each such part`;
    return true;
  }
}

/** Translates an input. If that fails because the input is nested too deeply, cuts it and tries again. */
function translateReadable(
  translator: HookTranslator,
  event: FiredEvent,
  input: Record<string, unknown>,
  maxDepth: number,
): void {
  try {
    translate(translator, event.route, input);
  } catch (error) {
    const failure = new HookExecutionError(error, 'translation', event);
    if (!makeReadable(event, input, maxDepth)) throw failure;
    translate(translator, event.route, input);
  }
}

function copyParams(input: Record<string, unknown>, params: Fields, route: Route): void {
  for (const [param, name] of Object.entries(route.params)) {
    const value = params[param];
    if (value !== undefined) input[name] = value;
  }
}

function copyFields(input: Record<string, unknown>, fields: Fields): void {
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(input, name) || isPrototypeKey(name) || !isKeptField(name, fields)) continue;
    input[name] = fields[name];
  }
}

/** Replaces raw shapes by stable ones. Fields that are stable already do not change. */
function translate(translator: HookTranslator, route: Route, input: Record<string, unknown>): void {
  for (const { raw, field, codec } of route.translations) {
    const value = input[raw];
    if (value === undefined) continue;
    const stable = codecs[codec](translator, value);
    if (stable === undefined) delete input[field];
    else input[field] = stable;
  }
  for (const { raw } of route.translations) delete input[raw];
}

const codecs: { readonly [Name in CodecName]: (translator: HookTranslator, raw: unknown) => unknown } = {
  llmRequest: (translator, raw) => translator.toHookLLMRequest(asObject<SdkRequest>(raw)),
  llmResponse: (translator, raw) => translator.toHookLLMResponse(asObject<SdkResponse>(raw)),
  systemInstruction: (translator, raw) => translator.toHookSystemInstruction(asObject<SdkRequest>(raw)),
  toolResults: (translator, raw) => notEmpty(translator.toHookToolResults(asObject<SdkRequest>(raw))),
  usage: (translator, raw) => translator.toHookUsage?.(asObject<SdkResponse>(raw)),
  toolCalls: (translator, raw) => notEmpty(translator.toHookToolCalls(asObject<SdkResponse>(raw))),
};

function notEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Narrows to a shape of a model SDK: all its properties are optional, so any object is one. The translator checks the rest. */
function asObject<Shape extends object>(raw: unknown): Shape {
  if (!isObject<Shape>(raw))
    throw new TypeError(`expected an object in the shape of the model SDK, got ${raw === null ? 'null' : typeof raw}`);
  return raw;
}

function isObject<Shape extends object>(value: unknown): value is Shape {
  return isRecord(value);
}
