import {
  ConfigSource,
  type FunctionHookConfig,
  HookType,
  validateFunctionHookConfig,
  validateHookDefinition,
} from '../../../generated/index.js';
import { matcherFor } from './definition-matcher.js';
import { eventNameHelp, isEventName } from './event-names.js';
import { isRecord } from './frozen-copy.js';
import { violationText } from './read-hook.js';
import type { HookDeclaration } from './registered-hook.js';
import type { ReportProblem } from './registry-problem.js';

/** A function of the host as a hook. */
export type InProcessHook = Omit<FunctionHookConfig, 'type'> & { type: FunctionHookConfig['type'] | 'runtime' };

export interface RegisterHookOptions {
  matcher?: string | undefined;
  sequential?: boolean | undefined;
  /** Where the hook counts as coming from; `runtime` unless said otherwise. */
  source?: ConfigSource | undefined;
}

/** Checks and copies an in-process hook. A mistake in code is for the programmer to see, so it throws. */
export function declareInProcessHook(
  hook: unknown,
  eventName: string,
  options: RegisterHookOptions,
  report: ReportProblem,
): HookDeclaration {
  if (!isEventName(eventName)) throw invalid(`there is no event ${String(eventName)}; ${eventNameHelp(eventName)}`);
  const config = checkedConfig(hook, options.source);
  const { source = ConfigSource.Runtime } = config;
  const definition = { matcher: options.matcher, sequential: options.sequential, hooks: [] };
  if (!validateHookDefinition(definition)) throw invalid(violationText('HookDefinition', definition));
  const { matcher: matcherText, sequential } = definition;
  const where = `registerHook ${eventName} ${JSON.stringify(config.name)}`;
  const matcher = matcherFor(eventName, matcherText, where, report);
  return { eventName, source, config, matcherText, sequential, matcher };
}

function checkedConfig(hook: unknown, sourceOption: unknown): FunctionHookConfig {
  if (!isRecord(hook)) throw invalid('the hook must be an object');
  const { name, action, description, timeout, onError, source } = hook;
  const type = hook['type'] === 'runtime' ? HookType.Function : hook['type'];
  if (type !== HookType.Function) throw invalid(`the type must be "${HookType.Function}"; settings declare the others`);
  if (typeof action !== 'function') throw invalid('action must be a function');
  const given = { type, name, action, description, timeout, onError };
  const config = withoutUndefined({ ...given, source: sourceOption ?? source ?? ConfigSource.Runtime });
  if (!validateFunctionHookConfig(config)) throw invalid(violationText('FunctionHookConfig', config));
  return Object.freeze(config);
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}

function invalid(what: string): TypeError {
  return new TypeError(`this hook cannot be registered: ${what}`);
}
