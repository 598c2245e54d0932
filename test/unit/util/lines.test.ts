import { describe, expect, it } from 'vitest';
import { ByteLines, readLines, TextLines, TOO_LONG } from '../../../src/util/lines.js';

const read = (lines: ByteLines, text: string): (string | typeof TOO_LONG)[] =>
  lines.push(Buffer.from(text)).map((line) => (line === TOO_LONG ? line : line.toString()));

describe('ByteLines', () => {
  it('joins the parts of a line, also inside a character', () => {
    const lines = new ByteLines(100);
    const bytes = Buffer.from('é\nb\n');
    expect(lines.push(bytes.subarray(0, 1))).toEqual([]);
    expect(lines.push(bytes.subarray(1)).map(String)).toEqual(['é', 'b']);
  });

  it('copies an incomplete line, because a caller may reuse the memory', () => {
    const lines = new ByteLines(100);
    const chunk = Buffer.from('ab');
    lines.push(chunk);
    chunk.fill('x');
    expect(read(lines, 'c\n')).toEqual(['abc']);
  });

  it('replaces a line that exceeds the limit, and reads on', () => {
    const lines = new ByteLines(3);
    expect(read(lines, 'abc\nabcd\nab')).toEqual(['abc', TOO_LONG]);
    expect(lines.isTooLong).toBe(false);
    expect(read(lines, 'cd')).toEqual([]);
    expect(lines.isTooLong).toBe(true);
    expect(read(lines, 'ef\nok\n')).toEqual([TOO_LONG, 'ok']);
  });
});

describe('readLines', () => {
  it('yields a last line without a line end', async () => {
    async function* source() {
      yield Buffer.from('a\nb');
      yield Buffer.from('c');
    }
    const lines: string[] = [];
    for await (const line of readLines(source(), 10)) lines.push(String(line));
    expect(lines).toEqual(['a', 'bc']);
  });
});

describe('TextLines', () => {
  it('keeps an incomplete line until its end arrives', () => {
    const lines = new TextLines();
    expect([lines.push('a\nb'), lines.push('c'), lines.push('\n\n')]).toEqual([['a'], [], ['bc', '']]);
  });
});
