import type { HookOutput } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import type { Contract, Route } from '../contract/index.js';
import { describe } from './describe.js';
import { fitContract } from './fit-contract.js';
import { readFields } from './read-fields.js';
import { withShortReasons } from './short-reasons.js';
import { WarningList } from './warning-list.js';

export interface NormalizedOutput {
  /** What the hook said, as far as the contract of the event understands it. */
  readonly output?: HookOutput | undefined;
  readonly warnings: string[];
  /** Why the output cannot be used at all; then there is none. */
  readonly error?: Error | undefined;
}

/** Makes an output of what a hook printed or returned. What it got stays as it is, and is the output when all is well. */
export function normalizeHookOutput(contract: Contract, route: Route, parsed: unknown): NormalizedOutput {
  if (parsed === null || parsed === undefined) return { warnings: [] };
  if (!isRecord(parsed)) {
    return { warnings: [], error: new Error(`The output must be an object, but is ${describe(parsed)}`) };
  }
  const warnings = new WarningList();
  try {
    const { fields, unread } = readFields(parsed, route, warnings);
    const { output, error } = fitContract({ contract, route, warnings }, fields, unread);
    return { output: output && withShortReasons(output), warnings: warnings.toArray(), error };
  } catch (cause) {
    // Only an object with getters or traps of its own can throw while it is read.
    return { warnings: warnings.toArray(), error: new Error('The output cannot be read', { cause }) };
  }
}
