import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CappedOutput } from '../../../../src/runners/process/capped-output.js';

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }).map((text) => new TextEncoder().encode(text)),
);

function pushInPieces(output: CappedOutput, all: Uint8Array, sizes: number[]): void {
  const scratch = new Uint8Array(300);
  let offset = 0;
  for (let turn = 0; offset < all.length; turn += 1) {
    const piece = all.subarray(offset, offset + (sizes[turn % sizes.length] ?? 1));
    scratch.set(piece);
    output.push(scratch.subarray(0, piece.length));
    scratch.fill(0x21);
    offset += piece.length;
  }
}

const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

describe('CappedOutput', () => {
  it('decodes bytes that are split anywhere like the whole [RUN-20]', () => {
    fc.assert(
      fc.property(bytes, sizes, (all, pieces) => {
        const output = new CappedOutput(10_000);
        pushInPieces(output, all, pieces);
        expect(output.text()).toBe(new TextDecoder().decode(all));
        expect(output.bytes).toBe(all.length);
        expect(output.truncated).toBe(false);
      }),
    );
  });

  it('keeps exactly the first bytes and counts the rest [RUN-20]', () => {
    fc.assert(
      fc.property(bytes, sizes, fc.integer({ min: 0, max: 320 }), (all, pieces, limit) => {
        const output = new CappedOutput(limit);
        pushInPieces(output, all, pieces);
        const cut = all.length > limit;
        expect(output.text()).toBe(new TextDecoder().decode(all.subarray(0, limit), { stream: cut }));
        expect(output.bytes).toBe(all.length);
        expect(output.truncated).toBe(cut);
      }),
    );
  });

  it('adds no replacement character for a character that the cap splits [RUN-20]', () => {
    const output = new CappedOutput(4);
    output.push(Buffer.from('ab€€'));
    expect(output.text()).toBe('ab');
    expect(output.truncated).toBe(true);
  });

  it('decodes invalid bytes, also at the very end, as replacement characters [RUN-20]', () => {
    const output = new CappedOutput(100);
    output.push(Buffer.from([0x61, 0xff, 0x62, 0xe2, 0x82]));
    expect(output.text()).toBe('a\ufffdb\ufffd');
  });

  it('is not truncated at exactly the cap [RUN-20]', () => {
    const output = new CappedOutput(3);
    output.push(Buffer.from('abc'));
    expect(output.truncated).toBe(false);
    output.push(Buffer.from('d'));
    expect(output.truncated).toBe(true);
    expect(output.text()).toBe('abc');
  });
});
