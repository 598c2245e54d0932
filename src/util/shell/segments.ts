/** A simple command of a line. */
export interface Segment {
  /** As written, with single blanks. */
  readonly text: string;
  /** Without redirections. */
  readonly command: string;
  /** Files of its redirections, as written. */
  readonly targets: readonly string[];
}

/**
 * The parts of a line whose meaning does not depend on how it is run: blanks, redirections, separators, quoted text, and words of
 * plain ASCII. Without escapes, substitutions, `$'`, `$"`, subshells, blocks, functions, comments, here-documents and history expansion.
 */
const PART =
  /(?<blank>[ \t]+)|(?<copy>(?:(?<![^ \t\n;&|])\d+)?[<>]&(?:\d+|-)(?![^ \t\n;&|]))|(?<redirection>&>>?|(?:(?<![^ \t\n;&|])\d+)?(?:>>?|<(?!<)))|(?<separator>[;&|\n]+)|'[^']*'|"[^"\\`$!]*(?:\$\w[^"\\`$!]*)*"|[\w*+,./:=?[\]~-]+|\$[\w?]/y;

/**
 * Splits a command line into simple commands. Returns undefined if it contains anything else, which may hide a command or where one
 * begins. Unlike `readShellText` it keeps quotes and variables as written, because a rule is compared with that text.
 */
export function readSegments(command: string): Segment[] | undefined {
  const line = command.replaceAll('\\\n', '');
  const segments: Segment[] = [];
  let segment = new SegmentBuilder();
  PART.lastIndex = 0;
  for (let end = 0; end < line.length; end = PART.lastIndex) {
    PART.lastIndex = end;
    const part = PART.exec(line);
    if (part === null) return undefined;
    const { blank, copy, redirection, separator } = part.groups ?? {};
    if (separator !== undefined) {
      segments.push(segment.built());
      if (segment.lacksTarget) return undefined;
      segment = new SegmentBuilder();
    } else if (!segment.add(part[0], { isBlank: blank !== undefined, copy, redirection })) return undefined;
  }
  segments.push(segment.built());
  return segment.lacksTarget ? undefined : segments;
}

interface PartKind {
  readonly isBlank: boolean;
  /** Redirection to another descriptor, such as `2>&1`. */
  readonly copy: string | undefined;
  readonly redirection: string | undefined;
}

class SegmentBuilder {
  readonly #text: string[] = [];
  readonly #command: string[] = [];
  readonly #targets: string[] = [];
  #state: 'command' | 'redirection' | 'target' = 'command';

  get lacksTarget(): boolean {
    return this.#state === 'redirection';
  }

  /** Adds a part. Returns false if a redirection has no target. */
  add(part: string, { isBlank, copy, redirection }: PartKind): boolean {
    this.#text.push(part);
    const isOperator = copy !== undefined || redirection !== undefined;
    if (isOperator && this.lacksTarget) return false;
    if (redirection !== undefined) {
      this.#state = 'redirection';
      this.#targets.push('');
    } else if (copy !== undefined || isBlank) {
      if (!this.lacksTarget) this.#state = 'command';
      this.#command.push(' ');
    } else if (this.#state === 'command') this.#command.push(part);
    else {
      this.#state = 'target';
      this.#targets.push(`${this.#targets.pop() ?? ''}${part}`);
    }
    return true;
  }

  built(): Segment {
    return { text: squeezed(this.#text), command: squeezed(this.#command), targets: this.#targets };
  }
}

function squeezed(parts: readonly string[]): string {
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
