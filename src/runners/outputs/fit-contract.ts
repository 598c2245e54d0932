import { HookDecision, type HookOutput } from '../../../generated/index.js';
import type { Contract, Route, Violation } from '../../core/contract/index.js';
import { isDecision } from '../../core/outputs/decision.js';
import { isRestrictive } from '../../core/outputs/hook-outputs.js';
import { describe, type FieldPath, parsePointer, printPath, valueAt, withValueAt } from '../../util/field-path.js';
import { type Fields, isRecord } from '../../util/json.js';
import type { WarningList } from '../../util/warning-list.js';
import { describeDropped, describeUnusable, findViolations } from './output-violations.js';

interface FitContext {
  readonly contract: Contract;
  readonly route: Route;
  readonly warnings: WarningList;
}

interface FitResult {
  readonly output?: HookOutput;
  readonly error?: Error;
}

interface InvalidField {
  readonly path: FieldPath;
  readonly pointer: string;
  readonly violations: Violation[];
}

/** Enough to describe the first invalid item of a list. */
const MAX_VIOLATIONS_PER_FIELD = 10;

/**
 * Drops the fields that do not fit the contract. Returns the same object if all fit. Nothing is coerced. If a decision
 * is invalid or could not be read (`unreadDecision`), the output counts only if another field blocks, asks or stops;
 * otherwise the output is an error.
 */
export function fitContract(context: FitContext, written: Fields, unreadDecision: string | undefined): FitResult {
  const { contract, route, warnings } = context;
  const unread = unreadDecision === undefined ? [] : [unreadDecision];
  const dropped: string[] = [];
  let output = written;
  // Every round repairs or drops at least one field. Dropping a field may leave its parent without a required one.
  for (;;) {
    const violations = findViolations(contract, route, output);
    const missing = violations.filter((violation) => isMissing(output, violation));
    const wrong = violations.filter((violation) => !missing.includes(violation));
    if (fits(output, wrong)) {
      unread.push(...missing.map(({ path }) => describeUnusable(output, parsePointer(path), missing, [])));
      return conclude(context, output, unread, dropped);
    }
    const field = invalidDecision(route, wrong);
    const repaired = field && withRepaired(output, field, route, warnings);
    if (field === undefined) output = withoutInvalidFields(output, wrong, warnings);
    else if (repaired !== undefined) output = repaired;
    else {
      const choices = holdsDecision(field, route) ? Object.values(HookDecision) : [];
      dropped.push(describeUnusable(output, field, wrong, choices));
      output = withValueAt(output, field, undefined);
    }
  }
}

function conclude(
  { route, warnings }: FitContext,
  output: HookOutput,
  unread: readonly string[],
  dropped: readonly string[],
): FitResult {
  const [why] = [...unread, ...dropped];
  if (why !== undefined && !isRestrictive(route, output)) {
    return { error: new Error(`The output cannot be used: ${why}`) };
  }
  for (const each of dropped) warnings.add(() => `${each}; it is ignored`);
  return { output };
}

/** The contract of every event includes the common one, which requires nothing. */
function fits(_output: Fields, wrong: readonly Violation[]): _output is Fields & HookOutput {
  return wrong.length === 0;
}

/** Returns true if the violation is about a required top-level field that is missing. */
function isMissing(output: Fields, { path }: Violation): boolean {
  return path.lastIndexOf('/') === 0 && valueAt(output, parsePointer(path)) === undefined;
}

/** Finds a field with an invalid decision. */
function invalidDecision(route: Route, violations: readonly Violation[]): FieldPath | undefined {
  const pointer = route.unusable.find((unusable) =>
    violations.some(({ path }) => path === unusable || path.startsWith(`${unusable}/`)),
  );
  return pointer === undefined ? undefined : parsePointer(pointer);
}

function holdsDecision(path: FieldPath, { specificFields }: Route): boolean {
  const name = path.at(-1) ?? '';
  return path.length === 1 ? name === 'decision' : specificFields[name] === 'decision';
}

/** Removes a null, which means no decision, or corrects the spelling of a decision. Returns undefined if neither applies. */
function withRepaired(output: Fields, path: FieldPath, route: Route, warnings: WarningList): Fields | undefined {
  const written = valueAt(output, path);
  if (written === null) return withValueAt(output, path, undefined);
  const decision = typeof written === 'string' ? written.trim().toLowerCase() : undefined;
  if (!holdsDecision(path, route) || !isDecision(decision)) return undefined;
  warnings.add(() => `${printPath(path)} ${describe(written)} is read as "${decision}"`);
  return withValueAt(output, path, decision);
}

function withoutInvalidFields(output: Fields, violations: readonly Violation[], warnings: WarningList): Fields {
  return invalidFieldsOf(output, violations).reduce((rest, field) => {
    warnings.add(() => describeDropped(output, field.path, field.violations));
    return withValueAt(rest, field.path, undefined);
  }, output);
}

function invalidFieldsOf(output: Fields, violations: readonly Violation[]): InvalidField[] {
  const fields: InvalidField[] = [];
  for (const violation of violations) {
    const field = fields.find(({ pointer }) => violation.path === pointer || violation.path.startsWith(`${pointer}/`));
    if (field === undefined) fields.push(invalidFieldOf(output, violation));
    else if (field.violations.length < MAX_VIOLATIONS_PER_FIELD) field.violations.push(violation);
  }
  return fields;
}

/** Returns the smallest invalid property: for an item its whole list, for a missing field its parent object. */
function invalidFieldOf(output: Fields, violation: Violation): InvalidField {
  const segments = parsePointer(violation.path);
  const end = segments.findIndex((key, at) => {
    const parent = valueAt(output, segments.slice(0, at));
    return !isRecord(parent) || parent[key] === undefined;
  });
  const path = end === -1 ? segments : segments.slice(0, end);
  const pointer = violation.path.split('/', path.length + 1).join('/');
  return { path, pointer, violations: [violation] };
}
