import type { OutputClassName } from './output-methods.js';

/** One row of the generated route table: everything that differs between events. */
export interface Route {
  readonly eventName: string;
  readonly matcher: MatcherRule | undefined;
  readonly merge: MergeStrategy;
  readonly chain: ChainRule | undefined;
  /** What else the next hook of a sequence reads of the answer of the last one. Contracts before 1.1 have none. */
  readonly chained?: readonly ChainRule[];
  readonly translations: readonly Translation[];
  /** Direct parameter name to the name on standard input (or of the raw twin). */
  readonly params: Readonly<Record<string, string>>;
  /** Values for what the caller left out. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly effects: readonly HookEffect[];
  readonly outputClass: OutputClassName;
  /** The fields of the event's output, and how several values of a specific one become one. */
  readonly outputFields: readonly string[];
  readonly specificFields: Readonly<Record<string, FieldMerge>>;
  /** Pointers of the output fields in which a wrong value spoils the whole output. */
  readonly unusable: readonly string[];
  readonly validateInput: (input: unknown) => boolean;
  readonly inputContract: string;
  readonly outputContract: string;
}

/** What the matchers of an event are tested against. */
export interface MatcherRule {
  /** The property that matchers are tested against, by its name on standard input and as a parameter. */
  readonly field: string;
  readonly param: string;
  /** `regex` matches anywhere in a tool name, `whole` the whole of a trigger. */
  readonly kind: 'regex' | 'whole';
}

/** How the answers of several hooks become one. */
export type MergeStrategy = 'or' | 'replace' | 'last';
/** How several values of one field become one. */
export type FieldMerge = 'by-id' | 'decision' | 'every' | 'join' | 'last' | 'merge' | 'mode' | 'or' | 'tool-config';

/** How the answer of one hook becomes part of the next one's input. */
export interface ChainRule {
  readonly from: string;
  readonly into: string;
  readonly how: 'merge' | 'append' | 'replace' | 'by-id';
}

/** A translation between the shape of a model SDK and the stable one. */
export type CodecName = 'llmRequest' | 'llmResponse' | 'systemInstruction' | 'toolResults' | 'toolCalls';

/** A field that is translated on its way to a hook. */
export interface Translation {
  readonly field: string;
  readonly raw: string;
  readonly codec: CodecName;
}

/** What a hook of an event can do. */
export type HookEffect =
  | 'block'
  | 'clear-context'
  | 'context'
  | 'edit-request'
  | 'edit-response'
  | 'edit-tool-input'
  | 'follow-up'
  | 'restrict-tools'
  | 'stop'
  | 'suppress-output'
  | 'synthetic-response'
  | 'system-message';
