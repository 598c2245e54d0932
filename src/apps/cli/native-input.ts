import type { Dialect } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import { nativeCalls, readEvent } from '../../integrations/agents/index.js';
import { isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import type { Cli } from './cli.js';
import type { AgentEventName, ResolvedEvent } from './dialects.js';
import type { EventFields } from './event-input.js';
import { wrongUse } from './exit.js';
import { fieldsOfSchema } from './schemas.js';

/** Input of an event, with the fields that native hooks read. */
export interface NativeInput {
  readonly fields: EventFields;
  /** Names of the event's tool in other agents. Matchers may name any of them. */
  readonly aliases: readonly string[] | undefined;
  /** Fields that no hook reads. */
  readonly unknown: readonly UnknownField[];
  readonly warnings: readonly string[];
}

export interface UnknownField {
  readonly name: string;
  /** Known field with a similar name. */
  readonly nearest: string | undefined;
}

interface Given {
  readonly input: EventFields;
  readonly tool?: string | undefined;
  /** Folder that relative paths belong to. */
  readonly cwd: string;
}

/** Reads an input: native fields, or the fields that the agent of the event sends. */
export async function readNativeInput(cli: Cli, { route, theirs }: ResolvedEvent, given: Given): Promise<NativeInput> {
  const native = await fieldsOfSchema(cli, [route.inputContract, `${route.eventName}HookInput`]);
  if (given.tool !== undefined && route.matcher === undefined)
    throw wrongUse(`--tool has no effect here: hooks of ${route.eventName} have no matcher`);
  const tool = given.tool === undefined || route.matcher === undefined ? {} : { [route.matcher.field]: given.tool };
  if (theirs === undefined) {
    const unknown = unknownFields(given.input, native);
    return { fields: { ...given.input, ...tool }, aliases: undefined, unknown, warnings: [] };
  }
  const known = [...new Set([...templateKeys(theirs), ...native])];
  const read = readAgentInput(route, theirs, given, native);
  return { ...read, fields: { ...read.fields, ...tool }, unknown: unknownFields(given.input, known) };
}

/** Describes a field that no hook reads. */
export function describeUnknown({ name, nearest }: UnknownField): string {
  const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
  return `unknown input field ${JSON.stringify(name)}${hint}`;
}

function unknownFields(input: EventFields, known: readonly string[]): UnknownField[] {
  return Object.keys(input)
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, nearest: nearestName(name, known) }));
}

function templateKeys({ dialect, event }: AgentEventName): string[] {
  return Object.keys({ ...dialect.bases[event.base ?? 'default'], ...event.input });
}

function readAgentInput(
  route: Route,
  theirs: AgentEventName,
  { input, tool, cwd }: Given,
  native: readonly string[],
): Omit<NativeInput, 'unknown'> {
  const { dialect, documents, name, event } = theirs;
  const keys = templateKeys(theirs);
  const payload = tool === undefined ? input : { ...input, ...namedTool(theirs, tool) };
  const read = readEvent(dialect, documents, name, event, payload);
  const own = Object.entries(input).filter(([key]) => native.includes(key) && !keys.includes(key));
  const fields = { ...withoutGuesses(route, theirs, read.fields, payload), ...Object.fromEntries(own) };
  const args = fields['tool_input'];
  if (read.tool === undefined || !isRecord(args)) return { fields, aliases: read.tool?.aliases, warnings: [] };
  const [call, ...others] = nativeCalls(documents, read.tool, args, read.cwd ?? cwd);
  const warnings =
    others.length === 0 ? [] : [`the patch changes ${others.length + 1} files; hooks run for the first one only`];
  return { fields: { ...fields, tool_input: call?.input ?? args }, aliases: read.tool.aliases, warnings };
}

/** Returns the tool name as the agent sends it. */
function namedTool({ event }: AgentEventName, tool: string): EventFields {
  const key = Object.keys(event.input).find((each) => event.input[each] === '$tool.name');
  return key === undefined ? {} : { [key]: tool };
}

/** Removes arguments that the input does not have, and placeholders in the name of a tool. */
function withoutGuesses({ matcher }: Route, { event }: AgentEventName, fields: EventFields, payload: EventFields) {
  const { tool_input: args, ...rest } = fields;
  const isSent = Object.entries(event.input).some(
    ([key, template]) => Object.hasOwn(payload, key) && !isNameOf(template),
  );
  const name = matcher && rest[matcher.field];
  return {
    ...rest,
    ...(isSent && args !== undefined && { tool_input: args }),
    ...(matcher && typeof name === 'string' && { [matcher.field]: name.replaceAll(/\$\{(\w+)\}/g, '$1') }),
  };
}

function isNameOf(template: Dialect['events'][string]['input'][string] | undefined): boolean {
  return typeof template === 'string' && /^\$(?:tool\.(?:name|claude|mcp\.\w+)|event|\.cwd|callId)$/.test(template);
}
