import {
  type BusHookConfig,
  type CheckedName,
  type CommandHookConfig,
  type HttpHookConfig,
  type PluginHookConfig,
  type RuleHookConfig,
  settingsFields,
  type WorkerHookConfig,
} from '../../../generated/index.js';
import { nearestName } from '../../util/nearest-name.js';
import { quoteVariables, type UnquotedVariable, unquotedVariables } from '../../util/shell/unquoted-variables.js';
import { shown } from '../../util/text.js';
import type { ProblemDetails } from './registry-problem.js';

/** Reports unknown keys, which are often misspelt. */
export function unknownKeys(value: object, contract: CheckedName): ProblemDetails[] {
  const keys: readonly string[] = Object.keys(settingsFields[contract] ?? {});
  return Object.keys(value)
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const nearest = nearestName(key, keys);
      const hint = nearest === undefined ? `the keys are ${keys.join(', ')}` : `did you mean "${nearest}"?`;
      return { what: `unknown key ${shown(key)}`, help: `it is ignored; ${hint}` };
    });
}

/** Hook that a settings file can declare. */
export type SettingsHook =
  | BusHookConfig
  | CommandHookConfig
  | HttpHookConfig
  | PluginHookConfig
  | RuleHookConfig
  | WorkerHookConfig;

/** Reports likely mistakes in a valid hook. */
export function remarksOn(hook: SettingsHook, contract: CheckedName): ProblemDetails[] {
  const remarks = [...unknownKeys(hook, contract), ...shortTimeout(hook), ...policyWithoutEffect(hook)];
  const isText = 'command' in hook && typeof hook.command === 'string' && hook.args === undefined;
  return isText ? [...remarks, ...unquotedProjectDir(hook.command)] : remarks;
}

/** `onError: "block"` shows that the author expects a guard. */
function policyWithoutEffect(hook: SettingsHook): ProblemDetails[] {
  if (hook.async !== true || hook.type === 'plugin' || hook.onError !== 'block') return [];
  const help = 'it runs, but blocks nothing; remove "async" from a guard';
  return [{ what: 'onError has no effect on a hook with "async": true, which is not awaited', help }];
}

const SHORT_TIMEOUT_MS = 100;

/** A number such as 5 is probably meant as seconds. */
export function shortTimeout({ timeout }: { timeout?: number | undefined }): ProblemDetails[] {
  if (timeout === undefined || timeout >= SHORT_TIMEOUT_MS) return [];
  const help = `it runs, and is killed after ${timeout} ms; for seconds write ${timeout * 1000}`;
  return [{ what: `timeout is in milliseconds, and ${timeout} ms is very short`, help }];
}

const PROJECT_DIR =
  /^\$(?:\{(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b[^}"']*\}|(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b)/;
const MAX_SHOWN_COMMAND = 400;

/** Returns the variables of a command that hold the path of the project and are not quoted. */
export function unquotedProjectDirs(command: string): UnquotedVariable[] {
  return command.includes('_PROJECT_DIR') ? unquotedVariables(command, PROJECT_DIR) : [];
}

/** Outside of double quotes a shell splits the path of the project at a blank, and finds no such program. */
export function unquotedProjectDir(command: string): ProblemDetails[] {
  const variables = unquotedProjectDirs(command);
  const [first] = variables;
  if (first === undefined) return [];
  const quoted = quoteVariables(command, variables);
  const write = quoted.length > MAX_SHOWN_COMMAND ? `"${first.text}"` : quoted;
  const what = `${first.text} is not quoted, so the command breaks if the path contains a space`;
  return [{ what, help: `it runs; write ${write}` }];
}
