import { nestingDepth } from '../../core/runner/nesting-depth.js';

/** A fleet that asks a fleet that asks a fleet goes no further than agents that hooks start do. */
export { MAX_DEPTH, serveAtDepth } from '../../core/runner/nesting-depth.js';

/** Of a host that a hook started. The environment is slow to read, and this does not change. */
const OWN_DEPTH = readDepth(process.env['HOOKWRIGHT_DEPTH']);

/** How many fleets stand between the agent and what runs now. */
export function currentDepth(): number {
  return nestingDepth() ?? OWN_DEPTH;
}

export function readDepth(text: string | undefined): number {
  return Math.max(0, Number.parseInt(text ?? '', 10) || 0);
}
