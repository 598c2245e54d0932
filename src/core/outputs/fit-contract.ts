import { HookDecision, type HookOutput } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import type { Contract, Route, Violation } from '../contract/index.js';
import { isDecision, isStop, strictnessOf } from './decision.js';
import { describe } from './describe.js';
import { describeDropped, describeUnusable } from './describe-violations.js';
import { type FieldPath, parsePointer, printPath, valueAt, withValueAt } from './field-path.js';
import { findViolations } from './find-violations.js';
import { decisionIn } from './hook-outputs.js';
import type { WarningList } from './warning-list.js';

type Fields = Readonly<Record<string, unknown>>;

/** What an output is fitted to, and where to say what did not fit. */
interface Fitting {
  readonly contract: Contract;
  readonly route: Route;
  readonly warnings: WarningList;
}

interface Fitted {
  readonly output?: HookOutput;
  readonly error?: Error;
}

interface Misfit {
  readonly field: FieldPath;
  readonly pointer: string;
  readonly places: Violation[];
}

/** Enough to tell what is wrong with the first bad item of a list; the others only say it again. */
const PLACES_PER_FIELD = 10;

/**
 * The output without the fields that do not fit; the same object when all do. Nothing is coerced. Where a decision was meant
 * and cannot be read (`unread`, or one found here), a refusal, a question or a stop beside it still stands; without one
 * the output is of no use.
 */
export function fitContract(fitting: Fitting, written: Fields, unread: string | undefined): Fitted {
  const { contract, route, warnings } = fitting;
  if (unread === undefined && fits(written, findViolations(contract, route, written))) return { output: written };
  const spoilt = unread === undefined ? [] : [unread];
  const dropped: string[] = [];
  let output = written;
  // Every round repairs or drops at least one field. A dropped field may have been required by what is around it.
  for (;;) {
    const violations = findViolations(contract, route, output);
    const missing = violations.filter((violation) => isMissing(output, violation));
    const wrong = violations.filter((violation) => !missing.includes(violation));
    if (fits(output, wrong)) {
      spoilt.push(...missing.map(({ path }) => describeUnusable(output, parsePointer(path), missing, [])));
      return conclude(fitting, output, spoilt, dropped);
    }
    const field = spoiltField(route, wrong);
    const repaired = field && withRepaired(output, field, route, warnings);
    if (field === undefined) output = withoutMisfits(output, wrong, warnings);
    else if (repaired !== undefined) output = repaired;
    else {
      const choices = holdsDecision(field, route) ? Object.values(HookDecision) : [];
      dropped.push(describeUnusable(output, field, wrong, choices));
      output = withValueAt(output, field, undefined);
    }
  }
}

function conclude(
  { route, warnings }: Fitting,
  output: HookOutput,
  unread: readonly string[],
  dropped: readonly string[],
): Fitted {
  const [why] = [...unread, ...dropped];
  if (why !== undefined && !isRestrictive(route, output)) {
    return { error: new Error(`The output cannot be used: ${why}`) };
  }
  for (const each of dropped) warnings.add(() => `${each}; it is ignored`);
  return { output };
}

/** Whether it holds the operation or the agent back. */
function isRestrictive(route: Route, output: HookOutput): boolean {
  return isStop(output) || strictnessOf(decisionIn(route, output)) > strictnessOf('allow');
}

/** The contract of every event includes the common one, which requires nothing. */
function fits(_output: Fields, wrong: readonly Violation[]): _output is Fields & HookOutput {
  return wrong.length === 0;
}

/** A field that no output of the event may lack. */
function isMissing(output: Fields, { path }: Violation): boolean {
  return path.lastIndexOf('/') === 0 && valueAt(output, parsePointer(path)) === undefined;
}

/** A field in which a decision was meant and cannot be read. */
function spoiltField(route: Route, violations: readonly Violation[]): FieldPath | undefined {
  const pointer = route.unusable.find((unusable) =>
    violations.some(({ path }) => path === unusable || path.startsWith(`${unusable}/`)),
  );
  return pointer === undefined ? undefined : parsePointer(pointer);
}

function holdsDecision(path: FieldPath, { specificFields }: Route): boolean {
  const name = path.at(-1) ?? '';
  return path.length === 1 ? name === 'decision' : specificFields[name] === 'decision';
}

/** Null is nothing said, in whichever field: it must not take a refusal beside it along. Undefined when there is no repair. */
function withRepaired(output: Fields, path: FieldPath, route: Route, warnings: WarningList): Fields | undefined {
  if (valueAt(output, path) === null) return withValueAt(output, path, undefined);
  return holdsDecision(path, route) ? withReadDecision(output, path, warnings) : undefined;
}

/** Capitals and blanks do not make another decision. Undefined when it cannot be read as one. */
function withReadDecision(output: Fields, path: FieldPath, warnings: WarningList): Fields | undefined {
  const written = valueAt(output, path);
  const decision = typeof written === 'string' ? written.trim().toLowerCase() : undefined;
  if (!isDecision(decision)) return undefined;
  warnings.add(() => `${printPath(path)} ${describe(written)} is read as "${decision}"`);
  return withValueAt(output, path, decision);
}

function withoutMisfits(output: Fields, violations: readonly Violation[], warnings: WarningList): Fields {
  return misfitsOf(output, violations).reduce((kept, { field, places }) => {
    warnings.add(() => describeDropped(output, field, places));
    return withValueAt(kept, field, undefined);
  }, output);
}

function misfitsOf(output: Fields, violations: readonly Violation[]): Misfit[] {
  const misfits: Misfit[] = [];
  for (const violation of violations) {
    const known = misfits.find(({ pointer }) => violation.path === pointer || violation.path.startsWith(`${pointer}/`));
    if (known === undefined) misfits.push(newMisfit(output, violation));
    else if (known.places.length < PLACES_PER_FIELD) known.places.push(violation);
  }
  return misfits;
}

/** The smallest property that does not fit: of a list all of it, of a missing field the object that lacks it. */
function newMisfit(output: Fields, violation: Violation): Misfit {
  const path = parsePointer(violation.path);
  const end = path.findIndex((key, at) => {
    const around = valueAt(output, path.slice(0, at));
    return !isRecord(around) || around[key] === undefined;
  });
  const field = end === -1 ? path : path.slice(0, end);
  const pointer = violation.path.split('/', field.length + 1).join('/');
  return { field, pointer, places: [violation] };
}
