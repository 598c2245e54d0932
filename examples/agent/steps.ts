import type { Content, GenerateContentParameters } from '@google/genai';
import type { ToolResult } from 'hookwright';

export interface Answer {
  /** `blocked` ends the turn, `stopped` the work; `exhausted` is the agent's own limit. */
  ending: 'answered' | 'blocked' | 'stopped' | 'exhausted';
  text: string;
  reason?: string | undefined;
  /** A hook wants it kept off the display. */
  hidden?: boolean | undefined;
}

/** What the agent does, for whoever wants to watch. */
export type AgentStep =
  /** A session has begun, with the context that hooks gave it. */
  | { type: 'session'; source: string; context: string }
  /** A turn has begun; `told` is what the model gets to read of the prompt. */
  | { type: 'turn'; prompt: string; told: string }
  /** The model is asked this, if hooks let it pass. */
  | { type: 'request'; request: GenerateContentParameters }
  /** What came back, after the hooks. */
  | { type: 'answer'; content: Content }
  /** The model asks for a tool. */
  | { type: 'tool-call'; name: string; args: Record<string, unknown> }
  | { type: 'permission'; name: string; granted: boolean }
  /** The tool has run, with these arguments. */
  | { type: 'tool-run'; name: string; args: Record<string, unknown>; result: ToolResult }
  /** What the model gets to read of it. */
  | { type: 'tool-result'; name: string; result: ToolResult }
  | { type: 'compressed'; messages: number }
  /** A hook did not accept the answer. */
  | { type: 'retry'; prompt: string };
