import type { OutputClassName } from './output-methods.js';

/** Row of the generated route table: everything that differs between events. */
export interface Route {
  readonly eventName: string;
  readonly matcher: MatcherRule | undefined;
  readonly merge: MergeStrategy;
  readonly chain: ChainRule | undefined;
  /** Further fields that a sequential plan passes to the next hook. Contracts before 1.1 have none. */
  readonly chained?: readonly ChainRule[];
  readonly translations: readonly Translation[];
  /** Maps parameter names to the names on standard input (or of the raw field). */
  readonly params: Readonly<Record<string, string>>;
  /** Defaults for missing parameters. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly effects: readonly HookEffect[];
  /** Meaning of the event for the state of its session. Events of a host have none. */
  readonly moment?: SessionMoment;
  readonly outputClass: OutputClassName;
  readonly outputFields: readonly string[];
  /** Merge rules of the event-specific output fields. */
  readonly specificFields: MergeRules;
  /** Output fields for the helpers of the kit that have a value, by helper. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Pointers to the output fields in which an invalid value makes the whole output unusable. */
  readonly unusable: readonly string[];
  readonly validateInput: (input: unknown) => boolean;
  readonly inputContract: string;
  readonly outputContract: string;
}

/** Field that the matchers of an event are tested against. */
export interface MatcherRule {
  /** Name on standard input. */
  readonly field: string;
  /** Name as a parameter. */
  readonly param: string;
  /** `regex` matches anywhere in a tool name, `whole` matches a whole trigger. */
  readonly kind: 'regex' | 'whole';
}

/** Merge rule for the outputs of several hooks. */
export type MergeStrategy = 'or' | 'replace' | 'last';
type FlagMerge = 'and' | 'every' | 'or';
/** Merge rule for the values of one field. */
export type FieldMerge =
  | FlagMerge
  | 'by-id'
  | 'decision'
  | 'join'
  | 'last'
  | 'merge'
  | 'mode'
  | 'reason'
  | 'tool-config'
  | 'union';
/** Strategies by field. A pair also has the rules of the fields inside it. */
export type MergeRules = { readonly [field: string]: FieldMerge | readonly [FieldMerge, MergeRules] };

/** How an output field of one hook becomes part of the next hook's input. */
export interface ChainRule {
  readonly from: string;
  readonly into: string;
  readonly how: 'merge' | 'append' | 'content' | 'replace' | 'by-id';
}

/** Translation between a shape of a model SDK and a stable one. */
export type CodecName = 'llmRequest' | 'llmResponse' | 'systemInstruction' | 'toolResults' | 'toolCalls' | 'usage';

/** Field that is translated for hooks. */
export interface Translation {
  readonly field: string;
  readonly raw: string;
  readonly codec: CodecName;
}

/** Step in the life of a session. */
export type SessionMoment =
  | 'agent-end'
  | 'agent-start'
  | 'model-end'
  | 'model-start'
  | 'session-end'
  | 'session-start'
  | 'tool-end'
  | 'tool-start'
  | 'turn-end'
  | 'turn-start';

/** Effect that a hook of an event can have. */
export type HookEffect =
  | 'block'
  | 'clear-context'
  | 'context'
  | 'edit-prompt'
  | 'edit-request'
  | 'edit-response'
  | 'edit-tool-input'
  | 'follow-up'
  | 'replace-result'
  | 'restrict-tools'
  | 'stop'
  | 'suppress-output'
  | 'synthetic-response'
  | 'system-message';
