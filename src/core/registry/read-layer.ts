import {
  ConfigSource,
  type HooksMap,
  validateCommandHookConfig,
  validateHttpHookConfig,
} from '../../../generated/index.js';
import { frozenCopy } from '../../util/deep-copy.js';
import { messageOf } from '../../util/errors.js';
import { isPlainObject } from '../../util/json.js';
import { NAME_LIMIT } from '../../util/regex/syntax.js';
import type { AdaptedHook, Contract, HookLayer, WhyOff } from '../contract/index.js';
import { withAdapter } from './adapter-of.js';
import { readHooksMap } from './declare-hooks.js';
import { isEventOf } from './events.js';
import { type HooksOrigin, violationText } from './read-hook.js';
import { type HookDeclaration, nameOf } from './registered-hook.js';
import { ProblemList, type RegistryProblem, type ReportProblem } from './registry-problem.js';

/** Layer whose hooks are already read. The registry takes the declarations, so that trust and registry read them once. */
export class ReadLayer implements HookLayer<HooksMap, ConfigSource> {
  readonly source: ConfigSource;
  readonly hooks: HooksMap;
  readonly adapted: readonly AdaptedHook[] | undefined;
  readonly whyOff: WhyOff | undefined;
  readonly declarations: readonly HookDeclaration[];
  readonly problems: readonly RegistryProblem[];

  constructor(layer: HookLayer<HooksMap, ConfigSource>, contract: Contract) {
    const problems = new ProblemList();
    this.source = layer.source;
    this.hooks = layer.hooks;
    this.adapted = layer.adapted;
    this.whyOff = layer.whyOff;
    this.declarations = readLayer({ ...layer }, layer.source, contract, problems.report);
    this.problems = problems.all;
  }
}

/** Reads the hooks of a layer. */
export function readLayer(
  layer: Record<string, unknown>,
  source: ConfigSource,
  contract: Contract,
  report: ReportProblem,
): HookDeclaration[] {
  const mayBlock = source !== ConfigSource.Project && source !== ConfigSource.Extensions;
  const origin = { source, label: source, mayBlock, whyOff: whyOffIn(layer) };
  return [
    ...readHooksMap(layer['hooks'], contract, origin, report),
    ...readAdapted(adaptedIn(layer), contract, origin, report),
  ];
}

/** Wraps `whyOff` of the host. If it throws, the hook is disabled. */
export function whyOffIn({ whyOff }: Record<string, unknown>): WhyOff | undefined {
  if (typeof whyOff !== 'function') return undefined;
  return (name) => {
    try {
      const why: unknown = whyOff(name);
      return why === undefined ? undefined : String(why);
    } catch (error) {
      return `cannot determine if it is enabled: ${messageOf(error)}`;
    }
  };
}

/** Returns the hooks of another agent's dialect. Only code can create them, so any other value is ignored. */
function adaptedIn({ adapted }: Record<string, unknown>): readonly AdaptedHook[] {
  return Array.isArray(adapted) ? adapted.filter(isAdapted) : [];
}

function isAdapted(hook: unknown): hook is AdaptedHook {
  return isPlainObject(hook) && isPlainObject(hook['config']) && typeof hook['mayApply'] === 'function';
}

/** Declares hooks of another agent's dialect. A hook whose config is not valid is ignored and reported. */
function readAdapted(
  hooks: readonly AdaptedHook[],
  contract: Contract,
  { source, whyOff }: HooksOrigin,
  report: ReportProblem,
): HookDeclaration[] {
  return hooks.flatMap((hook): HookDeclaration[] => {
    const { eventName, matcher: matcherText, sequential, mayApply, dialect } = hook;
    if (!isEventOf(contract, eventName)) return [];
    const copy = frozenCopy({ ...hook.config, source });
    if (!validateCommandHookConfig(copy) && !validateHttpHookConfig(copy)) {
      const where = `${dialect.file ?? dialect.name}:${dialect.line ?? 1}`;
      report({ where, what: violationText('CommandHookConfig', copy), help: 'it is ignored; the other hooks stay' });
      return [];
    }
    const config = withAdapter(copy, hook.adapter);
    const test = (value: string, ofServer?: boolean): boolean => value.length > NAME_LIMIT || mayApply(value, ofServer);
    const matcher = Object.freeze({ pattern: matcherText ?? '', mode: 'native' as const, test });
    const off = whyOff?.(nameOf(config));
    return [{ eventName, source, config, matcherText, sequential, matcher, fault: undefined, off, adapted: hook }];
  });
}
