import { type HookFireResult, HookVerdictKind } from '../../../generated/index.js';
import { KEPT_GUARD } from '../registry/describe-hook.js';

/** What keeps a hook from being asked although its owner wants it to be. */
const KEPT_BACK: ReadonlySet<string> = new Set([
  HookVerdictKind.Untrusted,
  HookVerdictKind.Invalid,
  HookVerdictKind.RefusedMatcher,
  HookVerdictKind.NotAsked,
  HookVerdictKind.Depth,
]);

/** Why a hook was not asked, or none was. Undefined when all were that should be. */
export function whyCouldNotRun(fired: HookFireResult | undefined): string | undefined {
  if (fired === undefined) return 'hooks are switched off';
  const { hooks, notes = [] } = fired.trace;
  const note = notes.find((text) => !text.startsWith(KEPT_GUARD));
  const kept = hooks.find(({ verdict }) => KEPT_BACK.has(verdict));
  // Settings that do not count as they are written may hold a hook that nobody knows of.
  if (kept === undefined) return note;
  return `the hook ${kept.name} was not asked (${kept.verdict})${kept.why === undefined ? '' : `: ${kept.why}`}`;
}
