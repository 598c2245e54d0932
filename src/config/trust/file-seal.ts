import { createHash } from 'node:crypto';
import { type BigIntStats, closeSync, constants, fstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { messageOf } from '../../util/errors.js';

/** Digest of a file, and the file attributes at that time, to detect changes. */
export interface FileSeal {
  readonly path: string;
  /** Path after all links are followed. */
  readonly real: string;
  /** Undefined if the file cannot be read. */
  readonly sha256: string | undefined;
  readonly failure?: string;
  readonly signs: Signs;
  /** False if the file changed just before it was read: another change within one clock tick would not show. */
  readonly settled: boolean;
}

type Signs = Pick<BigIntStats, 'dev' | 'ino' | 'size' | 'mtimeNs' | 'ctimeNs'>;

/** Coarser than the clock of any file system. */
const TICK_NS = 2_000_000_000n;
const CHUNK = 1 << 18;
/** Reading blocks the host. */
const MAX_BYTES = 1n << 28n;

/** Returns the attributes of a regular file, links followed. Undefined if there is none. */
export function statFile(path: string): BigIntStats | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    // An invalid name or a loop of links.
    return undefined;
  }
}

/** Returns true if the attributes of a file did not change. Does not read its contents. */
export function looksSame(seal: FileSeal): boolean {
  if (!seal.settled || seal.sha256 === undefined) return false;
  const now = statFile(seal.path);
  return now !== undefined && sameSigns(now, seal.signs);
}

/** Reads a file. Reads it again if it changed during that, so that attributes and contents belong together. */
export function sealFile(path: string, signs: Signs): FileSeal {
  if (signs.size > MAX_BYTES) return unreadable(path, signs, `it is larger than ${MAX_BYTES >> 20n} MiB`);
  try {
    const real = realpathSync.native(path);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const seal = readOnce(path, real);
      if (seal !== undefined) return seal;
    }
    return unreadable(path, signs, 'it keeps changing');
  } catch (error) {
    return unreadable(path, signs, messageOf(error));
  }
}

function readOnce(path: string, real: string): FileSeal | undefined {
  // A named pipe must not block the host.
  const descriptor = openSync(real, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const before = fstatSync(descriptor, { bigint: true });
    const readAt = BigInt(Date.now()) * 1_000_000n;
    const digest = hashOf(descriptor);
    const after = statFile(path);
    if (after === undefined || !sameSigns(before, after)) return undefined;
    return { path, real, sha256: digest, signs: after, settled: readAt - after.ctimeNs > TICK_NS };
  } finally {
    closeSync(descriptor);
  }
}

function hashOf(descriptor: number): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK);
  for (;;) {
    const length = readSync(descriptor, chunk, 0, CHUNK, null);
    if (length === 0) return hash.digest('hex');
    hash.update(chunk.subarray(0, length));
  }
}

function unreadable(path: string, signs: Signs, failure: string): FileSeal {
  return { path, real: path, sha256: undefined, failure, signs, settled: false };
}

function sameSigns(a: Signs, b: Signs): boolean {
  return a.ino === b.ino && a.size === b.size && a.mtimeNs === b.mtimeNs && a.ctimeNs === b.ctimeNs && a.dev === b.dev;
}
