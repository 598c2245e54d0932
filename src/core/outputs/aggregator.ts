import type {
  AggregatedHookResult,
  HookEventName,
  HookExecutionResult,
  HookOutput,
  HookOutputOf,
} from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord, sameJson } from '../../util/json.js';
import { writtenFields } from '../../util/own-keys.js';
import type { Contract, Route } from '../contract/index.js';
import { isEnforced } from '../registry/enforcement.js';
import { contractOf, routeOf } from '../registry/events.js';
import { nameOf } from '../registry/registered-hook.js';
import { getDefaultTranslator, type HookTranslator } from '../translator.js';
import { isBlocking } from './decision.js';
import { decisionIn, outputFor } from './hook-outputs.js';
import { type AllowedNamesRule, mergeOf, replacesField, ruleOf } from './merge-fields.js';
import { type Contribution, mergeOutputs } from './merge-outputs.js';

/** Merged result of one event. */
export type AggregatedResultOf<E extends HookEventName> = Omit<AggregatedHookResult, 'finalOutput'> & {
  finalOutput?: HookOutputOf<E> | undefined;
};

interface AggregatorOptions {
  /** Rule for several lists of allowed tools. Defaults to `union`. */
  allowedFunctionNames?: AllowedNamesRule | undefined;
  /** Defaults to the built-in contract. */
  contract?: Contract | undefined;
}

/** Merges the results of all hooks of an event. Rewrites compose in declared order, which is the order of the results. */
export class HookAggregator {
  readonly #options: AggregatorOptions;
  readonly #contract: Contract;

  constructor(options: AggregatorOptions = {}) {
    this.#options = options;
    this.#contract = options.contract ?? contractOf(undefined);
  }

  /** Returns the merged result. Its output has the class that the event's route names. */
  aggregateResults<E extends HookEventName>(
    results: readonly HookExecutionResult[],
    eventName: E,
  ): AggregatedResultOf<E>;
  aggregateResults(results: readonly HookExecutionResult[], eventName: HookEventName): AggregatedHookResult {
    const route = routeOf(this.#contract, eventName);
    const contributions = contributionsOf(results, route);
    const merged = mergeOutputs(contributions, route, this.#options.allowedFunctionNames);
    const allOutputs: HookOutput[] = [];
    const errors: Error[] = [];
    const withheld: string[] = [];
    let success = true;
    let totalDuration = 0;
    for (const result of results) {
      totalDuration += result.duration;
      // A hook that is not enforced counts here too; a background hook is not awaited.
      const hasFailed = !result.success || result.error !== undefined;
      if (hasFailed && result.hookConfig.async !== true) success = false;
      if (!isEnforced(result.hookConfig)) continue;
      if (result.output !== undefined) allOutputs.push(result.output);
      if (result.error !== undefined) errors.push(result.error);
      if (result.withheld !== undefined) withheld.push(result.withheld);
    }
    const finalOutput = merged && outputFor(route, merged);
    const hookResults = results.slice();
    const aggregated = { success, finalOutput, allOutputs, errors, totalDuration, hookResults };
    return withheld.length === 0 ? aggregated : { ...aggregated, withheld: cutReason(withheld.join('\n')) };
  }
}

/** Sets the translator of the merged output to that of the model SDK that the event came from. */
export function withTranslator<E extends HookEventName>(
  aggregated: AggregatedResultOf<E>,
  route: Route,
  translator: HookTranslator,
): AggregatedResultOf<E>;
export function withTranslator(
  aggregated: AggregatedHookResult,
  route: Route,
  translator: HookTranslator,
): AggregatedHookResult {
  const { finalOutput } = aggregated;
  if (finalOutput === undefined || translator === getDefaultTranslator()) return aggregated;
  return { ...aggregated, finalOutput: outputFor(route, finalOutput, translator) };
}

/** Returns the enforced outputs in merge order. If the last value wins, warnings of failed hooks come first. */
export function contributionsOf(results: readonly HookExecutionResult[], route: Route): Contribution[] {
  const contributions: Contribution[] = [];
  for (const result of results) {
    if (result.output === undefined || !isEnforced(result.hookConfig)) continue;
    const decision = decisionIn(route, result.output);
    const counts = result.success || isBlocking(decision);
    contributions.push(
      counts
        ? { result, output: result.output, decision }
        : { result, output: warningOf(result.output), decision: undefined },
    );
  }
  if (route.merge === 'or') return contributions;
  const isWarning = ({ result, decision }: Contribution) => !result.success && !isBlocking(decision);
  return [...contributions.filter(isWarning), ...contributions.filter((each) => !isWarning(each))];
}

/** Removes decision and rewrites from the output of a hook that failed without blocking. */
function warningOf({ decision: _, reason: __, hookSpecificOutput: ___, ...warning }: HookOutput): HookOutput {
  return warning;
}

interface Write {
  readonly hookName: string;
  readonly value: unknown;
}

/**
 * Describes fields that several hooks set to different values, so that only one counts. Values are left out: they may be
 * secret. Fields that a sequential plan passes to the next hook do not conflict: that hook has seen them.
 */
export function findConflicts(results: readonly HookExecutionResult[], route: Route, sequential: boolean): string[] {
  const writes = new Map<string, Write[]>();
  const contributions = contributionsOf(results, route);
  const passedOn = sequential ? [route.chain, ...(route.chained ?? [])].map((rule) => rule?.from) : [];
  const isReplaced = (key: string) => contributions.some(({ output }) => replacesField(output.hookSpecificOutput, key));
  for (const { result, output } of contributions) {
    for (const [path, value] of replaceableFields(output.hookSpecificOutput, route, passedOn, isReplaced)) {
      writes.set(path, [...(writes.get(path) ?? []), { hookName: nameOf(result.hookConfig), value }]);
    }
  }
  const conflicts = [...writes].filter(([, all]) => all.some(({ value }) => !sameJson(value, all[0]?.value)));
  return conflicts.map(([path, all]) => describeConflict(path, all));
}

/** Returns the fields in which a later value replaces an earlier one. */
function replaceableFields(
  specific: unknown,
  { specificFields }: Route,
  passedOn: readonly unknown[],
  isReplaced: (key: string) => boolean,
): (readonly [path: string, value: unknown])[] {
  if (!isRecord(specific)) return [];
  return writtenFields(specific).flatMap(([key, value]) => {
    if (passedOn.includes(key)) return [];
    const [merge, inner] = ruleOf(key, specificFields);
    if (merge === 'last' || (merge === 'merge' && isReplaced(key))) return [[key, value] as const];
    if (merge === 'by-id') return textsById(key, value);
    if (merge !== 'merge' || !isRecord(value)) return [];
    const replaced = writtenFields(value).filter(([name]) => mergeOf(name, inner) === 'last');
    return replaced.map(([name, part]) => [`${key}.${name}`, part] as const);
  });
}

function textsById(key: string, items: unknown): (readonly [path: string, value: unknown])[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isRecord).map(({ id, ...rest }) => [`${key}.${String(id)}`, rest] as const);
}

function describeConflict(path: string, writes: readonly Write[]): string {
  const names = writes.map(({ hookName }) => JSON.stringify(hookName));
  return `hookSpecificOutput.${path} is set to different values by ${names.join(', ')}: the last one is used`;
}
