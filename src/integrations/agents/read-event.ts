import type { Dialect, DialectEvent, ToolRole } from '../../../generated/index.js';
import { resultPart, textOf } from '../../config/dialects/forms/index.js';
import { type Fields, isRecord, parsedJson } from '../../util/json.js';
import { isText } from '../../util/text.js';
import { type AgentTool, findTool } from './agent-tool.js';
import { readFields } from './read-template.js';

/** Event of an agent, as native hooks see it. */
export interface AgentEvent {
  readonly dialect: Dialect;
  /** Name of the event in the agent. */
  readonly name: string;
  readonly event: DialectEvent;
  /** Native fields of the event, without those that all events have. */
  readonly fields: Fields;
  readonly sessionId: string | undefined;
  readonly cwd: string | undefined;
  readonly transcriptPath: string | undefined;
  /** Ids of the turn and of the tool call, if the agent sends them. */
  readonly turnId: string | undefined;
  readonly callId: string | undefined;
  /** Subagent that the event belongs to. */
  readonly subagent: { readonly id: string; readonly type: string } | undefined;
  /** Tool that the event is about. */
  readonly tool: AgentTool | undefined;
}

/** Fields that all native events have. */
const BASE = ['session_id', 'cwd', 'transcript_path', 'timestamp', 'hook_event_name'];

/** Reads the standard input of an agent's hook by the agent's dialect document, backwards. */
export function readEvent(
  dialect: Dialect,
  documents: Readonly<Record<string, Dialect>>,
  name: string,
  event: DialectEvent,
  stdin: Fields,
): AgentEvent {
  const values = new Map<string, unknown>();
  const found = (path: string, value: unknown): void => {
    if (!values.has(path)) values.set(path, value);
  };
  readFields(event.input, stdin, found);
  readFields(dialect.bases[event.base ?? 'default'] ?? {}, stdin, found);
  const text = (path: string): string | undefined => {
    const value = values.get(path);
    return isText(value) ? value : undefined;
  };
  const call = toolCall(dialect, event, stdin, values);
  const tool = call && findTool(dialect, documents, call.name);
  return {
    dialect,
    name,
    event,
    fields: {
      ...UNSENT[event.on],
      ...nativeFields(values),
      ...(call && tool && toolFields(call, tool, values)),
    },
    sessionId: sessionIn(text('session_id'), stdin),
    cwd: text('cwd') ?? text('$.cwd'),
    transcriptPath: text('transcript_path'),
    turnId: text('$turnId'),
    callId: text('$callId'),
    subagent: subagentIn(stdin),
    tool,
  };
}

/** Returns the subagent that an input names. The main agent may have an id too, but no parent. */
function subagentIn({ agent_id, agent_type, agentId, agentType, parentAgentId }: Fields): AgentEvent['subagent'] {
  const [id, type] = isText(parentAgentId) ? [agentId, agentType] : [agent_id, agent_type];
  return isText(id) ? { id, type: isText(type) ? type : 'subagent' } : undefined;
}

/** Returns the session of an event. Some agents give a subagent a session of its own, and name that of its parent. */
function sessionIn(sessionId: string | undefined, { agentId, parentAgentId }: Fields): string | undefined {
  return sessionId === agentId && isText(parentAgentId) ? parentAgentId : sessionId;
}

/** Required fields of native events that not every agent sends. */
const UNSENT: Readonly<Record<string, Fields>> = {
  BeforeAgent: { prompt: '' },
  AfterAgent: { prompt: '', prompt_response: '' },
  AfterTool: { tool_response: {} },
  SessionStart: { source: 'startup' },
  SubagentStart: { agent_type: 'subagent', prompt: '' },
  SubagentStop: { agent_type: 'subagent', prompt: '', prompt_response: '' },
  SessionEnd: { reason: 'other' },
};

/** Returns the plain fields of the native event. Agents write null for what they do not have. */
function nativeFields(values: ReadonlyMap<string, unknown>): Fields {
  const isPlain = (path: string): boolean => /^\w+$/.test(path) && !BASE.includes(path);
  return Object.fromEntries([...values].filter(([path, value]) => isPlain(path) && value !== null));
}

interface ToolCall {
  readonly name: string;
  readonly input: Fields;
}

/** Returns the tool call of an event. Some events of agents are about one kind of tool, and do not name it. */
function toolCall(
  dialect: Dialect,
  event: DialectEvent,
  stdin: Fields,
  values: ReadonlyMap<string, unknown>,
): ToolCall | undefined {
  const named = values.get('$tool.name') ?? values.get('$tool.claude') ?? mcpName(dialect, values);
  const role = roleOf(event);
  const name = isText(named) ? named : role && dialect.tools[role]?.name;
  if (name === undefined) return undefined;
  const given = values.get('$tool.input') ?? values.get('tool_input');
  const input = typeof given === 'string' ? parsedJson(given, given) : given;
  if (isRecord(input)) return { name, input };
  // An input that is not an object is kept, so that guards see it.
  if (input !== undefined) return { name, input: { input } };
  const names = (role && dialect.tools[role]?.args) ?? {};
  const args = [...values]
    .filter(([path]) => path.startsWith(ARGS))
    .map(([path, value]) => [names[path.slice(ARGS.length)] ?? path.slice(ARGS.length), value]);
  const raw = Object.keys(event.input).flatMap((key) => (Object.hasOwn(stdin, key) ? [[key, stdin[key]]] : []));
  return { name, input: { ...Object.fromEntries(raw), ...Object.fromEntries(args) } };
}

const ARGS = '$tool.args.';

function mcpName({ tools }: Dialect, values: ReadonlyMap<string, unknown>): string | undefined {
  const [server, tool] = [values.get('$tool.mcp.server'), values.get('$tool.mcp.tool')];
  if (!isText(tool) || tools.mcp === undefined) return undefined;
  const named = tools.mcp.name.replace('$' + '{tool}', () => tool);
  return named.replace('$' + '{server}', () => (isText(server) ? server : ''));
}

function roleOf({ when = {} }: DialectEvent): ToolRole | undefined {
  const wanted = when['$tool.role'];
  const [first] = Array.isArray(wanted) ? wanted : [wanted];
  return typeof first === 'string' && isRole(first) ? first : undefined;
}

function isRole(role: string): role is ToolRole {
  return role !== '';
}

function toolFields(call: ToolCall, tool: AgentTool, values: ReadonlyMap<string, unknown>): Fields {
  const server = values.get('$tool.mcp.server') ?? tool.server;
  const inner = values.get('$tool.mcp.tool') ?? tool.inner;
  const response = toolResponse(values);
  return {
    ...(isText(server) && { mcp_context: { server_name: server, ...(isText(inner) && { tool_name: inner }) } }),
    ...(isText(inner) && { original_request_name: inner }),
    ...pick(values, ['mcp_context', 'original_request_name']),
    tool_name: call.name,
    tool_input: call.input,
    ...(isText(values.get('$callId')) && { tool_use_id: values.get('$callId') }),
    ...(response !== undefined && { tool_response: response }),
  };
}

function pick(values: ReadonlyMap<string, unknown>, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : [])));
}

/** Returns the result of the tool as native hooks read it: with its text as `llmContent`, besides the agent's own fields. */
function toolResponse(values: ReadonlyMap<string, unknown>): object | undefined {
  const error = values.get('tool_response.error');
  if (error !== undefined) return { error: isRecord(error) ? error : { message: textOf(error) } };
  const raw = values.get('$tool.response') ?? values.get('tool_response') ?? values.get('$result.text');
  if (raw === undefined) return undefined;
  if (isRecord(raw) && (Object.hasOwn(raw, 'llmContent') || Object.hasOwn(raw, 'error'))) return raw;
  return { ...(isRecord(raw) && raw), llmContent: resultPart('text', raw) ?? '' };
}
