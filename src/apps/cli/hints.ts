import type { HookConfig } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import { canBlock } from './runtime.js';

/** How a hook ended, as far as hints need it. */
export interface HookEnding {
  readonly exitCode?: number | undefined;
  readonly decision?: string | undefined;
  readonly error?: string | undefined;
  readonly stderr?: string | undefined;
  readonly warnings?: readonly string[] | undefined;
}

const NOT_FOUND = /^.*\b(?:command not found|: not found)\s*$/m;
/** Errors of interpreters that end with exit code 2, like a block. */
const SCRIPT_ERROR =
  /syntax error|unexpected (?:EOF|end of file)|unterminated|line \d+: .*(?:command not found|No such file)|can't open file|Traceback \(most recent call last\)|SyntaxError/;

/** Returns hints about likely mistakes in a hook, from the way it ended. */
export function hintsFor(route: Route, config: HookConfig, ending: HookEnding): string[] {
  const { exitCode, decision, error, stderr = '', warnings = [] } = ending;
  if (config.type !== 'command' || exitCode === undefined) return [];
  const isReported = warnings.some((warning) => warning.includes('is missing'));
  const missing = isReported ? undefined : NOT_FOUND.exec(stderr)?.[0].trim();
  if (exitCode === 2 && SCRIPT_ERROR.test(stderr))
    return ['this looks like an error of the script, not like a decision: exit code 2 blocks'];
  const fails = exitCode !== 0 && exitCode !== 2 && error !== undefined && (decision ?? 'allow') === 'allow';
  const isBlocking = 'onError' in config && config.onError === 'block';
  const passes = fails && !isBlocking && canBlock(route);
  return [
    ...(missing === undefined ? [] : [`a program is missing (${missing}): install it, or correct its name`]),
    ...(passes ? [`exit code ${exitCode} is an error and lets the call proceed; exit 2 blocks`] : []),
  ];
}
