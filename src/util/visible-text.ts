/** Characters that move the cursor, hide text or change its direction. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns text from a hook or a file as one line in which every invisible character is escaped. */
export function visible(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => (character === '\t' ? character : escaped(character)));
}

export function escaped(character: string): string {
  if (character === '\n') return '\\n';
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
