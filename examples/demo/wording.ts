// Formats values as one line.
import type { Content } from '@google/genai';
import type { HookVerdict } from 'hookwright/contract';
import { textOf } from '../agent/conversation.js';
import type { Answer } from '../agent/steps.js';

const MAX_LENGTH = 64;

export function short(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= MAX_LENGTH ? flat : `${flat.slice(0, MAX_LENGTH - 3)}...`;
}

/** Returns the text of the model and the tools that it calls. */
export function spoken(content: Content | undefined): string {
  const calls = content?.parts?.flatMap(({ functionCall }) => functionCall?.name ?? []) ?? [];
  const called = calls.length === 0 ? '' : `(calls ${calls.join(' and ')})`;
  return [short(textOf(content)), called].filter(Boolean).join(' ') || '(says nothing)';
}

export function answerText({ ending, text, reason, hidden }: Answer): string {
  if (hidden) return '(kept off the display by a hook)';
  return ending === 'answered' ? text : `(${ending}) ${reason ?? text}`;
}

/** Describes how a hook ended; `loud` if it needs attention. */
export function endingOf({ stop, decision, success, reason, error, exitCode }: HookVerdict): {
  text: string;
  loud: boolean;
} {
  if (stop) return { text: `stops the agent: ${short(reason ?? 'no reason given')}`, loud: true };
  if (decision === 'block' || decision === 'deny') {
    return { text: `refuses: ${short(reason ?? 'no reason given')}`, loud: true };
  }
  if (success === false) return { text: `failed: ${short(error ?? `exit code ${exitCode}`)}`, loud: true };
  return { text: decision ?? 'ok', loud: false };
}
