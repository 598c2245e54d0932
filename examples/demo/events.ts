import type { GenerateContentParameters, GenerateContentResponse } from '@google/genai';
import type { HookTrace } from 'hookwright';
import type { ModelMethods } from 'hookwright/genai';
import type { AgentStep, Answer } from '../agent/steps.js';
import type { DemoHooks } from './hooks.js';

/** Everything that the demo shows. */
export type DemoEvent =
  | { type: 'start'; live: boolean; model: string; folder: string; demoHooks: DemoHooks }
  | { type: 'prompt'; prompt: string }
  /** An event was fired: which hooks ran, and how they ended. */
  | { type: 'hooks'; trace: HookTrace }
  /** Actual model request, after the hooks before it. */
  | { type: 'sent'; request: GenerateContentParameters }
  | { type: 'said'; response: GenerateContentResponse }
  | AgentStep
  | { type: 'result'; answer: Answer }
  | { type: 'end'; files: readonly string[]; milliseconds: number };

export type Show = (event: DemoEvent) => void;

/** Wraps the models below the hooks, to show the actual requests and responses. */
export function observed(models: ModelMethods, show: Show): ModelMethods {
  return {
    generateContent: async (request) => {
      show({ type: 'sent', request });
      const response = await models.generateContent(request);
      show({ type: 'said', response });
      return response;
    },
    generateContentStream: (request) => models.generateContentStream(request),
  };
}
