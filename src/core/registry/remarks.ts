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

/** The contracts whose keys are known by name. */
export type KeyedContract = CheckedName;

const SHOWN_LENGTH = 80;

export function shown(text: string): string {
  return JSON.stringify(text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}...` : text);
}

/** Keys that mean nothing here: most often one that does is misspelt. */
export function unknownKeys(value: object, contract: KeyedContract): ProblemDetails[] {
  const known: readonly string[] = Object.keys(settingsFields[contract] ?? {});
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const nearest = nearestName(key, known);
      const hint = nearest === undefined ? `the keys are ${known.join(', ')}` : `did you mean "${nearest}"?`;
      return { what: `there is no key ${shown(key)}`, help: `it is ignored; ${hint}` };
    });
}

/** A hook that a settings file may declare. */
export type SettingsHook = BusHookConfig | CommandHookConfig | HttpHookConfig | PluginHookConfig | WorkerHookConfig;

/** What is odd about a hook that runs all the same. */
export function remarksOn(hook: SettingsHook, contract: KeyedContract): ProblemDetails[] {
  const remarks = [...unknownKeys(hook, contract), ...shortTimeout(hook), ...unheardPolicy(hook)];
  const isText = 'command' in hook && typeof hook.command === 'string' && hook.args === undefined;
  return isText ? [...remarks, ...unquotedProjectDir(hook.command)] : remarks;
}

/** Whoever wants its failure to refuse takes it for a guard. */
function unheardPolicy(hook: SettingsHook): ProblemDetails[] {
  if (hook.async !== true || hook.type === 'plugin' || hook.onError !== 'block') return [];
  const help = 'it runs, and refuses nothing; a guard is waited for: leave "async" out';
  return [{ what: 'onError has no effect on a hook with "async": true, which nobody waits for', help }];
}

const SHORT_TIMEOUT_MS = 100;

/** Whoever writes 5 means seconds. */
export function shortTimeout({ timeout }: { timeout?: number | undefined }): ProblemDetails[] {
  if (timeout === undefined || timeout >= SHORT_TIMEOUT_MS) return [];
  const help = `it runs, and is ended after ${timeout} ms; for seconds write ${timeout * 1000}`;
  return [{ what: `timeout is in milliseconds, and ${timeout} of them are hardly enough`, help }];
}

const PROJECT_DIR =
  /^\$(?:\{(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b[^}"']*\}|(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b)/;
const LONGEST_SHOWN_COMMAND = 400;

/** Outside of double quotes a shell splits the path of the project where it has a blank, and finds no such program. */
export function unquotedProjectDir(command: string): ProblemDetails[] {
  const { variable, quoted } = quoteProjectDir(command);
  if (variable === undefined) return [];
  const write = quoted.length > LONGEST_SHOWN_COMMAND ? `"${variable}"` : quoted;
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
