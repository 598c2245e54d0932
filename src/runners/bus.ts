import { hookFailureStages } from '../../generated/enum-tables.js';
import {
  type AggregatedHookResult,
  type BusHookConfig,
  type HookExecutionFailure,
  type HookExecutionSuccess,
  validateHookExecutionResponse,
} from '../../generated/index.js';
import { type HookBus, type HookBusRequest, NotAskedError } from '../core/contract/index.js';
import { couldNotRunBecause } from '../core/runner/could-not-run.js';
import type { HookRunResult, HookTypeHost, HookTypeRunner, RunContext } from '../core/runner/hook-type-runner.js';
import { cutReason } from '../util/cut-text.js';
import { asError, messageOf } from '../util/errors.js';
import { defined, isRecord } from '../util/json.js';
import { timeoutOf } from '../util/timeouts.js';
import { aborted, raceAbortAndTimeout } from './race-abort.js';
import { readObject } from './read-output.js';

/** Creates the runner of bus hooks, which send each event to the responders on the host's bus. */
export function busRunner({ config: host }: HookTypeHost): HookTypeRunner<BusHookConfig> {
  return { run: (config, context) => run(host.getHookBus?.(), config, context) };
}

const NO_BUS =
  'cannot run the bus hook: this host has no bus. Pass one to createConfig({ bus }) or loadConfig({ bus }), or remove the hook';

async function run(bus: HookBus | undefined, config: BusHookConfig, context: RunContext): Promise<HookRunResult> {
  if (bus === undefined) return { success: false, error: new Error(NO_BUS) };
  const { signal, killed } = context;
  if (signal?.aborted || killed.aborted) return { ...aborted(), skipped: 'aborted' };
  const cancellation = new AbortController();
  const timeout = timeoutOf(config);
  const response = sendRequest(bus, context, { timeout, signal: cancellation.signal });
  return raceAbortAndTimeout(response, timeout, context, () => cancellation.abort());
}

async function sendRequest(
  bus: HookBus,
  context: RunContext,
  options: { timeout: number; signal: AbortSignal },
): Promise<HookRunResult> {
  try {
    const response = await bus.request(requestFor(context), options);
    if (!validateHookExecutionResponse(response)) throw new TypeError('the response does not fit its contract');
    return response.success ? readSuccess(response, context) : readFailure(response, context);
  } catch (error) {
    if (error instanceof NotAskedError) return couldNotRunBecause(error);
    const timedOut = error instanceof Error && error.name === 'HookRequestTimeoutError';
    return { success: false, error: asError(error), ...(timedOut ? { timedOut } : {}) };
  }
}

/** Builds the request. The server sets the base fields itself; `origin` describes where the event happened. */
function requestFor({ eventName, payload }: RunContext): HookBusRequest {
  const {
    session_id,
    cwd,
    hook_event_name: _name,
    timestamp: _time,
    transcript_path: _path,
    agent,
    turn_id,
    session,
    origin,
    ...input
  } = payload.input;
  // A relayed event keeps the origin of its first sender. Its facts are those of that agent already.
  const place = { cwd: origin?.cwd ?? cwd, session_id: origin?.session_id ?? session_id };
  return { eventName, input, origin: { ...place, ...defined({ agent, turn_id, session }) } };
}

/** Reads the merged output of the server's hooks like the output of one hook. Their errors become warnings. */
function readSuccess({ output }: HookExecutionSuccess, context: RunContext): HookRunResult {
  const result = readOutput(output, context);
  const warnings = [...(result.warnings ?? []), ...output.errors.map((error) => cutReason(messageOf(error)))];
  return warnings.length === 0 ? result : { ...result, warnings };
}

function readOutput({ finalOutput, withheld }: AggregatedHookResult, context: RunContext): HookRunResult {
  const result: HookRunResult = finalOutput === undefined ? { success: true } : readObject({ ...finalOutput }, context);
  return withheld === undefined ? result : { ...result, withheld };
}

/** Stages of a failure before any hook of the server ran. */
const STAGES_BEFORE_HOOKS: ReadonlySet<unknown> = new Set(
  Object.entries(hookFailureStages).flatMap(([stage, { buildsInput }]) => (buildsInput ? [stage] : [])),
);

function readFailure({ error, output }: HookExecutionFailure, context: RunContext): HookRunResult {
  const failure = new Error(error.message);
  const { notAsked, stage }: Record<string, unknown> = isRecord(error.details) ? error.details : {};
  if (notAsked === true || STAGES_BEFORE_HOOKS.has(stage)) return couldNotRunBecause(failure);
  return { ...(output && readOutput(output, context)), success: false, error: failure };
}
