import type { HookVerdictKind } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import type { Copies, Decision } from './api.js';

type Fields = Readonly<Record<string, unknown>>;

/** An event and what came of it. */
export interface CopiedEvent {
  /** What the user calls the command. */
  readonly command: string;
  readonly route: Pick<Route, 'eventName' | 'params' | 'translations'>;
  /** What the hooks read. */
  readonly input: Fields;
  /** None while it runs. */
  readonly decision: Decision | undefined;
  readonly reason: string | undefined;
  readonly hooks: readonly { readonly name: string; readonly verdict: HookVerdictKind }[];
}

/** An event as a line for a shell, as a hook test and as a fixture. */
export function copiesOf(event: CopiedEvent): Copies {
  const { command, route, input } = event;
  const own = ownFields(route, input);
  return {
    run: `${command} run ${route.eventName} --input ${quoted(JSON.stringify(own))}`,
    test: json({ cases: [testCase(event, own)] }),
    fixture: json(input),
  };
}

/** What the event is about, without what every input has: that is filled in again when it is fired. */
function ownFields({ params, translations }: CopiedEvent['route'], input: Fields): Fields {
  const own = new Set([...Object.values(params), ...translations.map(({ field }) => field)]);
  return Object.fromEntries(Object.entries(input).filter(([field]) => own.has(field)));
}

/** Whether a hook is trusted, and how far it has come, is no expectation. */
const UNSETTLED: ReadonlySet<string> = new Set(['untrusted', 'running', 'not-asked', 'aborted']);

function testCase({ route, decision, reason, hooks }: CopiedEvent, input: Fields): object {
  const verdicts = hooks.filter(({ verdict }) => !UNSETTLED.has(verdict)).map(({ name, verdict }) => [name, verdict]);
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

/** One word for a shell, whatever it holds. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
