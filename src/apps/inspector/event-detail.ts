import type { HookTraceEnd } from '../../../generated/index.js';
import type { Contract, Route } from '../../core/contract/index.js';
import type { TracedEvent } from '../../traces/index.js';
import { tracedFields } from '../../traces/traced-decision.js';
import { type Fields, isRecord } from '../../util/json.js';
import type { Copies, EventDetail, EventRow, HookDetail, MergedField } from './api.js';
import { copiesOf } from './copy-as.js';
import { barOf, routeIn, type TracedHook, tracedHooks } from './event-row.js';
import { rewritesOf } from './rewrites.js';

/** Returns everything that the trace contains about an event. */
export function eventDetail(event: TracedEvent, row: EventRow, contract: Contract, command: string): EventDetail {
  const { start, end } = event;
  const route = routeIn(contract, event.eventName);
  const input = start?.input && tracedFields(start.input);
  const output = end?.output && tracedFields(end.output);
  return {
    event: row,
    input: start?.input,
    hooks: tracedHooks(event).map((hook) => hookDetail(hook, route, input, row.state === 'lost')),
    output: end?.output,
    fields: output === undefined ? [] : mergedFields(output, end?.origins ?? {}),
    rewrites: route && input && output ? rewritesOf(route, input, output) : [],
    ask: end?.ask,
    stage: end?.stage,
    warnings: end?.warnings ?? [],
    notes: end?.notes ?? [],
    labels: end?.labels ?? [],
    clearedLabel: end?.clearedLabel,
    budgets: end?.budgets ?? [],
    correlationId: start?.correlationId ?? end?.correlationId,
    copies: copies(row, route, event, input, command),
  };
}

function hookDetail(
  hook: TracedHook,
  route: Route | undefined,
  eventInput: Fields | undefined,
  isLost: boolean,
): HookDetail {
  const { verdict, line } = hook;
  const { matcher, dialect, why, reason, because, would, error, warnings = [] } = verdict;
  const { exitCode, signal, timedOut, stop } = verdict;
  const input = line?.input === undefined ? eventInput : tracedFields(line.input);
  const output = line?.output && tracedFields(line.output);
  const isEnforced = verdict.enforced !== false && verdict.background !== true;
  return {
    ...barOf(hook, isLost),
    cpuDuration: verdict.cpuDuration,
    budgetMs: verdict.budgetMs,
    matcher,
    dialect,
    why,
    reason,
    because,
    exitCode,
    signal,
    timedOut,
    stop,
    would,
    error,
    warnings,
    input: line?.input,
    stdout: line?.stdout,
    stderr: line?.stderr,
    output: line?.output,
    rewrites: isEnforced && route && input && output ? rewritesOf(route, input, output) : [],
  };
}

/** Splits the output into fields, as deep as their origins are recorded. */
function mergedFields({ hookSpecificOutput, ...common }: Fields, origins: Origins): MergedField[] {
  const specific = isRecord(hookSpecificOutput) ? hookSpecificOutput : {};
  const paths = Object.keys(origins);
  return [
    ...Object.entries(common).map(([field, value]) => mergedField(field, value, origins)),
    ...Object.entries(specific).flatMap(([field, value]) => {
      const path = `hookSpecificOutput.${field}`;
      if (!isRecord(value) || !paths.some((each) => each.startsWith(`${path}.`))) {
        return [mergedField(path, value, origins)];
      }
      return Object.entries(value).map(([inner, each]) => mergedField(`${path}.${inner}`, each, origins));
    }),
  ];
}

type Origins = NonNullable<HookTraceEnd['origins']>;

/** Paths of origins are truncated to this length when they are recorded. */
const MAX_PATH_LENGTH = 200;

function mergedField(path: string, value: unknown, origins: Origins): MergedField {
  const key = path.slice(0, MAX_PATH_LENGTH);
  const from = Object.hasOwn(origins, key) ? origins[key] : undefined;
  return { path, value: JSON.stringify(value), from: from ?? [] };
}

function copies(
  { decision, reason, hooks }: EventRow,
  route: Route | undefined,
  { start }: TracedEvent,
  input: Fields | undefined,
  command: string,
): Copies {
  if (route === undefined) return { why: 'this event is not part of the contract used here' };
  if (input !== undefined) return copiesOf({ command, route, input, decision, reason, hooks });
  if (start?.input !== undefined) return { why: 'only a part of what the hooks read was written down' };
  return { why: 'what the hooks read was not written down; the host does so with "trace": { "inputs": true }' };
}
