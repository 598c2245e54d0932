const MAX_LENGTH = 32 * 1024;
const MAX_HERE_DOCUMENTS = 64;
/** The parser reads a substitution once more for each level around it. */
const MAX_NESTED_LENGTH = 10 * MAX_LENGTH;
const SUBSTITUTION = /[$<>]\(|\$\{|`/g;

/** Returns which limit a text exceeds, so that it is not parsed. */
export function limitOf(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return `longer than ${MAX_LENGTH / 1024} KiB`;
  if (text.includes('\0')) return 'contains NUL';
  if (text.split('<<', MAX_HERE_DOCUMENTS + 2).length > MAX_HERE_DOCUMENTS + 1)
    return `more than ${MAX_HERE_DOCUMENTS} here-documents`;
  return nestedLength(text) > MAX_NESTED_LENGTH ? 'too many substitutions for its length' : undefined;
}

/** Returns the steps to count for the parsing of a text. */
export function parsingSteps(text: string): number {
  return text.length / 64 + nestedLength(text) / 100;
}

/** Returns the number of characters that the parser reads at most for substitutions. */
function nestedLength(text: string): number {
  return (text.match(SUBSTITUTION)?.length ?? 0) * text.length;
}
