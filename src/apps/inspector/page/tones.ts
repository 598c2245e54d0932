import type { Tone } from '../api.js';

/** A tone is never a colour alone: it has a sign and a word. */
const tones: Readonly<Record<Tone, { readonly sign: string; readonly word: string }>> = {
  allow: { sign: '✓', word: 'allow' },
  deny: { sign: '✕', word: 'deny' },
  ask: { sign: '?', word: 'ask' },
  stop: { sign: '■', word: 'stop' },
  failed: { sign: '!', word: 'failed' },
  skipped: { sign: '–', word: 'skipped' },
  running: { sign: '…', word: 'running' },
  lost: { sign: '↯', word: 'lost' },
};

export function signOf(tone: Tone): string {
  return tones[tone].sign;
}

export function wordOf(tone: Tone): string {
  return tones[tone].word;
}
