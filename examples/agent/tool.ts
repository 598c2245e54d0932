import type { FunctionDeclaration } from '@google/genai';
import type { ToolConfirmationDetails, ToolResult } from 'hookwright';

/** What the model may call. */
export interface Tool {
  readonly declaration: FunctionDeclaration & { name: string };
  /** What the user is asked to permit before it runs; a tool without it runs unasked. */
  confirmation?(input: Record<string, unknown>): ToolConfirmationDetails;
  run(input: Record<string, unknown>, signal: AbortSignal | undefined): Promise<ToolResult>;
}

/** The same text for the model and for the user. */
export function textResult(text: string): ToolResult {
  return { llmContent: text, returnDisplay: text };
}

/** A failed call is a finished call: the model reads why. */
export function errorResult(message: string): ToolResult {
  return { ...textResult(message), error: { message } };
}
