import {
  type BusHookConfig,
  type CheckedName,
  type CommandHookConfig,
  type HttpHookConfig,
  type PluginHookConfig,
  settingsFields,
  type WorkerHookConfig,
} from '../../../generated/index.js';
import { nearestName } from '../../util/nearest-name.js';
import type { ProblemDetails } from './registry-problem.js';

/** Contract with a known list of keys. */
export type KeyedContract = CheckedName;

const MAX_SHOWN_LENGTH = 80;

export function shown(text: string): string {
  return JSON.stringify(text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}...` : text);
}

/** Reports unknown keys, which are often misspelt. */
export function unknownKeys(value: object, contract: KeyedContract): ProblemDetails[] {
  const keys: readonly string[] = Object.keys(settingsFields[contract] ?? {});
  return Object.keys(value)
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const nearest = nearestName(key, keys);
      const hint = nearest === undefined ? `the keys are ${keys.join(', ')}` : `did you mean "${nearest}"?`;
      return { what: `there is no key ${shown(key)}`, help: `it is ignored; ${hint}` };
    });
}

/** Hook that a settings file can declare. */
export type SettingsHook = BusHookConfig | CommandHookConfig | HttpHookConfig | PluginHookConfig | WorkerHookConfig;

/** Reports likely mistakes in a valid hook. */
export function remarksOn(hook: SettingsHook, contract: KeyedContract): ProblemDetails[] {
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
  const help = `it runs, and is ended after ${timeout} ms; for seconds write ${timeout * 1000}`;
  return [{ what: `timeout is in milliseconds, and ${timeout} of them are hardly enough`, help }];
}

const PROJECT_DIR =
  /^\$(?:\{(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b[^}"']*\}|(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b)/;
const MAX_SHOWN_COMMAND = 400;

/** Outside of double quotes a shell splits the path of the project where it has a blank, and finds no such program. */
export function unquotedProjectDir(command: string): ProblemDetails[] {
  const { variable, quoted } = quoteProjectDir(command);
  if (variable === undefined) return [];
  const write = quoted.length > MAX_SHOWN_COMMAND ? `"${variable}"` : quoted;
  const what = `${variable} stands outside of double quotes, so the command breaks in a folder with a blank in its path`;
  return [{ what, help: `it runs; write ${write}` }];
}

interface Quoting {
  /** The first that stands unquoted. */
  readonly variable: string | undefined;
  readonly quoted: string;
}

/** Reads shell text as far as quotes go. */
function quoteProjectDir(command: string): Quoting {
  let variable: string | undefined;
  let quoted = '';
  let quote: string | undefined;
  for (let index = 0; index < command.length; ) {
    const found = quote === undefined ? unquotedAt(command, index) : undefined;
    variable ??= found;
    const step = found ?? nextOf(command, index, quote);
    quoted += found === undefined ? step : `"${found}"`;
    index += step.length;
    quote = quoteAfter(step, quote);
  }
  return { variable, quoted };
}

function unquotedAt(command: string, index: number): string | undefined {
  if (command[index] !== '$') return undefined;
  // A name is never longer than this.
  const [found] = PROJECT_DIR.exec(command.slice(index, index + 200)) ?? [];
  return found === undefined || isAssigned(command, index) ? undefined : found;
}

/** The value of an assignment is never split. */
function isAssigned(command: string, index: number): boolean {
  const [word = ''] = /[^\s;&|()"'`]*$/.exec(command.slice(Math.max(0, index - 200), index)) ?? [];
  return /^[A-Za-z_]\w*=/.test(word);
}

/** One character, or two where a backslash takes the second's meaning; in single quotes it does not. */
function nextOf(command: string, index: number, quote: string | undefined): string {
  const length = command[index] === '\\' && quote !== "'" ? 2 : 1;
  return command.slice(index, index + length);
}

function quoteAfter(step: string, quote: string | undefined): string | undefined {
  if (quote !== undefined) return step === quote ? undefined : quote;
  return step === '"' || step === "'" ? step : undefined;
}
