import type { HookOutput } from '../../../generated/index.js';
import type { Contract, Route } from '../../core/contract/index.js';
import { fieldsWith } from '../../core/outputs/merge-fields.js';
import { cutReason } from '../../util/cut-text.js';
import { describe } from '../../util/field-path.js';
import { rejectInheritedValues } from '../../util/inherited-values.js';
import { isRecord } from '../../util/json.js';
import { whyNotUnderstood } from '../../util/unknown-fields.js';
import { WarningList } from '../../util/warning-list.js';
import { fitContract } from './fit-contract.js';
import { knownFieldsOf, readFields } from './read-fields.js';

export interface NormalizedOutput {
  /** The parts of the hook's output that fit the contract of the event. */
  readonly output?: HookOutput | undefined;
  readonly warnings: string[];
  /** Why the output cannot be used; then there is no output. */
  readonly error?: Error | undefined;
  /** Why the output may not say what its author meant. */
  readonly doubt?: string | undefined;
}

const NO_STOP = 'stopReason is ignored: the output does not stop the agent. Add "continue": false';

/**
 * Converts the value that a hook printed or returned to an output that fits the contract. Does not change the value, and
 * returns the value itself if it is valid.
 */
export function normalizeHookOutput(contract: Contract, route: Route, parsed: unknown): NormalizedOutput {
  if (parsed === null || parsed === undefined) return { warnings: [] };
  if (!isRecord(parsed)) {
    return { warnings: [], error: new Error(`The output must be an object, but is ${describe(parsed)}`) };
  }
  const warnings = new WarningList();
  try {
    rejectInheritedValues();
    const { fields, unreadDecision } = readFields(parsed, route, warnings);
    const { output, error } = fitContract({ contract, route, warnings }, fields, unreadDecision);
    const isStop = output?.stopReason !== undefined && output.continue === undefined;
    if (isStop) warnings.addFirst(NO_STOP);
    const normalized = { output: output && withShortReasons(output, route), warnings: warnings.toArray(), error };
    const doubt = whyNotUnderstood(fields, knownFieldsOf(route)) ?? (isStop ? NO_STOP : undefined);
    return doubt === undefined ? normalized : { ...normalized, doubt };
  } catch (cause) {
    // Only an object with getters or proxy traps, or one that inherits values, can throw while it is read.
    return { warnings: warnings.toArray(), error: new Error('The output cannot be read', { cause }) };
  }
}

/** Cuts long reasons. Returns the same object if there are none. Texts for the model are not cut. */
function withShortReasons(output: HookOutput, { specificFields }: Route): HookOutput {
  const short = withShort(['reason', 'stopReason'], output);
  const specific =
    output.hookSpecificOutput && withShort(fieldsWith('reason', specificFields), output.hookSpecificOutput);
  return specific === output.hookSpecificOutput ? short : { ...short, hookSpecificOutput: specific };
}

function withShort<Fields extends object>(reasons: readonly string[], fields: Fields): Fields {
  const cut = Object.entries(fields)
    .filter(([key, value]) => reasons.includes(key) && typeof value === 'string' && cutReason(value) !== value)
    .map(([key, value]) => [key, cutReason(value)] as const);
  return cut.length === 0 ? fields : { ...fields, ...Object.fromEntries(cut) };
}
