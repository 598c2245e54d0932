import type { Fields } from './fields.js';
import type { Redaction } from './redacted-texts.js';

/** Marks an answer, across copies of this module too; no output has a field of this name. */
const mark: unique symbol = Symbol.for('hookwright.answer');

/** What a hook can say with a helper. */
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

/** What a helper gives and a hook returns. Its name and its value decide which events understand it. */
export interface Answer<Name extends AnswerName = AnswerName, Value = unknown> {
  readonly [mark]: Name;
  /** The fields that every event has. */
  readonly output: object;
  /** Goes into the field that the event has for it. */
  readonly value: Value;
  /** Of `redact` alone. */
  readonly made?: MadeRedaction | undefined;
}

/** A redaction, which is made in what other answers say too, and what it changes in the event. */
export interface MadeRedaction {
  readonly redaction: Redaction;
  readonly changes: Fields;
}

/** The type of a value as it is written, words and all, where the contract has lists that may change. */
type Written<Value> = Value extends object ? { -readonly [Key in keyof Value]: Written<Value[Key]> } : Value;

/** What is no answer of a helper: an output as the hook prints it. */
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

/** Agrees. To say nothing is not the same: it leaves the choice to other hooks and to the host. */
export function allow(reason?: string): Answer<'allow', undefined> {
  return { [mark]: 'allow', output: { decision: 'allow', reason }, value: undefined };
}

/** Refuses; the model reads why. */
export function deny(reason: string): Answer<'deny', undefined> {
  return { [mark]: 'deny', output: { decision: 'deny', reason }, value: undefined };
}

/** Leaves the choice to a person. */
export function ask(reason: string): Answer<'ask', undefined> {
  return { [mark]: 'ask', output: { decision: 'ask', reason }, value: undefined };
}

/** Stops the agent; the user reads why. */
export function stop(reason: string): Answer<'stop', undefined> {
  return { [mark]: 'stop', output: { continue: false, stopReason: reason }, value: undefined };
}

/** Tells the model something. */
export function say(message: string): Answer<'say', undefined> {
  return { [mark]: 'say', output: { systemMessage: message }, value: undefined };
}

/** Changes what the tool is called with, or what is sent to the model. What is not named stays as it is. */
export function rewriteInput<const Changes extends object>(changes: Changes): Answer<'rewriteInput', Written<Changes>>;
export function rewriteInput(changes: object): Answer<'rewriteInput', object> {
  return { [mark]: 'rewriteInput', output: {}, value: changes };
}

/** Gives the model more to read. */
export function addContext(text: string): Answer<'addContext', string> {
  return { [mark]: 'addContext', output: {}, value: text };
}

/** Answers in the model's place: the request is not sent. */
export function respond(text: string): Answer<'respond', { text: string }>;
export function respond<const Response extends object>(response: Response): Answer<'respond', Written<Response>>;
export function respond(response: string | object): Answer<'respond', object> {
  return { [mark]: 'respond', output: { decision: 'deny' }, value: responseOf(response) };
}

/** Puts another answer in the place of the model's. */
export function replaceResponse(text: string): Answer<'replaceResponse', { text: string }>;
export function replaceResponse<const Response extends object>(
  response: Response,
): Answer<'replaceResponse', Written<Response>>;
export function replaceResponse(response: string | object): Answer<'replaceResponse', object> {
  return { [mark]: 'replaceResponse', output: {}, value: responseOf(response) };
}

/** Lets the model call these tools only; with an empty list, none. */
export function restrictTools(names: readonly string[]): Answer<'restrictTools', ToolNames>;
export function restrictTools<const Choice extends object>(choice: Choice): Answer<'restrictTools', Written<Choice>>;
export function restrictTools(choice: readonly string[] | object): Answer<'restrictTools', object> {
  return { [mark]: 'restrictTools', output: {}, value: Array.isArray(choice) ? toolNames(choice) : choice };
}

interface ToolNames {
  mode?: 'NONE';
  allowedFunctionNames?: string[];
}

/** Some models take an empty list for no restriction at all. */
function toolNames(names: readonly string[]): ToolNames {
  return names.length === 0 ? { mode: 'NONE' } : { allowedFunctionNames: [...names] };
}

function responseOf(response: string | object): object {
  return typeof response === 'string' ? { text: response } : response;
}
