import { type HookFireResult, HookVerdictKind } from '../../generated/index.js';

/** What keeps a hook from being asked although its owner wants it to be. */
const KEPT_BACK: ReadonlySet<string> = new Set([
  HookVerdictKind.Untrusted,
  HookVerdictKind.Invalid,
  HookVerdictKind.RefusedMatcher,
  HookVerdictKind.NotAsked,
  HookVerdictKind.Depth,
]);

/** Why a hook was not asked, or none was. Undefined when all were that should be. */
export function whyUnasked(fired: HookFireResult | undefined): string | undefined {
  if (fired === undefined) return 'hooks are switched off';
  const kept = fired.trace.hooks.find(({ verdict }) => KEPT_BACK.has(verdict));
  if (kept === undefined) return undefined;
  return `the hook ${kept.name} was not asked (${kept.verdict})${kept.why === undefined ? '' : `: ${kept.why}`}`;
}
