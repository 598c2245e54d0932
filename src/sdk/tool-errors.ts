/** A hook refused the call of a tool: an SDK hands the message to the model, as of any tool that fails. */
export class ToolRefusedError extends Error {
  override readonly name: string = 'ToolRefusedError';
}

/** A hook wants the agent to end. */
export class ToolStoppedError extends ToolRefusedError {
  override readonly name = 'ToolStoppedError';
}
