import { codeOf, Exit, messageOf } from './exit.js';
import { cutToWidth, escapeControls, readableJson, visible, wrapped } from './lines.js';

export { visible, visibleLines } from './lines.js';

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

const CODES: Readonly<Record<Style, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

const MIN_WIDTH = 20;
/** Extra indent of wrapped lines. */
const HANGING = 2;

/** Writer for standard output and standard error. */
export class Terminal {
  readonly #closed = new AbortController();
  /** Live line that must be cleared before anything else is printed. */
  #live = '';

  constructor() {
    for (const stream of [process.stdout, process.stderr]) stream.on('error', (error) => this.#onError(error));
  }

  /** Aborted when the reader closed standard output, as after `| head -1`. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  get isInteractive(): boolean {
    return process.stdout.isTTY === true;
  }

  /** Number of columns; undefined if standard output is not a terminal. */
  get width(): number | undefined {
    return widthOf(process.stdout);
  }

  /** Prints a line. Invisible characters and control sequences are escaped. */
  print(line = ''): void {
    this.clearLive();
    this.#write(process.stdout, `${escapeControls(line)}\n`);
  }

  /**
   * Prints an indented line. Wrapped lines are indented further, so that they cannot be mistaken for separate lines.
   */
  printWrapped(line: string, indent = 0): void {
    const width = (this.width ?? Number.POSITIVE_INFINITY) - indent;
    for (const part of wrapped(line.replaceAll('\n', '\\n'), width, HANGING))
      this.print(`${' '.repeat(indent)}${part}`);
  }

  json(value: unknown): void {
    this.raw(`${readableJson(value)}\n`);
  }

  /** Prints text unchanged, for output that a program reads. */
  raw(text: string): void {
    this.clearLive();
    this.#write(process.stdout, text);
  }

  /** Prints lines to standard error. Wrapped lines keep their indent. */
  printError(text: string): void {
    this.clearLive();
    const width = widthOf(process.stderr) ?? Number.POSITIVE_INFINITY;
    for (const line of text.split('\n')) {
      const [indent = ''] = /^ */.exec(line) ?? [];
      const parts = wrapped(line.slice(indent.length), width - indent.length);
      for (const part of parts) this.#write(process.stderr, `${indent}${escapeControls(part)}\n`);
    }
  }

  /** Replaces the live line. Does nothing if standard output is not a terminal. */
  live(line: string): void {
    if (!this.isInteractive) return;
    const shown = cutToWidth(visible(line), (this.width ?? 80) - 1);
    this.#write(process.stdout, `\r\u001B[K${shown}`);
    this.#live = shown;
  }

  clearLive(): void {
    if (this.#live === '') return;
    this.#live = '';
    this.#write(process.stdout, '\r\u001B[K');
  }

  style(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
    if (!hasColour(stream)) return text;
    const [on, off] = CODES[style];
    return `\u001B[${on}m${text}\u001B[${off}m`;
  }

  #write(stream: NodeJS.WriteStream, text: string): void {
    if (this.#closed.signal.aborted && stream === process.stdout) return;
    stream.write(text);
  }

  #onError(error: Error): void {
    const isFirst = !this.#closed.signal.aborted;
    this.#closed.abort();
    // A closed reader is not an error. Any other write error means that the output is lost.
    if (codeOf(error) === 'EPIPE' || codeOf(error) === 'EIO' || !isFirst) return;
    process.once('exit', (code) => {
      if (code === Exit.fine) process.exitCode = Exit.problem;
    });
    this.printError(`cannot write the output: ${messageOf(error)}`);
  }
}

function widthOf({ isTTY, columns }: NodeJS.WriteStream): number | undefined {
  return isTTY && columns > 0 ? Math.max(MIN_WIDTH, columns) : undefined;
}

/** Returns true if the stream supports colours or FORCE_COLOR is set. */
function hasColour(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return stream.isTTY === true && TERM !== 'dumb';
}
