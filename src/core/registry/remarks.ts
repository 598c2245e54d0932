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
import { unquotedProjectDir } from '../../util/shell/project-dir.js';
import { unknownKeys } from '../../util/unknown-keys.js';
import type { ProblemDetails } from './registry-problem.js';

/** Reports unknown keys of a part of the settings. */
export function unknownKeysOf(value: object, contract: CheckedName): ProblemDetails[] {
  return unknownKeys(value, Object.keys(settingsFields[contract] ?? {}));
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
  const remarks = [...unknownKeysOf(hook, contract), ...shortTimeout(hook), ...policyWithoutEffect(hook)];
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
