import { escapePointer, type JsonSchema, specificProperties } from '../read/json.js';
import { describeKinds, isAlways, isUnknown, type Kind, kindsOf, resolved, type SchemasByPath } from './kinds.js';
import type { Report } from './report.js';
import { isListById } from './x-keys.js';

/** One property of `hookSpecificOutput`. */
interface Field {
  name: string;
  schema: JsonSchema;
  /** All properties of `hookSpecificOutput`. */
  siblings: { [name: string]: JsonSchema };
}

interface MergeRule {
  /** Needed type, for the message. */
  needs: string;
  fits: (field: Field, byPath: SchemasByPath) => boolean;
}

const is =
  (kind: Kind): MergeRule['fits'] =>
  ({ schema }, byPath) =>
    isAlways(schema, [kind], byPath);

/** Types that each merge rule of the runtime can merge. From other values it makes nothing, and the field would vanish. */
const mergeRules: Readonly<Record<string, MergeRule>> = {
  and: { needs: 'a boolean', fits: is('boolean') },
  'by-id': {
    needs: 'a list of objects with a required string "id"',
    fits: ({ schema }, byPath) => isListById(schema, byPath),
  },
  decision: { needs: 'a decision: "$ref" to ../common/decision.schema.json', fits: isDecision },
  every: { needs: 'a boolean', fits: is('boolean') },
  join: { needs: 'a string without "enum" and "const"', fits: isFreeText },
  merge: { needs: 'an object', fits: is('object') },
  mode: {
    needs: 'the name of an object field with "_mode" at its end, and the values "merge" and "replace"',
    fits: isMode,
  },
  or: { needs: 'a boolean', fits: is('boolean') },
  reason: { needs: 'a string without "enum" and "const"', fits: isFreeText },
  union: { needs: 'a list of strings', fits: isTextList },
  'tool-config': { needs: 'a tool choice: "$ref" to ../common/tool-config.schema.json', fits: isToolConfig },
};

/** Checks `x-merge` of an event's output. */
export function checkMerge(path: string, output: JsonSchema, byPath: SchemasByPath, report: Report): void {
  const siblings = specificProperties(output);
  for (const [name, schema] of Object.entries(siblings)) {
    const rule = schema['x-merge'];
    if (rule === undefined || isUnknown(schema, byPath)) continue;
    const at = `/properties/hookSpecificOutput/properties/${escapePointer(name)}/x-merge`;
    const { needs, fits } = mergeRules[rule] ?? { needs: '', fits: () => true };
    if (name === 'hookEventName') {
      report(path, at, 'the name of the event is not merged', 'remove the key');
    } else if (!fits({ name, schema, siblings }, byPath)) {
      const text = `"${rule}" cannot merge ${describeKinds(kindsOf(schema, byPath))}: it needs ${needs}`;
      report(path, at, text, 'change the type of the field, or the strategy');
    }
  }
}

function isFreeText({ schema }: Field, byPath: SchemasByPath): boolean {
  const target = resolved(schema, byPath);
  return isAlways(schema, ['string'], byPath) && !target.enum && target.const === undefined && !target.anyOf;
}

function isTextList({ schema }: Field, byPath: SchemasByPath): boolean {
  const { items } = resolved(schema, byPath);
  return isAlways(schema, ['array'], byPath) && items !== undefined && isAlways(items, ['string'], byPath);
}

function isDecision({ schema }: Field, byPath: SchemasByPath): boolean {
  const decisions = byPath.get('common/decision.schema.json')?.enum ?? [];
  const { enum: values } = resolved(schema, byPath);
  return values?.every((value) => decisions.includes(value)) ?? false;
}

function isMode({ name, schema, siblings }: Field, byPath: SchemasByPath): boolean {
  const owner = name.endsWith('_mode') ? name.slice(0, -'_mode'.length) : '';
  const merged = Object.hasOwn(siblings, owner) ? siblings[owner] : undefined;
  const { enum: values = [] } = resolved(schema, byPath);
  const isKnown = values.includes('replace') && values.every((value) => value === 'merge' || value === 'replace');
  return isKnown && merged !== undefined && isAlways(merged, ['object'], byPath);
}

/** The runtime keeps only the fields of a tool choice. */
function isToolConfig({ schema }: Field): boolean {
  return schema.$ref === '../common/tool-config.schema.json';
}
