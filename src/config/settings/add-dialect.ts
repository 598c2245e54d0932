import { plainJson } from '../../util/json-text.js';
import { jsonTree } from '../../util/json-tree.js';
import { parseSettings } from './parse-settings.js';
import { describeProblem } from './settings-problem.js';

/** Adds a dialect to the text of a settings file; keeps comments and layout. Returns undefined if it is listed already. */
export function addDialect(file: string, text: string | undefined, dialect: string): string | undefined {
  const name = JSON.stringify(dialect);
  if (text === undefined) return `{\n  "dialects": [${name}]\n}\n`;
  const parsed = parseSettings(file, Buffer.from(text));
  if ('broken' in parsed) throw new TypeError(describeProblem(parsed.broken));
  const { dialects } = parsed.settings;
  if (dialects !== undefined && !Array.isArray(dialects)) throw new TypeError('"dialects" is not a list');
  if (dialects?.includes(dialect)) return undefined;
  const { root } = jsonTree(plainJson(text).text);
  const list = root?.children.get('dialects');
  const at = (list ?? root)?.value ?? 0;
  const isFirst = (list ?? root)?.children.size === 0;
  const member = list === undefined ? `\n  "dialects": [${name}]${isFirst ? '\n' : ','}` : name + (isFirst ? '' : ', ');
  return text.slice(0, at + 1) + member + text.slice(at + 1);
}
