import { type Fields, isRecord } from '../../util/json.js';
import { expand, type Variables } from './templates.js';

/** Replaces `${name}` in all texts of an entry, as some agents do before they read it. Unknown names stay as they are. */
export function fillPlaceholders(
  entry: Fields,
  templates: Readonly<Record<string, string>>,
  values: Variables,
): Fields {
  const texts = Object.entries(templates).map(([name, template]) => [name, expand(template, values)] as const);
  if (texts.length === 0) return entry;
  const known = new Map(texts);
  const fill = (text: string): string =>
    text.replaceAll(/\$\{(.*?)\}/g, (placeholder, name: string) => known.get(name) ?? placeholder);
  return mapFields(entry, fill);
}

function mapFields(fields: Fields, change: (text: string) => string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, mapTexts(value, change)]));
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  return isRecord(value) ? mapFields(value, change) : value;
}
