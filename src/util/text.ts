/** Returns true for a string that is not blank. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function firstText(...values: readonly unknown[]): string | undefined {
  return values.find(isText);
}

/** Joins the values that are texts, one per line. Returns undefined if there are none. */
export function joinTexts(values: readonly unknown[]): string | undefined {
  const texts = values.filter(isText);
  return texts.length === 0 ? undefined : texts.join('\n');
}

const MAX_SHOWN_LENGTH = 80;

/** Returns the beginning of a text in quotation marks, for a message. */
export function shown(text: string): string {
  return JSON.stringify(text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}...` : text);
}

/** Returns the names as `a, b or c`. */
export function anyOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}

/** Returns the position of an offset, from line 1 and column 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}
