import {
  type AggregatedHookResult,
  type BusHookConfig,
  type HookExecutionFailure,
  type HookExecutionSuccess,
  validateHookExecutionResponse,
} from '../../generated/index.js';
import { type HookBus, type HookBusRequest, NotAskedError } from '../core/contract/index.js';
import type { HookRunResult, HookTypeRunner, RunContext } from '../core/runner/hook-type-runner.js';
import { aborted, raceAbortAndTimeout } from '../core/runner/race-abort.js';
import { cutReason } from '../util/cut-text.js';
import { asError, messageOf } from '../util/errors.js';
import { isRecord } from '../util/json.js';
import { timeoutOf } from '../util/timeouts.js';
import { readObject } from './command/read-exit.js';

/** A hook that is whoever serves the event on the bus of the host. */
export const busRunner: HookTypeRunner<BusHookConfig> = { run };

const NO_BUS =
  'this host has no bus to ask: give it one with createConfig({ bus }) or loadConfig({ bus }), or remove the hook';

async function run(config: BusHookConfig, context: RunContext): Promise<HookRunResult> {
  const bus = context.bus();
  if (bus === undefined) return { success: false, error: new Error(NO_BUS) };
  const { signal, killed } = context;
  if (signal?.aborted || killed.aborted) return { ...aborted(), skipped: 'aborted' };
  const given = new AbortController();
  const timeout = timeoutOf(config);
  const answered = ask(bus, context, { timeout, signal: given.signal });
  return raceAbortAndTimeout(answered, timeout, context, () => given.abort());
}

async function ask(
  bus: HookBus,
  context: RunContext,
  options: { timeout: number; signal: AbortSignal },
): Promise<HookRunResult> {
  try {
    const response = await bus.request(requestFor(context), options);
    if (!validateHookExecutionResponse(response)) throw new TypeError('the response does not fit its contract');
    return response.success ? readAnswer(response, context) : readFailure(response, context);
  } catch (error) {
    if (error instanceof NotAskedError) return notAsked(error);
    const timedOut = error instanceof Error && error.name === 'HookRequestTimeoutError';
    return { success: false, error: asError(error), ...(timedOut ? { timedOut } : {}) };
  }
}

/** The base fields are not the client's to choose; where the event happened is said apart. */
function requestFor({ eventName, payload }: RunContext): HookBusRequest {
  const {
    session_id,
    cwd,
    hook_event_name: _name,
    timestamp: _time,
    transcript_path: _path,
    origin,
    ...input
  } = payload.input;
  // Who asks for somebody else says where it happened, not that it came by.
  return { eventName, input, origin: { cwd: origin?.cwd ?? cwd, session_id: origin?.session_id ?? session_id } };
}

/** Reads the merged output of the server's hooks like the output of one hook. Their errors become warnings. */
function readAnswer({ output }: HookExecutionSuccess, context: RunContext): HookRunResult {
  const outcome = readOutput(output, context);
  const warnings = [...(outcome.warnings ?? []), ...output.errors.map((error) => cutReason(messageOf(error)))];
  return warnings.length === 0 ? outcome : { ...outcome, warnings };
}

function readOutput({ finalOutput, withheld }: AggregatedHookResult, context: RunContext): HookRunResult {
  const outcome: HookRunResult =
    finalOutput === undefined ? { success: true } : readObject({ ...finalOutput }, context);
  return withheld === undefined ? outcome : { ...outcome, withheld };
}

/** What the other side could not even read was not asked of any hook. */
const UNREAD: readonly unknown[] = ['validation', 'translation'];

function readFailure({ error, output }: HookExecutionFailure, context: RunContext): HookRunResult {
  const failure = new Error(error.message);
  const { notAsked: said, stage }: Record<string, unknown> = isRecord(error.details) ? error.details : {};
  if (said === true || UNREAD.includes(stage)) return notAsked(failure);
  return { ...(output && readOutput(output, context)), success: false, error: failure };
}

function notAsked(error: Error): HookRunResult {
  return { success: false, skipped: 'not-asked', error };
}
