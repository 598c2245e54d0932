import { classOfEffect, fieldsOfEffect, kindOfField } from '../link/output-class.js';
import { type EventKeys, type JsonSchema, specificProperties } from '../read/json.js';
import { describeKinds, isAlways, kindsOf, type SchemasByPath } from './kinds.js';
import type { Report } from './report.js';

/** Checks the effects of an event: its output has a field for each, of the right type, and one class can express all of them. */
export function checkEffects(
  path: string,
  { effects }: EventKeys,
  output: JsonSchema,
  byPath: SchemasByPath,
  report: Report,
): void {
  for (const [index, effect] of effects.entries()) {
    const at = `/x-event/effects/${index}`;
    checkFields(path, at, effect, output, byPath, report);
    const own = classOfEffect(effect);
    const other = effects.slice(0, index).find((one) => (classOfEffect(one) ?? own) !== own);
    if (own === undefined || other === undefined) continue;
    const text = `the effects "${other}" and "${effect}" cannot be combined`;
    report(path, at, text, 'leave one of them out, or declare two events');
  }
}

function checkFields(
  path: string,
  at: string,
  effect: string,
  output: JsonSchema,
  byPath: SchemasByPath,
  report: Report,
): void {
  const fields = fieldsOfEffect(effect);
  const properties = specificProperties(output);
  const present = fields.filter((name) => Object.hasOwn(properties, name));
  const outputPath = path.replace('.input.', '.output.');
  if (fields.length > 0 && present.length === 0) {
    const needed = fields.map((name) => JSON.stringify(name)).join(' or ');
    const text = `the effect "${effect}" needs ${needed} in hookSpecificOutput of ${outputPath}`;
    report(path, at, text, 'add the field, or leave the effect out');
  }
  for (const name of present) {
    const schema = properties[name] ?? {};
    const kind = kindOfField(name);
    if (isAlways(schema, [kind], byPath)) continue;
    const found = describeKinds(kindsOf(schema, byPath));
    const text = `the effect "${effect}" needs ${describeKinds([kind])}, but "${name}" is ${found}`;
    const pointer = `/properties/hookSpecificOutput/properties/${name}`;
    report(outputPath, pointer, text, 'change the type of the field, or leave the effect out');
  }
}
