const NEWLINE = 0x0a;

/** Stands for a line that exceeds the limit. */
export const TOO_LONG = Symbol('too long');

/** Yields the lines of a stream without line ends. Reads on when the consumer takes the next line. */
export async function* readLines(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer | typeof TOO_LONG> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const append = (part: Buffer): void => {
    bytes += part.length;
    if (bytes > maxBytes) parts = [];
    else parts.push(part);
  };
  const take = (): Buffer | typeof TOO_LONG => {
    const line = bytes > maxBytes ? TOO_LONG : parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    parts = [];
    bytes = 0;
    return line;
  };
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      append(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) append(chunk.subarray(start));
  }
  if (bytes > 0) yield take();
}
