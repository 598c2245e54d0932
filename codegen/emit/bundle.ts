import { bundle } from '../link/bundle.js';
import type { Model } from '../link/model.js';
import { type Files, header, literal } from './source.js';
import type { Target } from './target.js';

/** Emits the whole contract as one JSON Schema document. */
export function emitBundle(model: Model): Files {
  return new Map([['schema.json', `${JSON.stringify(bundle(model), null, 2)}\n`]]);
}

/** Files that commands of the host read, and that compilers and bundlers do not copy. */
const EMBEDDED_FILES = ['schema.json', 'kit/settings.schema.json', 'kit/hookwright_kit.py', 'kit/hook-types.d.ts'];

/** Embeds emitted schemas and kits as texts in a module, if the contract has to carry them. */
export function emitFiles(emitted: Files, target: Target): Files {
  if (!target.carriesFiles) return new Map();
  const texts = EMBEDDED_FILES.map((path) => `  ${literal(path)}: ${template(emitted.get(path) ?? '')},\n`);
  const declaration = `/** Generated files that are not code, by path. Loaded on demand. */
export const files: Readonly<Record<string, string>> = {\n${texts.join('')}};`;
  return new Map([['files.ts', `${header(target)}\n\n${declaration}\n`]]);
}

/** Returns a template literal with the lines of the file, so that diffs of both look alike. */
function template(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``;
}
