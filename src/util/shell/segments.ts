/**
 * The parts of a line whose meaning does not depend on how it is run: blanks, separators, quoted text, and words of plain ASCII.
 * Without escapes, substitutions, `$'`, `$"`, subshells, blocks, functions, comments, here-documents and history expansion.
 */
const PART = /[ \t]+|([;&|\n]+)|'[^']*'|"[^"\\`$!]*(?:\$\w[^"\\`$!]*)*"|<(?!<)|[\w*+,./:=>?[\]~-]+|\$[\w?]/y;

/**
 * Splits a command line into simple commands, with single blanks between words. Returns undefined if it contains anything else, which
 * may hide a command or where one begins. Unlike `readShellText` it keeps quotes and variables as written, because a rule is
 * compared with that text.
 */
export function readSegments(command: string): string[] | undefined {
  const line = command.replaceAll('\\\n', '');
  const segments: string[] = [];
  let start = 0;
  PART.lastIndex = 0;
  for (let end = 0; end < line.length; end = PART.lastIndex) {
    PART.lastIndex = end;
    const part = PART.exec(line);
    if (part === null) return undefined;
    if (part[1] === undefined) continue;
    segments.push(line.slice(start, end));
    start = PART.lastIndex;
  }
  segments.push(line.slice(start));
  return segments.map((segment) => segment.replaceAll(/\s+/g, ' ').trim());
}
