import { NESTING_LIMIT, PATTERN_LIMIT } from './limits.js';

export type Refusal = 'too-long' | 'unreadable' | 'backtracks' | 'too-large';

const SHOWN_LENGTH = 80;

const REASONS: Readonly<Record<Refusal, string>> = {
  'too-long': `it is longer than ${PATTERN_LIMIT} characters; split it over several entries`,
  unreadable: `it nests groups deeper than ${NESTING_LIMIT} or uses syntax that cannot be checked; write it more simply`,
  backtracks:
    'it combines look-around, back-references or inline flags with repetitions that can take too long to try; ' +
    'begin it with ^, use fewer or simpler repetitions, or list the names as in "one|another"',
  'too-large':
    'it is too large once its counted repetitions are written out; lower the counts, or split it over several entries',
};

export function refusedWarning(pattern: string, refusal: Refusal): string {
  return `matcher ${quote(pattern)} is refused and its hooks never run: ${REASONS[refusal]}`;
}

export function equalityWarning(pattern: string, error: unknown): string {
  const hint = pattern.includes('*') ? '; for "any characters" write .*' : '';
  return (
    `matcher ${quote(pattern)} is not a valid regular expression${reasonOf(error)}, ` +
    `so it matches only a name that is equal to it${hint}`
  );
}

/** A pattern that ends in a repeated plain character, as in `write_*`, was most likely meant as a glob. */
export function globWarning(pattern: string): string | undefined {
  if (!/(?:^|[^\\])[\w:/-]\*$/.test(pattern)) return undefined;
  const repeated = quote(pattern.slice(-2, -1));
  return (
    `matcher ${quote(pattern)} is a regular expression, no glob: its * repeats ${repeated}, which may be missing; ` +
    `for "any characters" write ${quote(`${pattern.slice(0, -1)}.*`)}`
  );
}

function quote(pattern: string): string {
  return JSON.stringify(pattern.length > SHOWN_LENGTH ? `${pattern.slice(0, SHOWN_LENGTH)}...` : pattern);
}

/** RegExp repeats the pattern in front of its reason. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message.split(': ').at(-1) : undefined;
  return reason === undefined ? '' : ` (${reason})`;
}
