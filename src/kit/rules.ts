/** Strategy that merges the values of a field, as in `x-merge`. */
export type MergeName =
  | 'and'
  | 'by-id'
  | 'decision'
  | 'every'
  | 'join'
  | 'last'
  | 'merge'
  | 'mode'
  | 'or'
  | 'reason'
  | 'tool-config'
  | 'union';
/** Strategy of a field, and the rules of the fields inside it. */
export type MergeRule = MergeName | readonly [strategy: MergeName, fields: MergeRules];
/** Merge rules of the fields of an object, by name. */
export type MergeRules = { readonly [field: string]: MergeRule };

/** Text, list of parts, or either of them. A question mark means optional; a fallback counts if its object has no other text. */
export type TextKind = 'text' | 'text?' | 'parts' | 'parts?' | 'content' | 'content?' | 'fallback';
/** Texts in a value that `redact` changes: the value itself, the items of a list, or fields. */
export type TextRule = TextKind | readonly [items: TextRule] | TextRules;
/** Fields with texts that `redact` changes. */
export type TextRules = { readonly [field: string]: TextRule };
