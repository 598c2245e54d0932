import type { HookEventName, HookFailureStage, HookInput } from '../../../generated/index.js';
import { copiedText } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import { isPrototypeKey } from '../../util/own-keys.js';
import { NAME_LIMIT } from '../../util/regex/syntax.js';
import type { CodecName, HostConfigPort, Route, SdkRequest, SdkResponse } from '../contract/index.js';
import { canBlock } from '../registry/events.js';
import type { HookTranslator } from '../translator.js';
import { HookExecutionError } from './failure.js';
import { checkReadable, cutUnreadable } from './readable-input.js';

export type InputConfig = Pick<
  HostConfigPort<unknown, unknown, unknown, unknown>,
  'getSessionId' | 'getWorkingDir' | 'getTranscriptPath'
>;

/** Fields by their names on standard input, or on the bus. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whose names the fields of an event have: those of the parameters of a fire method, or those on the bus. */
export type Side = 'param' | 'field';

interface FiredEvent {
  readonly eventName: HookEventName;
  readonly route: Route;
  readonly correlationId?: string | undefined;
  readonly startedAt: number;
  /** Set if hooks get less than the event carries. */
  inputWarning?: string | undefined;
}

/** What the matchers of an event are tested against: the field that its route names. */
export function matcherSubject(route: Route, source: Fields, side: Side): string | undefined {
  if (route.matcher === undefined) return undefined;
  return readText(source, route.matcher[side]) ?? readText(route.defaults, route.matcher.field);
}

/** Whether what is matched is a tool of an MCP server; where a getter throws, it may be. */
export function isMcpTool({ matcher }: Route, source: Fields, side: Side): boolean {
  if (matcher?.kind !== 'regex') return false;
  const server = serverIn(source, side);
  return server === undefined || (typeof server === 'object' && server !== null);
}

/** Null where there is none, undefined where that cannot be read. Every event asks, so the names stand here. */
function serverIn(source: Fields, side: Side): unknown {
  try {
    return (side === 'param' ? source['mcpContext'] : source['mcp_context']) ?? null;
  } catch {
    return undefined;
  }
}

/** What the model called what is matched; asked only of tools of servers, which hooks know by longer names. */
export function requestedIn(source: Fields, side: Side): string | undefined {
  const name = readText(source, side === 'param' ? 'originalRequestName' : 'original_request_name');
  // Longer ones are not matched, whatever they say, and traces keep this.
  return name !== undefined && name.length > NAME_LIMIT ? copiedText(name.slice(0, NAME_LIMIT + 1)) : name;
}

/** A getter of the caller's may throw; then there is nothing to match, and building the input reports it. */
function readText(source: Fields, name: string): string | undefined {
  try {
    const value = source[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Builds the input of a hook: the handler's own base fields, then the event's, translated and with defaults filled in.
 * Throws an error of stage `validation` if hooks could not read it and the event can block. For other events the parts that
 * hooks could not read are cut.
 */
export function buildInput(
  config: InputConfig,
  event: FiredEvent,
  source: Fields,
  side: Side,
  { maxDepth, translator }: { readonly maxDepth: number; readonly translator: HookTranslator },
): HookInput {
  const { eventName, route, correlationId, startedAt } = event;
  const input: HookInput & Record<string, unknown> = {
    session_id: config.getSessionId(),
    cwd: config.getWorkingDir(),
    hook_event_name: eventName,
    timestamp: timestamp(startedAt),
    transcript_path: config.getTranscriptPath?.() ?? '',
  };
  let stage: HookFailureStage = 'validation';
  try {
    if (side === 'param') takeParams(input, source, route);
    else takeFields(input, source);
    for (const name in route.defaults) input[name] ??= structuredClone(route.defaults[name]);
    if (route.translations.length > 0) {
      stage = 'translation';
      translateReadable(translator, event, input, maxDepth);
      stage = 'validation';
    }
    makeReadable(event, input, maxDepth);
  } catch (error) {
    if (error instanceof HookExecutionError) throw error;
    throw new HookExecutionError(error, stage, { eventName, correlationId });
  }
  return input;
}

/** Cuts what hooks could not read, and returns true if it did. Throws if the event can block: then it is blocked instead. */
function makeReadable(event: FiredEvent, input: Record<string, unknown>, maxDepth: number): boolean {
  const { eventName, route, correlationId } = event;
  try {
    checkReadable(input, maxDepth);
    return false;
  } catch (error) {
    const failure = new HookExecutionError(error, 'validation', { eventName, correlationId });
    if (canBlock(route)) throw failure;
    cutUnreadable(input, maxDepth);
    event.inputWarning = `${failure.message}: hooks get a text in place of each such part`;
    return true;
  }
}

/** A shape that is nested too deeply may be what the translator fails at. */
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

function takeParams(input: Record<string, unknown>, params: Fields, route: Route): void {
  for (const param in route.params) {
    const value = params[param];
    const name = route.params[param];
    if (value !== undefined && name !== undefined) input[name] = value;
  }
}

function takeFields(input: Record<string, unknown>, fields: Fields): void {
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(input, name) && !isPrototypeKey(name)) input[name] = fields[name];
  }
}

let latest = Number.NaN;
let latestText = '';

/** As ISO text, which is written once a millisecond: to write a date costs more than all the rest here. */
function timestamp(time: number): string {
  if (time !== latest) {
    latest = time;
    latestText = new Date(time).toISOString();
  }
  return latestText;
}

/** Raw shapes become stable ones and do not stay beside them; what is stable already is left alone. */
function translate(translator: HookTranslator, route: Route, own: Record<string, unknown>): void {
  for (const { raw, field, codec } of route.translations) {
    const value = own[raw];
    if (value === undefined) continue;
    const stable = codecs[codec](translator, value);
    if (stable === undefined) delete own[field];
    else own[field] = stable;
  }
  for (const { raw } of route.translations) delete own[raw];
}

const codecs: { readonly [Name in CodecName]: (translator: HookTranslator, raw: unknown) => unknown } = {
  llmRequest: (translator, raw) => translator.toHookLLMRequest(asObject<SdkRequest>(raw)),
  llmResponse: (translator, raw) => translator.toHookLLMResponse(asObject<SdkResponse>(raw)),
  systemInstruction: (translator, raw) => translator.toHookSystemInstruction(asObject<SdkRequest>(raw)),
  toolResults: (translator, raw) => someOf(translator.toHookToolResults(asObject<SdkRequest>(raw))),
  toolCalls: (translator, raw) => someOf(translator.toHookToolCalls(asObject<SdkResponse>(raw))),
};

function someOf<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Every property of an SDK shape is optional, so any object is one; what is inside is the translator's to judge. */
function asObject<Shape extends object>(raw: unknown): Shape {
  if (!isObject<Shape>(raw))
    throw new TypeError(`expected an object in the shape of the model SDK, got ${raw === null ? 'null' : typeof raw}`);
  return raw;
}

function isObject<Shape extends object>(value: unknown): value is Shape {
  return isRecord(value);
}
