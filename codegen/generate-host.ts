import { emitHost } from './emit/host.js';
import { hostTarget } from './emit/target.js';
import { type Generated, runPasses } from './passes.js';
import type { SourceFile } from './read/load.js';

/** Runs the generator for a host. The published package contains only this part of it. */
export function generateHost(sources: readonly SourceFile[]): Promise<Generated> {
  return runPasses(sources, hostTarget, emitHost);
}
