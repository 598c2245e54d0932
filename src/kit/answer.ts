import type { Fields } from './fields.js';
import type { Redaction } from './redacted-texts.js';

/** Marks an answer. A registered symbol, so that it works across copies of this module. */
const mark: unique symbol = Symbol.for('hookwright.answer');

/** Names of the helpers. */
export type AnswerName =
  | 'addContext'
  | 'allow'
  | 'ask'
  | 'deny'
  | 'redact'
  | 'replaceResponse'
  | 'respond'
  | 'restrictTools'
  | 'rewriteInput'
  | 'say'
  | 'stop';

/** Return value of a helper, which a hook returns. Its name and its value decide which events accept it. */
export interface Answer<Name extends AnswerName = AnswerName, Value = unknown> {
  readonly [mark]: Name;
  /** Fields that every event has. */
  readonly output: object;
  /** Value of the event's field for this answer. */
  readonly value: Value;
  /** Set by `redact` only. */
  readonly made?: MadeRedaction | undefined;
}

/** A redaction, which is also applied to other answers, and its changes to the event. */
export interface MadeRedaction {
  readonly redaction: Redaction;
  readonly changes: Fields;
}

/** The literal type of a value, with mutable lists as in the contract. */
type Written<Value> = Value extends object ? { -readonly [Key in keyof Value]: Written<Value[Key]> } : Value;

/** An output that was not made by a helper. */
export interface NoAnswer {
  readonly [mark]?: never;
}

export function isAnswer(value: object): value is Answer {
  return mark in value;
}

export function nameOf(answer: Answer): AnswerName {
  return answer[mark];
}

export function answer<Name extends AnswerName, Value>(name: Name, output: object, value: Value): Answer<Name, Value> {
  return { [mark]: name, output, value };
}

/** Allows the action. Returning nothing instead leaves the decision to other hooks and to the host. */
export function allow(reason?: string): Answer<'allow', undefined> {
  return { [mark]: 'allow', output: { decision: 'allow', reason }, value: undefined };
}

/** Blocks the action. The model reads the reason. */
export function deny(reason: string): Answer<'deny', undefined> {
  return { [mark]: 'deny', output: { decision: 'deny', reason }, value: undefined };
}

/** Asks the user for confirmation. */
export function ask(reason: string): Answer<'ask', undefined> {
  return { [mark]: 'ask', output: { decision: 'ask', reason }, value: undefined };
}

/** Stops the agent. The user reads the reason. */
export function stop(reason: string): Answer<'stop', undefined> {
  return { [mark]: 'stop', output: { continue: false, stopReason: reason }, value: undefined };
}

/** Sends a message to the model. */
export function say(message: string): Answer<'say', undefined> {
  return { [mark]: 'say', output: { systemMessage: message }, value: undefined };
}

/** Changes the tool's arguments or the model request. Other fields stay as they are. */
export function rewriteInput<const Changes extends object>(changes: Changes): Answer<'rewriteInput', Written<Changes>>;
export function rewriteInput(changes: object): Answer<'rewriteInput', object> {
  return { [mark]: 'rewriteInput', output: {}, value: changes };
}

/** Adds context for the model. */
export function addContext(text: string): Answer<'addContext', string> {
  return { [mark]: 'addContext', output: {}, value: text };
}

/** Answers instead of the model: the request is not sent. */
export function respond(text: string): Answer<'respond', { text: string }>;
export function respond<const Response extends object>(response: Response): Answer<'respond', Written<Response>>;
export function respond(response: string | object): Answer<'respond', object> {
  return { [mark]: 'respond', output: { decision: 'deny' }, value: responseOf(response) };
}

/** Replaces the model's response. */
export function replaceResponse(text: string): Answer<'replaceResponse', { text: string }>;
export function replaceResponse<const Response extends object>(
  response: Response,
): Answer<'replaceResponse', Written<Response>>;
export function replaceResponse(response: string | object): Answer<'replaceResponse', object> {
  return { [mark]: 'replaceResponse', output: {}, value: responseOf(response) };
}

/** Restricts the model to these tools. An empty list allows none. */
export function restrictTools(names: readonly string[]): Answer<'restrictTools', ToolNames>;
export function restrictTools<const Choice extends object>(choice: Choice): Answer<'restrictTools', Written<Choice>>;
export function restrictTools(choice: readonly string[] | object): Answer<'restrictTools', object> {
  return { [mark]: 'restrictTools', output: {}, value: Array.isArray(choice) ? toolNames(choice) : choice };
}

interface ToolNames {
  mode?: 'NONE';
  allowedFunctionNames?: string[];
}

/** Uses mode NONE for an empty list, which some models would treat as no restriction. */
function toolNames(names: readonly string[]): ToolNames {
  return names.length === 0 ? { mode: 'NONE' } : { allowedFunctionNames: [...names] };
}

function responseOf(response: string | object): object {
  return typeof response === 'string' ? { text: response } : response;
}
