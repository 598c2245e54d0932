import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.js';

/** Modules of the Python kit, in the order of the file that is made of them. */
const MODULES = ['kit', 'answers', 'run', 'state', 'combine', 'merge', 'redact'];
/** Line that ends the imports of a module. They are not needed in one file. */
const IMPORTS_END = '# --- kit ---\n';
/** Line of the hand-written part that stands before tables, types and overloads of the contract. */
export const CONTRACT_START = '# --- tables, types and overloads ---\n';
/** Line after them in the kit. */
export const CONTRACT_END = '# --- end of tables, types and overloads ---\n';

/** Reads the hand-written part of the Python kit as one text. */
export function readPythonKit(): string {
  const folder = join(packageFolder(), 'codegen/python');
  const texts = MODULES.map((name) => readFileSync(join(folder, `${name}.py`), 'utf8').replaceAll('\r\n', '\n'));
  return texts.map((text) => (text.split(IMPORTS_END).at(-1) ?? '').trim()).join('\n\n\n');
}
