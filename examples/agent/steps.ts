import type { Content, GenerateContentParameters } from '@google/genai';
import type { ToolResult } from 'hookwright';

export interface Answer {
  /** `blocked` ends the turn, `stopped` the work; `exhausted` is the agent's own limit. */
  ending: 'answered' | 'blocked' | 'stopped' | 'exhausted';
  text: string;
  reason?: string | undefined;
  /** True if a hook hides it from the display. */
  hidden?: boolean | undefined;
}

/** Steps of the agent, for observers. */
export type AgentStep =
  /** A session has begun, with the context from hooks. */
  | { type: 'session'; source: string; context: string }
  /** A turn has begun; `told` is the prompt as the model reads it. */
  | { type: 'turn'; prompt: string; told: string }
  /** Model request before its hooks. */
  | { type: 'request'; request: GenerateContentParameters }
  /** Model response after its hooks. */
  | { type: 'answer'; content: Content }
  /** The model calls a tool. */
  | { type: 'tool-call'; name: string; args: Record<string, unknown> }
  | { type: 'permission'; name: string; granted: boolean }
  /** The tool has run with these arguments. */
  | { type: 'tool-run'; name: string; args: Record<string, unknown>; result: ToolResult }
  /** Tool result as the model reads it. */
  | { type: 'tool-result'; name: string; result: ToolResult }
  | { type: 'compressed'; messages: number }
  /** A hook rejected the response. */
  | { type: 'retry'; prompt: string };
