import type { HookTrace } from '../../../generated/index.js';
import { unlessAborted } from '../../util/abort.js';
import { messageOf } from '../../util/errors.js';
import type { AskPolicy, ConfirmTool, ToolConfirmationRequest } from '../contract/index.js';
import type { TriggerConfig } from './run-trigger.js';

export type { ConfirmTool, ToolConfirmationRequest };

/** Result of asking a person about a call. */
export interface Confirmation {
  readonly ask: NonNullable<HookTrace['ask']>;
  /** Why the call may not run. */
  readonly refusal?: string;
}

/** Asks a person through `confirm` of the call, or else of the config. Without either, the ask policy decides: `deny` by default. */
export async function requestConfirmation(
  config: TriggerConfig,
  ofCall: ConfirmTool | undefined,
  request: ToolConfirmationRequest,
  signal: AbortSignal | undefined,
): Promise<Confirmation> {
  const confirm = ofCall ?? config.getConfirm?.();
  if (confirm === undefined) {
    if (askPolicyOf(config) === 'allow') return { ask: 'allowed' };
    return { ask: 'refused', refusal: `a hook asks for confirmation, and no one could be asked: ${request.reason}` };
  }
  try {
    const confirmed = await unlessAborted(confirm(request), signal);
    return confirmed === true ? { ask: 'confirmed' } : { ask: 'declined', refusal: `declined: ${request.reason}` };
  } catch (error) {
    const why = `a hook asks for confirmation, and asking failed: ${messageOf(error)}`;
    return { ask: 'refused', refusal: why };
  }
}

/** Returns the ask policy of the config. Defaults to `deny`, also if it cannot be read. */
function askPolicyOf(config: TriggerConfig): AskPolicy {
  try {
    return config.getAskPolicy?.() ?? 'deny';
  } catch {
    return 'deny';
  }
}
