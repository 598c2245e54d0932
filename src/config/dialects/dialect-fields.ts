import type { Dialect } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import type { KnownFields } from '../../util/unknown-fields.js';

/** Fields where some agent reads a decision. */
export const DECISIONS = ['decision', 'permission', 'permissionDecision', 'hookSpecificOutput.permissionDecision'];
/** Fields that scripts print for several agents. */
const SHARED = [...DECISIONS, 'continue', 'stopReason', 'suppressOutput', 'systemMessage'];

const SPECIFIC = 'hookSpecificOutput.';

/** Returns the output fields that an agent reads in any event. */
export function fieldsOfDialect(dialect: Dialect): KnownFields {
  const rules = Object.values(dialect.output).flat();
  const keys = Object.values(dialect.events).flatMap((event) => Object.keys(event.keys ?? {}));
  const read = rules.flatMap((rule) => [...Object.keys(rule.if ?? {}), ...pathsIn(rule.set)]);
  const paths = [...SHARED, ...keys, ...read];
  return {
    fields: [...new Set(paths.map((path) => path.split('.', 1).join()))],
    specific: [
      ...new Set(paths.filter((path) => path.startsWith(SPECIFIC)).map((path) => path.slice(SPECIFIC.length))),
    ],
    decisions: DECISIONS.map((path) => path.replace(SPECIFIC, '')),
  };
}

/** Returns the paths that a template reads. */
function pathsIn(template: unknown): string[] {
  if (typeof template === 'string') return template.startsWith('$.') ? [template.slice(2)] : [];
  if (!isRecord(template)) return [];
  const { $: read, ...others } = template;
  const paths = [read].flat().filter((path) => typeof path === 'string');
  return [...paths, ...Object.values(others).flatMap(pathsIn)];
}
