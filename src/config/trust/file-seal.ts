import { createHash } from 'node:crypto';
import { type BigIntStats, closeSync, constants, fstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { messageOf } from '../../util/errors.js';

/** What a file held when it was read, and by which signs to tell that it still does. */
export interface FileSeal {
  readonly path: string;
  /** Where the links on the way lead. */
  readonly real: string;
  /** Undefined when it cannot be read. */
  readonly sha256: string | undefined;
  readonly failure?: string;
  readonly signs: Signs;
  /** A file changed just before it was read may change again within one tick of its clock, and look the same. */
  readonly settled: boolean;
}

type Signs = Pick<BigIntStats, 'dev' | 'ino' | 'size' | 'mtimeNs' | 'ctimeNs'>;

/** Coarser than the clock of any file system. */
const TICK_NS = 2_000_000_000n;
const CHUNK = 1 << 18;
/** Reading holds up the host. */
const LARGEST = 1n << 28n;

/** The file at a path, links followed; undefined when there is no regular one. */
export function statFile(path: string): BigIntStats | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    // A name that the system refuses, or a loop of links: nothing that could be read.
    return undefined;
  }
}

/** Whether all signs say that a file is as it was; the contents are not looked at. */
export function looksSame(seal: FileSeal): boolean {
  if (!seal.settled || seal.sha256 === undefined) return false;
  const now = statFile(seal.path);
  return now !== undefined && sameSigns(now, seal.signs);
}

/** Reads a file. One that changes meanwhile is read again, so that signs and contents belong together. */
export function sealFile(path: string, signs: Signs): FileSeal {
  if (signs.size > LARGEST) return unreadable(path, signs, `it is larger than ${LARGEST >> 20n} MiB`);
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
  // A pipe that took the place of the file must not hold up the host.
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
