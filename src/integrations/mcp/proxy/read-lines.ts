const NEWLINE = 0x0a;

/** A line that is longer than anybody should have to keep. */
export const TOO_LONG = Symbol('too long');

/** The lines of a stream as they come, without their ends. The next is read when the last was dealt with. */
export async function* readLines(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer | typeof TOO_LONG> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const keep = (part: Buffer): void => {
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
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  if (bytes > 0) yield take();
}
