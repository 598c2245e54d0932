import { emitBuiltIn } from './emit/built-in.js';
import { emitHost } from './emit/host.js';
import { ownTarget, type Target } from './emit/target.js';
import { type Generated, runPasses } from './passes.js';
import type { SourceFile } from './read/load.js';

export type { Generated };

/** Runs the whole generator: takes sources, returns files or problems. Reads only the Python modules of the package. */
export function generate(sources: readonly SourceFile[], target: Target = ownTarget): Promise<Generated> {
  return runPasses(sources, target, target.extendsBuiltIn ? emitHost : emitBuiltIn);
}
