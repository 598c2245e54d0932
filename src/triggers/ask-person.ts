import type { HookTrace } from '../../generated/index.js';
import type { AskPolicy } from '../contract/index.js';
import { abortListeners } from '../values/abort-listeners.js';
import { messageOf } from '../values/errors.js';
import type { TriggerConfig } from './run-trigger.js';

/** A call that a hook wants a person to confirm. */
export interface ToolConfirmationRequest {
  toolName: string;
  /** As the tool would get it. */
  toolInput: Record<string, unknown>;
  /** Why the hook asks. */
  reason: string;
}

/** Asks a person; true lets the call run. */
export type ConfirmTool = (request: ToolConfirmationRequest) => Promise<boolean>;

/** What became of the wish, and if the call may not run, why. */
export interface AskOutcome {
  readonly ask: NonNullable<HookTrace['ask']>;
  readonly refusal?: string;
}

/** Asks whom the host named. Where that is nobody, the config says what it means; by default that the call may not run. */
export async function askPerson(
  config: TriggerConfig,
  confirm: ConfirmTool | undefined,
  request: ToolConfirmationRequest,
  signal: AbortSignal | undefined,
): Promise<AskOutcome> {
  if (confirm === undefined) {
    if (askPolicyOf(config) === 'allow') return { ask: 'allowed' };
    return { ask: 'refused', refusal: `a hook asks for confirmation, and nobody could be asked: ${request.reason}` };
  }
  try {
    const confirmed = await unlessAborted(confirm(request), signal);
    return confirmed === true ? { ask: 'confirmed' } : { ask: 'declined', refusal: `declined: ${request.reason}` };
  } catch (error) {
    const why = `a hook asks for confirmation, and asking failed: ${messageOf(error)}`;
    return { ask: 'refused', refusal: why };
  }
}

/** A policy that cannot be read confirms nothing. */
function askPolicyOf(config: TriggerConfig): AskPolicy {
  try {
    return config.getAskPolicy?.() ?? 'deny';
  } catch {
    return 'deny';
  }
}

/** A person who is asked may never answer. */
async function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return answer;
  let release = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    const abort = (): void => reject(new Error('aborted'));
    release = abortListeners.add(signal, abort);
    // Whoever shows the question may have aborted before there was a promise to wait for.
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([aborted, answer]);
  } finally {
    release();
  }
}
