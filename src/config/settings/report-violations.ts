import type { Violation } from '../../core/contract/index.js';
import { describe, parsePointer, printPath, valueAt } from '../../util/field-path.js';
import { nearestName } from '../../util/nearest-name.js';
import { below, type Path, type Report } from './settings-problem.js';

/** Reports one finding for each path: the expected and the actual value. */
export function reportViolations(
  violations: readonly Violation[],
  value: unknown,
  path: Path | undefined,
  help: (inner: readonly string[]) => string,
  report: Report,
): void {
  const messagesByPointer = new Map<string, Set<string>>();
  for (const { path: pointer, message } of violations) {
    messagesByPointer.set(pointer, (messagesByPointer.get(pointer) ?? new Set()).add(message));
  }
  for (const [pointer, all] of messagesByPointer) {
    const inner = parsePointer(pointer);
    // The violations of each form are more specific than "has none of the allowed forms".
    const messages = [...all].filter((text) => !text.includes('allowed forms'));
    if (messages.length === 0 && messagesByPointer.size > 1) continue;
    const came = valueAt(value, inner);
    const found = came === undefined ? '' : `, but is ${describe(came)}`;
    const message = `${printPath(inner) || 'it'} ${messages.join(' or ') || 'has none of the allowed forms'}${found}`;
    const advice = help(inner) + choiceHint(came, messages);
    report(inner.reduce<Path | undefined>(below, path), { at: 'value', severity: 'error', message, help: advice });
  }
}

const CHOICES = 'must be one of ';

function choiceHint(came: unknown, messages: readonly string[]): string {
  const choices = messages.find((message) => message.startsWith(CHOICES));
  const names: unknown = choices === undefined ? [] : JSON.parse(choices.slice(CHOICES.length));
  if (typeof came !== 'string' || !Array.isArray(names)) return '';
  const nearest = nearestName(came, names.map(String));
  return nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
}
