import type { HookVerdictKind } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import type { EventDecision } from '../../core/outputs/decision.js';
import type { Fields } from '../../util/json.js';
import type { Copies } from './api.js';

/** Event and its result. */
export interface CopiedEvent {
  /** Name of the command as the user types it. */
  readonly command: string;
  readonly route: Pick<Route, 'eventName' | 'params' | 'translations'>;
  /** Input of the hooks. */
  readonly input: Fields;
  /** Undefined while the event runs. */
  readonly decision: EventDecision | undefined;
  readonly reason: string | undefined;
  readonly hooks: readonly { readonly name: string; readonly verdict: HookVerdictKind }[];
}

/** Returns an event as a shell command, a hook test and a fixture. */
export function copiesOf(event: CopiedEvent): Copies {
  const { command, route, input } = event;
  const own = ownFields(route, input);
  return {
    run: `${command} run ${route.eventName} --input ${quoted(JSON.stringify(own))}`,
    test: json({ cases: [testCase(event, own)] }),
    fixture: json(input),
  };
}

/** Returns the fields of the event without the base fields, which are filled in when it is fired. */
function ownFields({ params, translations }: CopiedEvent['route'], input: Fields): Fields {
  const own = new Set([...Object.values(params), ...translations.map(({ field }) => field)]);
  return Object.fromEntries(Object.entries(input).filter(([field]) => own.has(field)));
}

/** Verdicts that depend on trust or timing, and are therefore not expected in a test. */
const UNSTABLE_VERDICTS: ReadonlySet<string> = new Set(['untrusted', 'running', 'not-asked', 'aborted']);

function testCase({ route, decision, reason, hooks }: CopiedEvent, input: Fields): object {
  const verdicts = hooks
    .filter(({ verdict }) => !UNSTABLE_VERDICTS.has(verdict))
    .map(({ name, verdict }) => [name, verdict]);
  return {
    name: `${route.eventName} ends with ${decision ?? 'allow'}`,
    event: route.eventName,
    input,
    expect: {
      decision: decision ?? 'allow',
      ...(reason !== undefined && reason !== '' && decision !== 'allow' ? { reason } : {}),
      ...(verdicts.length === 0 ? {} : { verdicts: Object.fromEntries(verdicts) }),
    },
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Quotes a text as one shell word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
