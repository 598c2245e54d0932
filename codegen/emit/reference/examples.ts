import type { ExampleModel, Model, TypeModel } from '../../link/model.js';
import { isJsonObject, type Json } from '../../read/json.js';

const width = 100;

/** Returns the simplest complete example: only required fields, if there are any, and no empty values. */
function typicalExample({ title, schema }: TypeModel, model: Model): ExampleModel | undefined {
  const examples = model.examples.get(title) ?? [];
  const names = new Set(schema.required ?? Object.keys(schema.properties ?? {}));
  // The example of the settings includes such a map.
  if (schema['x-keys']) return undefined;
  const isPlain = ({ value }: ExampleModel): boolean =>
    isJsonObject(value) && Object.keys(value).every((name) => names.has(name)) && isFilled(value);
  return examples.find(isPlain) ?? examples[0];
}

export function exampleOf(type: TypeModel, model: Model): string[] {
  const example = typicalExample(type, model);
  return example ? [`\`\`\`json\n${printJson(example.value)}\n\`\`\``] : [];
}

/** Prints several examples in one block, each with a comment. */
export function examplesOf({ title }: TypeModel, model: Model): string[] {
  const examples = model.examples.get(title) ?? [];
  const parts = examples.map(({ name, value }) => `// ${name}\n${printJson(value)}`);
  return parts.length === 0 ? [] : [`\`\`\`jsonc\n${parts.join('\n\n')}\n\`\`\``];
}

/** Prints JSON with as few line breaks as the width allows. */
function printJson(value: Json, indent = '', before = 0): string {
  const line = oneLine(value);
  if (indent.length + before + line.length <= width || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => deeper + printJson(item, deeper)).join(',\n')}\n${indent}]`;
  }
  const rows = Object.entries(value).map(([name, item]) => {
    const key = `${JSON.stringify(name)}: `;
    return deeper + key + printJson(item, deeper, key.length);
  });
  return `{\n${rows.join(',\n')}\n${indent}}`;
}

function oneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const rows = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${oneLine(item)}`);
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
}

function isFilled(value: Json): boolean {
  if (value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  const items = Object.values(value);
  return items.length > 0 && items.every(isFilled);
}
