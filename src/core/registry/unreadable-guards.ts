import { type ConfigSource, type HookEventName, HookType } from '../../../generated/index.js';
import { isPlainObject } from '../../util/json.js';
import { compileMatcher } from '../../util/regex/compile.js';
import type { Contract } from '../contract/index.js';
import { canBlock, isEventOf } from './events.js';
import type { HookDeclaration } from './registered-hook.js';

/** Stands for the guards of a settings file that cannot be read: one invalid hook for each event that can be blocked. */
export function unreadableGuards(unreadable: unknown, source: ConfigSource, contract: Contract): HookDeclaration[] {
  if (!isPlainObject(unreadable)) return [];
  const [file, why] = [String(unreadable['file']), String(unreadable['why'])];
  const cause = `cannot read ${file}: ${why}`;
  const reason = `${cause}. Its guards are not known, so events are blocked until the file can be read`;
  const fault = Object.freeze({ why: cause, refuses: unreadable['blocks'] === true, reason });
  const config = Object.freeze({ type: HookType.Command, command: file, name: file, source });
  const matcher = compileMatcher(undefined, 'regex');
  const declared = { source, config, matcher, fault, matcherText: undefined, sequential: undefined, off: undefined };
  return blockable(contract).map((eventName) => ({ ...declared, eventName }));
}

function blockable(contract: Contract): HookEventName[] {
  return Object.entries(contract.routes).flatMap(([name, route]) =>
    isEventOf(contract, name) && canBlock(route) ? [name] : [],
  );
}
