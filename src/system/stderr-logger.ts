import type { DebugLogger } from '../core/contract/index.js';
import { WarningLogger } from '../traces/index.js';
import { guarded } from '../util/errors.js';

/** Longest line that is printed, with its prefix. */
const MAX_LINE = 500;
/** Causes whose repetitions are counted; beyond it the oldest is dropped. */
const MAX_CAUSES = 1000;

const PREFIX = 'hookwright: ';
/** Characters that move the cursor, hide text or reverse it, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Logger that prints nothing. */
export const silentLogger = new WarningLogger(() => {});

/** How often each cause occurred in this process. */
const occurrences = new Map<string, number>();

/**
 * Returns a logger that prints warnings to standard error, one line each. A repeated cause is printed the first time, the
 * 10th, the 100th and so on. Causes are counted per scope, such as a working directory.
 */
export function stderrLogger(scope: string): DebugLogger {
  return new WarningLogger((cause, text) => {
    const count = countOf(JSON.stringify([scope, cause]));
    if (!Number.isInteger(Math.log10(count))) return;
    // biome-ignore lint/suspicious/noConsole: every runtime has it, and it survives a closed standard error.
    guarded(() => console.error(lineOf(text, count)));
  });
}

function countOf(key: string): number {
  const count = (occurrences.get(key) ?? 0) + 1;
  // Deleted and set again, so that recent causes are dropped last.
  occurrences.delete(key);
  occurrences.set(key, count);
  const [oldest] = occurrences.keys();
  if (occurrences.size > MAX_CAUSES && oldest !== undefined) occurrences.delete(oldest);
  return count;
}

function lineOf(text: string, count: number): string {
  const suffix = count === 1 ? '' : ` (repeated ${count} times)`;
  const message = text
    .slice(0, MAX_LINE)
    .replace(/^hooks: /, '')
    .trim()
    .replaceAll(UNPRINTABLE, escaped);
  return `${PREFIX}${cut(message, MAX_LINE - PREFIX.length - suffix.length)}${suffix}`;
}

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // A character of two units is not split.
  return `${text.slice(0, length - 3).replace(/\p{Cs}$/u, '')}...`;
}
