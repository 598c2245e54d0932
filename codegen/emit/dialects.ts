import type { JsonObject } from '../read/json.js';
import { dialectModule } from './dialect-types.js';
import { type Files, header, importTypes, literal, propertyKey } from './source.js';
import type { Target } from './target.js';

/** Emits the dialect documents as a separate module, which is loaded when a dialect is used. */
export function emitDialects(documents: readonly JsonObject[], target: Target): Files {
  const text = `${header(target)}

${importTypes(dialectModule(target), ['Dialect'])}

/** Dialects by name. */
export const dialects: Readonly<Record<string, Dialect>> = {
${documents.map(dialectEntry).join('')}};
`;
  return new Map([['dialects.ts', text]]);
}

/** Prints a document, one member per line. */
export function dialectEntry(document: JsonObject): string {
  return `  ${literal(document['dialect'])}: {\n${linesOf(document)}  },\n`;
}

function linesOf({ $schema: _, ...document }: JsonObject): string {
  return Object.entries(document)
    .map(([key, value]) => `    ${propertyKey(key)}: ${literal(value)},\n`)
    .join('');
}
