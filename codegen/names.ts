/** tool_name -> toolName; underscores in front stay */
export function camel(snake: string): string {
  return snake.replaceAll(/(?<=[A-Za-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** BeforeTool -> before-tool; LLMRequest -> llm-request */
export function kebab(pascal: string): string {
  return pascal
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** prompt_input_exit -> PromptInputExit; MAX_TOKENS stays */
export function memberName(value: string): string {
  if (/^[A-Z][A-Z0-9_]*$/.test(value)) return value;
  return value.replaceAll(/(?:^|[-_])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** hook-execution-request -> HOOK_EXECUTION_REQUEST */
export function constantName(value: string): string {
  return value.replaceAll('-', '_').toUpperCase();
}

/** Compares by code units, so that the order does not depend on the locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the candidate closest to a misspelt word, or undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substituted));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
