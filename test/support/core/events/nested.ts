/** Returns an object with that many levels, created without recursion. */
export function nested(levels: number, innermost: unknown = 1): Record<string, unknown> {
  let value: unknown = innermost;
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return { deep: value };
}

/** Inputs that hooks cannot read. */
export const unreadableInputs: readonly [what: string, make: () => Record<string, unknown>][] = [
  ['is nested 150 levels', () => nested(150)],
  ['is nested 20,000 levels', () => nested(20_000)],
  ['contains itself twice', () => cyclic()],
  ['contains a BigInt', () => ({ big: 12n })],
  ['throws when it is read', () => Object.defineProperty({}, 'bad', { enumerable: true, get: () => explode() })],
];

function cyclic(): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  input['self'] = [input, input];
  return input;
}

function explode(): never {
  throw new Error('not readable');
}
