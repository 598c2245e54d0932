import type { FunctionDeclaration } from '@google/genai';
import type { ToolConfirmationDetails, ToolResult } from 'hookwright';

/** Tool that the model may call. */
export interface Tool {
  readonly declaration: FunctionDeclaration & { name: string };
  /** Returns what the user must confirm before the tool runs. Without it the tool runs at once. */
  confirmation?(input: Record<string, unknown>): ToolConfirmationDetails;
  run(input: Record<string, unknown>, signal: AbortSignal | undefined): Promise<ToolResult>;
}

/** Returns the same text for the model and for the user. */
export function textResult(text: string): ToolResult {
  return { llmContent: text, returnDisplay: text };
}

/** Returns a failed call as a result that the model reads. */
export function errorResult(message: string): ToolResult {
  return { ...textResult(message), error: { message } };
}
