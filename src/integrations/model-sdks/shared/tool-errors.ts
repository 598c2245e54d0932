import type { HookOutcome } from './hook-outcome.js';

/** A hook refused the call of a tool: an SDK hands the message to the model, as of any tool that fails. */
export class ToolRefusedError extends Error {
  override readonly name: string = 'ToolRefusedError';
}

/** A hook wants the agent to end. */
export class ToolStoppedError extends ToolRefusedError {
  override readonly name = 'ToolStoppedError';
}

/** Returns the error to throw for a tool that threw: its own, unless AfterTool hooks stop the agent or withhold it. */
export function afterToolError(thrown: unknown, outcome: HookOutcome | undefined): unknown {
  if (outcome?.stopped) return new ToolStoppedError(`Agent execution stopped by hook: ${outcome.reason}`);
  if (outcome?.withheld !== undefined) return new ToolRefusedError(`Tool result withheld: ${outcome.withheld}`);
  return thrown;
}
