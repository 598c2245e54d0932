import { type HookConfig, type HookRegistryEntry, HookType, type RuleHookConfig } from '../../../generated/index.js';
import { cutCharacters } from '../../util/cut-text.js';
import { quoteWord } from '../../util/shell/quote-word.js';
import { visible } from '../../util/visible-text.js';
import type { GuardChange } from '../contract/index.js';

/** Beginning of a note about a guard that was removed from the settings and still runs. */
export const KEPT_GUARD = 'cannot remove the guard';

const MAX_NAME = 80;
const MAX_COMMAND_IN_WARNING = 200;
const MAX_COMMAND_IN_QUESTION = 4096;

/** Returns the name to show a hook by, and to enable or disable it by. */
export function nameOf(config: HookConfig): string {
  if (config.name !== undefined) return config.name;
  // A plugin may contain anything.
  if ('command' in config && typeof config.command === 'string') return config.command;
  if (config.type === HookType.Rule) return config.when;
  return config.type === HookType.Http ? config.url : config.type;
}

/**
 * Returns what a hook runs as one line without invisible characters: its variables, command and arguments, or its address.
 * Cuts text beyond `maxLength` characters and reports how many are left out.
 */
export function commandText(config: HookConfig, maxLength: number): string {
  return cutCharacters(visible(wholeCommand(config)), maxLength);
}

/** Returns the part of a warning about one untrusted hook. A project chooses the name, so the command is shown too. */
export function describeUntrusted({ config, eventName }: Pick<HookRegistryEntry, 'config' | 'eventName'>, why: string) {
  const name = cutCharacters(visible(nameOf(config)), MAX_NAME);
  return `${eventName} "${name}", which runs \`${commandText(config, MAX_COMMAND_IN_WARNING)}\` (${why})`;
}

/** Describes what happened to a guard. */
export function guardChange(
  { config, eventName, matcher, source }: Pick<HookRegistryEntry, 'config' | 'eventName' | 'matcher' | 'source'>,
  kind: GuardChange['kind'],
  why: string,
  diff?: string,
): GuardChange {
  const command = commandText(config, MAX_COMMAND_IN_QUESTION);
  const change = { kind, name: visible(nameOf(config)), event: eventName, matcher, source, command, why };
  return diff === undefined ? change : { ...change, diff };
}

/** Returns a rule as one line: its condition and its effects. */
function ruleText(rule: RuleHookConfig): string {
  const { when, decision, reason, context, systemMessage, labels, set, onOpaque, onError } = rule;
  const effects = Object.entries({ decision, reason, context, systemMessage, labels, set, onOpaque, onError });
  const shown = effects.filter(([, effect]) => effect !== undefined);
  return [`when ${when}`, ...shown.map(([name, effect]) => `${name} ${JSON.stringify(effect)}`)].join(', ');
}

function wholeCommand(config: HookConfig): string {
  if (config.type === HookType.Http) return config.url;
  if (config.type === HookType.Rule) return ruleText(config);
  if (!('command' in config) || typeof config.command !== 'string') return config.type;
  const { command, args, env = {} } = config;
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quoteWord(String(value))}`);
  const words = args === undefined ? [command] : [command, ...args].map((word) => quoteWord(String(word)));
  return [...variables, ...words].join(' ');
}
