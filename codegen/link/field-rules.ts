import type { JsonSchema } from '../read/json.js';
import { titleOf } from './flatten.js';
import type { EventModel, Model } from './model.js';

/** Strategy of a field, and the rules of the fields inside it. */
export type MergeRule = string | [strategy: string, fields: MergeRules];
export type MergeRules = { [field: string]: MergeRule };
/** Kind of a text, list of items with texts, or fields with texts. */
export type TextRule = string | [TextRule] | TextRules;
export type TextRules = { [field: string]: TextRule };

type Types = ReadonlyMap<string, JsonSchema>;
type Properties = { [name: string]: JsonSchema };

/** Returns the merge rules of the event-specific output fields. */
export function mergeRules({ specific }: EventModel, model: Model): MergeRules {
  const types = typesOf(model);
  return Object.fromEntries(specific.map(({ name, schema, merge }) => [name, ruleOf(merge, schema, types, [])]));
}

/** Returns the merge rules of the fields that every output has. */
export function commonRules(model: Model): MergeRules {
  const base = model.types.find(({ source }) => source === 'common/base-output.schema.json');
  return explicitRules(base?.schema.properties ?? {}, typesOf(model), []);
}

/** Returns the texts in the event-specific output fields that `redact` of the kits changes. */
export function textRulesOf({ specific }: EventModel, model: Model): TextRules {
  const properties = Object.fromEntries(specific.map(({ name, schema }) => [name, schema]));
  return textRules({ properties }, typesOf(model), []) ?? {};
}

function typesOf(model: Model): Types {
  return new Map(model.types.map(({ title, schema }) => [title, schema]));
}

function ruleOf(merge: string, schema: JsonSchema, types: Types, parents: readonly string[]): MergeRule {
  if (merge !== 'merge') return merge;
  const title = schema.$ref === undefined ? '' : titleOf(schema.$ref);
  if (parents.includes(title)) return merge;
  const { properties = {} } = resolved(schema, types);
  const fields = explicitRules(properties, types, title === '' ? parents : [...parents, title]);
  return Object.keys(fields).length === 0 ? merge : [merge, fields];
}

/** Returns the rules of the properties with `x-merge`. Other properties follow the strategy of the object. */
function explicitRules(properties: Properties, types: Types, parents: readonly string[]): MergeRules {
  const rules = Object.entries(properties).flatMap(([name, schema]) => {
    const merge = schema['x-merge'];
    return merge === undefined ? [] : [[name, ruleOf(merge, schema, types, parents)] as const];
  });
  return Object.fromEntries(rules);
}

/** Returns the texts in the fields of an object. Undefined if it has none. */
function textRules(schema: JsonSchema, types: Types, parents: readonly string[]): TextRules | undefined {
  const rules = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    const rule = property['x-redact'] ? kindOf(property, isRequired) : textRule(property, types, parents);
    return rule === undefined ? [] : [[name, rule] as const];
  });
  return rules.length === 0 ? undefined : Object.fromEntries(rules);
}

function textRule(schema: JsonSchema, types: Types, parents: readonly string[]): TextRule | undefined {
  const title = schema.$ref === undefined ? undefined : titleOf(schema.$ref);
  if (title !== undefined && parents.includes(title)) return undefined;
  const inner = title === undefined ? parents : [...parents, title];
  const { items, ...object } = resolved(schema, types);
  if (!items) return textRules(object, types, inner);
  const item = textRule(items, types, inner);
  return item === undefined ? undefined : [item];
}

/** Returns `text`, `parts` or `content` (either of them), with a question mark if the text is optional. */
function kindOf(schema: JsonSchema, isRequired: boolean): string {
  if (schema['x-redact'] === 'fallback') return 'fallback';
  const kind = schema.anyOf ? 'content' : schema.type === 'array' ? 'parts' : 'text';
  return isRequired ? kind : `${kind}?`;
}

function resolved(schema: JsonSchema, types: Types): JsonSchema {
  return (schema.$ref === undefined ? undefined : types.get(titleOf(schema.$ref))) ?? schema;
}
