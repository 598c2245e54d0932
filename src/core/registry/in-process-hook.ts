import {
  type CheckedName,
  ConfigSource,
  type FunctionHookConfig,
  type HookInput,
  type HookInputs,
  type HookOutput,
  type HookOutputs,
  HookType,
  validateFunctionHookConfig,
  validateHookDefinition,
} from '../../../generated/index.js';
import { rejectInheritedValues } from '../../util/inherited-values.js';
import { isPlainObject } from '../../util/json.js';
import { writtenFields } from '../../util/own-keys.js';
import type { Contract, HookAction, RegisterOptions } from '../contract/index.js';
import { matcherFor } from './declare-hooks.js';
import { eventNameHelp, isEventOf } from './events.js';
import { violationText } from './read-hook.js';
import type { HookDeclaration } from './registered-hook.js';
import type { ProblemDetails, ReportProblem } from './registry-problem.js';
import { shortTimeout, unknownKeysOf } from './remarks.js';

/** Function of the host as a hook, typed by its event. Without an event it fits all of them. */
export type InProcessHook<E extends keyof Inputs = '*'> = Omit<FunctionHookConfig, 'type' | 'action'> & {
  type: FunctionHookConfig['type'] | 'runtime';
  /** Receives its own copy of the input and may return an output, like a script. */
  action: HookAction<Inputs[E], Outputs[E]>;
};

/** `*` stands for the fields that all events have in common. */
type Inputs = HookInputs & { '*': HookInput };
/** A hook of `*` may decide, so that it fits events that can be blocked. */
type Outputs = { [E in keyof HookOutputs]: Omit<HookOutputs[E], 'decision'> & Pick<HookOutput, 'decision'> } & {
  '*': Omit<HookOutput, 'hookSpecificOutput'>;
};

/** Options for registering a function as a hook. */
export interface RegisterHookOptions extends RegisterOptions {
  /** Source of the hook. Defaults to `runtime`. */
  source?: ConfigSource | undefined;
}

/** Validates and copies an in-process hook. Throws a TypeError on a mistake, because it is one in code. */
export function declareInProcessHook(
  contract: Contract,
  hook: unknown,
  eventName: string,
  options: RegisterOptions,
  report: ReportProblem,
): HookDeclaration {
  rejectInheritedValues();
  if (!isEventOf(contract, eventName)) {
    throw invalid(`unknown event ${String(eventName)}; ${eventNameHelp(contract, String(eventName))}`);
  }
  const config = checkedConfig(hook, options.source);
  const { source = ConfigSource.Runtime } = config;
  const definition = { matcher: options.matcher, sequential: options.sequential, hooks: [] };
  if (!validateHookDefinition(definition)) throw invalid(violationText('HookDefinition', definition));
  const { matcher: matcherText, sequential } = definition;
  const where = `registerHook ${eventName} ${JSON.stringify(config.name)}`;
  const matcher = matcherFor(contract, eventName, matcherText, where, report);
  for (const problem of [...misspelt(hook, 'FunctionHookConfig'), ...misspelt(options, 'HookDefinition')]) {
    report({ where, ...problem, severity: 'warning' });
  }
  for (const problem of shortTimeout(config)) report({ where, ...problem, severity: 'warning' });
  return { eventName, source, config, matcherText, sequential, matcher, fault: undefined, off: undefined };
}

/** Returns only keys that are close to a valid one: an object of the host may have other fields. */
function misspelt(value: unknown, contract: CheckedName): ProblemDetails[] {
  if (!isPlainObject(value)) return [];
  return unknownKeysOf(value, contract).filter(({ help }) => help.includes('did you mean'));
}

function checkedConfig(hook: unknown, sourceOption: unknown): FunctionHookConfig {
  if (!isPlainObject(hook)) throw invalid('the hook must be an object');
  const { name, action, description, timeout, onError, async, enforce, needs, budget_ms, source } = hook;
  const type = hook['type'] === 'runtime' ? HookType.Function : hook['type'];
  if (type !== HookType.Function) throw invalid(`the type must be "${HookType.Function}"; settings declare the others`);
  if (typeof action !== 'function') throw invalid('action must be a function');
  const fields = { type, name, action, description, timeout, onError, async, enforce, needs, budget_ms };
  const written = writtenFields({ ...fields, source: sourceOption ?? source ?? ConfigSource.Runtime });
  const config: unknown = Object.fromEntries(written);
  if (!validateFunctionHookConfig(config)) throw invalid(violationText('FunctionHookConfig', config));
  return Object.freeze(config);
}

function invalid(what: string): TypeError {
  return new TypeError(`cannot register the hook: ${what}`);
}
