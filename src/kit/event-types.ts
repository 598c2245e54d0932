import type { Answer, AnswerName, NoAnswer } from './answer.js';

/** Answers that an event supports: the field of `hookSpecificOutput` that takes the value, or true if there is none. */
export type AnswerRow = Readonly<Partial<Record<AnswerName, string | true>>>;
/** Supported answers by event. */
export type AnswerTable = Readonly<Record<string, AnswerRow>>;

/** Return value of a hook: an answer, an output, a list of both, or nothing. */
export type Reply<Output, Row> = OneReply<Output, Row> | readonly OneReply<Output, Row>[] | undefined;

type OneReply<Output, Row> = AnswerTo<Output, Row> | (Output & NoAnswer);

type AnswerTo<Output, Row> = {
  [Name in keyof Row & AnswerName]: Answer<Name, ValueOf<SpecificOf<Output>, Row[Name]>>;
}[keyof Row & AnswerName];

type SpecificOf<Output> = Output extends { hookSpecificOutput?: infer Specific } ? NonNullable<Specific> : object;
type ValueOf<Specific, Field> = Field extends keyof Specific ? NonNullable<Specific[Field]> : undefined;

/** Runs the script that calls it as a hook of the event. */
export type DefineHook<Inputs, Outputs, Table> = <E extends keyof Inputs & keyof Outputs & keyof Table & string>(
  event: E,
  handler: (input: Inputs[E]) => Reply<Outputs[E], Table[E]> | Promise<Reply<Outputs[E], Table[E]>>,
) => void;
