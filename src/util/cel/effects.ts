/** Effects of a rule. */
export interface RuleEffects {
  readonly when?: string | undefined;
  readonly decision?: string | undefined;
  readonly context?: string | undefined;
  readonly systemMessage?: string | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly set?: Readonly<Record<string, string>> | undefined;
}

/** Effects that an event can have. */
export interface PossibleEffects {
  readonly eventName: string;
  readonly effects: readonly string[];
  /** Output field with text for the model, if the event has one. */
  readonly contextField: string | undefined;
}

interface EffectFault {
  readonly path: readonly string[];
  readonly what: string;
  readonly help: string;
}

/** Returns the fields of a rule that have no effect on its event. */
export function effectFaults(rule: RuleEffects, { eventName, effects, contextField }: PossibleEffects): EffectFault[] {
  const { when = '', decision, context, set, systemMessage, labels } = rule;
  const none = [decision, context, set, systemMessage, labels].every((effect) => effect === undefined);
  const fault = (path: string, what: string, help: string): EffectFault => ({ path: [path], what, help });
  const cannotBlock = decision !== undefined && decision !== 'allow' && !effects.includes('block');
  return [
    ...(none ? [fault('when', 'the rule has no effect', 'add a decision, context, systemMessage, labels or set')] : []),
    ...(/^(?:allow|approve)$/.test(decision ?? '') && /\b(?:covers|is_control)\s*\(/.test(when)
      ? [fault('when', 'covers() is also true for folders above a file', 'compare the paths in a rule that allows')]
      : []),
    ...(cannotBlock ? [fault('decision', `${eventName} cannot be blocked`, 'use an event before it')] : []),
    ...(context !== undefined && contextField === undefined
      ? [fault('context', `${eventName} has no context for the model`, 'use systemMessage')]
      : []),
    ...(set !== undefined && !effects.includes('edit-tool-input')
      ? [fault('set', `${eventName} has no arguments to change`, 'use the event before the tool')]
      : []),
  ];
}
