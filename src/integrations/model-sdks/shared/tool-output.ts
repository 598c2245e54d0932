import { type HookOutcome, recordOutcome } from '../../../core/triggers/hook-outcome.js';

/** Returns the text of a tool's output that hooks see. */
export function outputText(output: unknown): string {
  return typeof output === 'string' ? output : (JSON.stringify(output) ?? '');
}

/** Returns the text that hooks added after the output; undefined if a hook replaced the output. */
export function addedText(ownText: string, content: string): string | undefined {
  return content === ownText || ownText === '' || content.startsWith(`${ownText}\n\n`)
    ? content.slice(ownText.length)
    : undefined;
}

/** Error for a tool call that a hook blocked. SDKs pass its message to the model like that of any failed tool. */
export class ToolRefusedError extends Error {
  override readonly name: string = 'ToolRefusedError';
}

/** Error for a tool call at which a hook stopped the agent. */
export class ToolStoppedError extends ToolRefusedError {
  override readonly name = 'ToolStoppedError';
}

/** Returns the error of a stop, with its outcome. */
export function stopError(reason: string, blocked: boolean): ToolStoppedError {
  const error = new ToolStoppedError(reason);
  recordOutcome(error, { blocked, stopped: true, reason, suppressOutput: false });
  return error;
}

/** Returns the error to throw for a tool that threw: its own, unless AfterTool hooks stop the agent or withhold it. */
export function afterToolError(thrown: unknown, outcome: HookOutcome | undefined): unknown {
  if (outcome?.stopped) return new ToolStoppedError(`Agent execution stopped by hook: ${outcome.reason}`);
  if (outcome?.withheld !== undefined) return new ToolRefusedError(`Tool result withheld: ${outcome.withheld}`);
  return thrown;
}
