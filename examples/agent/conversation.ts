import type { Content } from '@google/genai';
import type { ToolContent } from 'hookwright';

/** Returns the text of a message, without calls and thoughts. */
export function textOf(content: Content | undefined): string {
  const spoken = content?.parts?.filter((part) => part.thought !== true) ?? [];
  return spoken.map((part) => part.text ?? '').join('');
}

/** Returns a tool's content for the model as text. */
export function contentText(content: ToolContent): string {
  const parts = [content].flat();
  return parts.map((part) => (typeof part === 'string' ? part : (part.text ?? ''))).join('');
}

/** Compresses a conversation to a few lines. A larger agent would use the model for this. */
export function digest(history: readonly Content[]): Content {
  const lines = history.flatMap(({ role, parts = [] }) =>
    parts.map(({ text, functionCall, functionResponse }) => {
      if (functionCall) return `${role} called ${functionCall.name} ${JSON.stringify(functionCall.args)}`;
      if (functionResponse) return `${functionResponse.name} gave ${JSON.stringify(functionResponse.response)}`;
      return `${role}: ${text ?? ''}`;
    }),
  );
  const text = ['What happened so far, in short:', ...lines.map((line) => line.slice(0, 200))].join('\n');
  return { role: 'user', parts: [{ text }] };
}
