import type { GuardChange } from '../../core/contract/index.js';
import { describeUntrusted, KEPT_GUARD } from '../../core/registry/describe-hook.js';
import { cutText } from '../../util/cut-text.js';
import { visible } from '../../util/visible-text.js';
import type { TrustEntry } from '../trust/index.js';
import type { LostGuard } from './active-guards.js';

const MAX_COMMAND = 200;

/** Returns the warning about a guard that is gone, which is also the reason with which it blocks if it cannot run. */
export function lostGuardText({ change, isDeclared }: Pick<LostGuard, 'change' | 'isDeclared'>): string {
  const guard = describeGuard(change);
  if (change.kind === 'removed') {
    const remedy = 'Restore it, or restart the host to remove it (its option "removals" decides)';
    return `${KEPT_GUARD} ${guard} while the host runs: ${change.why}. It stays in force. ${remedy}`;
  }
  const remedy = isDeclared ? 'Review it with: hookwright trust' : 'Restore it, then review it with: hookwright trust';
  return `cannot run the guard ${guard}: ${change.why}. It blocks until it is trusted. ${remedy}`;
}

/** Returns the warning about a guard whose removal is applied. */
export function appliedRemovalText({ change }: Pick<LostGuard, 'change'>): string {
  return `the guard ${describeGuard(change)} is no longer in force: ${change.why}`;
}

/** Returns the warning about the hooks of a file that are not trusted. */
export function untrustedText(file: string, hooks: readonly (readonly [TrustEntry, string])[]): string {
  const shown = hooks.slice(0, MAX_HOOKS).map(([entry, why]) => describeUntrusted(entry, why));
  const more = hooks.length > MAX_HOOKS ? [`${hooks.length - MAX_HOOKS} more`] : [];
  const list = [...shown, ...more].join('; ');
  return `cannot run hooks of ${file}: not trusted: ${list}. Review and trust them with: hookwright trust`;
}

const MAX_HOOKS = 10;

function describeGuard({ name, event, matcher, command }: GuardChange): string {
  const where = matcher === undefined ? event : `${event}, matcher ${visible(matcher)}`;
  return `"${name}" (${where}, runs \`${cutText(command, MAX_COMMAND)}\`)`;
}
