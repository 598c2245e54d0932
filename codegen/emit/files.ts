import type { Target } from '../target.js';
import { type Files, header, literal } from './source.js';

/** What a command of the host prints and reads, and what no compiler or bundler takes along by itself. */
const CARRIED = ['schema.json', 'kit/settings.schema.json', 'kit/hookwright_kit.py', 'kit/hook-types.d.ts'];

/** The schemas and kits as texts of a module, where the contract has to carry them; made of what was emitted for the same folder. */
export function emitFiles(emitted: Files, target: Target): Files {
  if (!target.carriesFiles) return new Map();
  const texts = CARRIED.map((path) => `  ${literal(path)}: ${template(emitted.get(path) ?? '')},\n`);
  const declaration = `/** What was generated beside the code, by path: loaded when a command asks for it. */
export const files: Readonly<Record<string, string>> = {\n${texts.join('')}};`;
  return new Map([['files.ts', `${header(target)}\n\n${declaration}\n`]]);
}

/** Line by line as in the file, so that a change shows in the same place. */
function template(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``;
}
