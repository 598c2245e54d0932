import { type ConfigSource, validateCommandHookConfig, validateHttpHookConfig } from '../../../generated/index.js';
import { NAME_LIMIT } from '../../util/regex/syntax.js';
import type { AdaptedHook, Contract } from '../contract/index.js';
import { withAdapter } from './adapter-of.js';
import { isEventOf } from './events.js';
import { frozenCopy } from './frozen-copy.js';
import type { HooksOrigin } from './read-hook.js';
import { violationText } from './read-hook.js';
import { type HookDeclaration, nameOf } from './registered-hook.js';
import type { ReportProblem } from './registry-problem.js';

/** Hooks that were read by somebody who knows their words. What is no command of ours all the same is refused alone. */
export function readAdapted(
  hooks: readonly AdaptedHook[],
  contract: Contract,
  { source, whyOff }: HooksOrigin,
  report: ReportProblem,
): HookDeclaration[] {
  return hooks.flatMap((hook): HookDeclaration[] => {
    const { eventName, matcher: matcherText, sequential, mayApply, dialect } = hook;
    if (!isEventOf(contract, eventName)) return [];
    const copy = ownConfig(hook, source);
    if (!validateCommandHookConfig(copy) && !validateHttpHookConfig(copy)) {
      const where = `${dialect.file ?? dialect.name}:${dialect.line ?? 1}`;
      report({ where, what: violationText('CommandHookConfig', copy), help: 'it is ignored; the other hooks stay' });
      return [];
    }
    const config = withAdapter(copy, hook.adapter);
    const test = (value: string, ofServer?: boolean): boolean => value.length > NAME_LIMIT || mayApply(value, ofServer);
    const matcher = Object.freeze({ pattern: matcherText ?? '', mode: 'native' as const, test });
    const off = whyOff?.(nameOf(config));
    return [{ eventName, source, config, matcherText, sequential, matcher, fault: undefined, off, dialect }];
  });
}

function ownConfig({ config }: AdaptedHook, source: ConfigSource): unknown {
  return frozenCopy({ ...config, source });
}
