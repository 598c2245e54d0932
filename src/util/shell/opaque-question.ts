const PREFIX = 'Cannot tell what this command does: ';
const SUFFIX = '. Run it only if you know.';

/** Returns the reason for a decision about a command that cannot be resolved. It is the same for every rule. */
export function opaqueReason(why: unknown): string {
  return PREFIX + (typeof why === 'string' ? why : 'its text cannot be resolved') + SUFFIX;
}

/** Reasons that are only in the text, not in files or values that it stands for. */
const OF_TEXT = /^(?:cannot be parsed|a path pattern|a spelling|quotes|a keyword|a here-document|bash joins)/;

/** Returns true if a command is asked about only because of its text, so that it does the same the next time. */
export function isAboutText(question: string): boolean {
  return OF_TEXT.test(question.slice(PREFIX.length));
}

/** Removes repetitions of the question from reasons of several rules, one per line. */
export function askedOnce(reasons: string): string {
  const lines = reasons.split('\n');
  return lines.filter((line, at) => !isQuestion(line) || lines.indexOf(line) === at).join('\n');
}

function isQuestion(line: string): boolean {
  return line.startsWith(PREFIX) && line.endsWith(SUFFIX);
}

/** Returns the question about an opaque command if all parts of a reason are that question. */
export function opaqueQuestion(reason: string): string | undefined {
  const parts = new Set(reason.split('\n'));
  const [only] = parts;
  return parts.size === 1 && only !== undefined && isQuestion(only) ? only : undefined;
}
