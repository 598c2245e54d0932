import type { Dialect, ExitRule } from '../../../generated/index.js';
import type { AdaptedEnd } from '../../core/contract/index.js';
import { isRecord, parsedJson } from '../../util/json.js';

/** Output of a script: a JSON object, text, or broken JSON. */
export interface ScriptOutput {
  readonly json?: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly broken?: string;
}

export function readScriptOutput(
  { exit: { json } }: Dialect,
  rule: ExitRule,
  { stdout, stderr }: AdaptedEnd,
): ScriptOutput {
  const text = sourceText(json, rule, stdout, stderr);
  if (text === '') return { text };
  if (json === 'brace' && !text.startsWith('{')) return { text };
  const value = parsedJson(json === 'lines' ? withoutProgress(text) : text);
  if (isRecord(value)) return { json: value, text };
  const inner = json === 'stdout-or-stderr' && typeof value === 'string' ? parsedJson(value) : undefined;
  if (isRecord(inner)) return { json: inner, text };
  const isBroken = (json === 'strict' && /^[{[]/.test(text)) || (rule.broken === 'fail' && text.startsWith('{'));
  if (isBroken) return { text, broken: 'it begins like JSON and is not a JSON object' };
  return { text };
}

function sourceText(json: Dialect['exit']['json'], { from }: ExitRule, stdout: string, stderr: string): string {
  if (from === 'stderr') return stderr.trim();
  return stdout.trim() || (json === 'stdout-or-stderr' ? stderr.trim() : '');
}

/** Removes progress lines, which some agents allow before the output. */
function withoutProgress(text: string): string {
  const isProgress = (line: string): boolean => {
    const value = line.trim().startsWith('{') ? parsedJson(line) : undefined;
    return isRecord(value) && value['type'] === 'progress';
  };
  return text
    .split('\n')
    .filter((line) => !isProgress(line))
    .join('\n');
}
