/** Returns true for a string that is not blank. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function firstText(...values: readonly unknown[]): string | undefined {
  return values.find(isText);
}
