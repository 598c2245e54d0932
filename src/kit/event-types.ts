import type { Answer, AnswerName, NoAnswer } from './answer.js';
import type { MergeRules, TextRules } from './rules.js';

/** Answers that an event supports: the field of `hookSpecificOutput` that takes the value, or true if there is none. */
export type AnswerRow = Readonly<Partial<Record<AnswerName, string | true>>>;

/** Facts about an event that the kit needs. */
export interface KitRow {
  readonly answers: AnswerRow;
  /** Merge rules of the fields of `hookSpecificOutput`. */
  readonly merge: MergeRules;
  readonly texts: TextRules;
}
/** Rows by event. */
export type KitTable = Readonly<Record<string, KitRow>>;

/** Return value of a hook: an answer, an output, a list of both, or nothing. */
export type Reply<Output, Row extends KitRow> =
  | OneReply<Output, Row['answers']>
  | readonly OneReply<Output, Row['answers']>[]
  | undefined;

type OneReply<Output, Answers> = AnswerTo<Output, Answers> | (Output & NoAnswer);

type AnswerTo<Output, Answers> = {
  [Name in keyof Answers & AnswerName]: Answer<Name, ValueOf<SpecificOf<Output>, Answers[Name]>>;
}[keyof Answers & AnswerName];

type SpecificOf<Output> = Output extends { hookSpecificOutput?: infer Specific } ? NonNullable<Specific> : object;
type ValueOf<Specific, Field> = Field extends keyof Specific ? NonNullable<Specific[Field]> : undefined;

/** Runs the script that calls it as a hook of the event. */
export type DefineHook<Inputs, Outputs, Table extends KitTable> = <
  E extends keyof Inputs & keyof Outputs & keyof Table & string,
>(
  event: E,
  handler: (input: Inputs[E]) => Reply<Outputs[E], Table[E]> | Promise<Reply<Outputs[E], Table[E]>>,
) => void;
