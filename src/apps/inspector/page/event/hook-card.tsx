import type { HookDetail } from '../../api.js';
import { milliseconds } from '../amounts.js';
import { Rewrites } from '../parts/diff.js';
import { indented, Text } from '../parts/text.js';
import { ToneBadge } from '../parts/tone.js';

/** Input and output of one hook of an event, or why it did not run. */
export function HookCard({ hook }: { hook: HookDetail }) {
  const { name, verdict, tone, duration, reason, because, rule, error, why, warnings } = hook;
  return (
    <article class="hook-card" aria-label={name}>
      <header>
        <strong>{name}</strong>
        <ToneBadge tone={tone} word={verdict === 'ran' ? undefined : verdict} />
        <span class="quiet">{notesOf(hook).join(' · ')}</span>
        <span class="space" />
        <span class="quiet number">{milliseconds(duration)}</span>
      </header>
      {why !== undefined && <p>{why}</p>}
      {reason !== undefined && <p>{reason}</p>}
      <RuleTexts rule={rule} because={because} />
      {error !== undefined && <p class="notice bad">{error}</p>}
      {warnings.map((text) => (
        <p key={text} class="notice ask">
          {text}
        </p>
      ))}
      <OutputText title="Read" text={hook.input?.text} cut={hook.input?.cut} name={name} />
      <OutputText title="Answered" text={hook.output?.text} cut={hook.output?.cut} name={name} />
      <OutputText title="Standard output" text={hook.stdout?.text} cut={hook.stdout?.cut} name={name} raw={true} />
      <OutputText title="Standard error" text={hook.stderr?.text} cut={hook.stderr?.cut} name={name} raw={true} />
      <Rewrites rewrites={hook.rewrites} title="Changed" />
    </article>
  );
}

/** Condition of a rule, and the part of it that decided. */
export function RuleTexts({ rule, because }: Pick<HookDetail, 'rule' | 'because'>) {
  return (
    <>
      {because !== undefined && (
        <p>
          Because <code>{because}</code>
        </p>
      )}
      {rule !== undefined && (
        <p class="quiet">
          Condition in the settings: <code>{rule}</code>
        </p>
      )}
    </>
  );
}

function notesOf({
  type,
  source,
  matcher,
  dialect,
  exitCode,
  signal,
  timedOut,
  stop,
  late,
  background,
  enforced,
  would,
  cpuDuration,
  budgetMs,
}: HookDetail): string[] {
  return [
    type,
    source,
    dialect ?? '',
    matcher === undefined ? '' : `matcher ${matcher}`,
    exitCode === undefined ? '' : `exit ${exitCode}`,
    signal ?? '',
    timedOut === true ? 'timed out' : '',
    cpuDuration === undefined ? '' : `CPU ${milliseconds(cpuDuration)}`,
    budgetMs === undefined ? '' : `budget ${milliseconds(budgetMs)}`,
    stop === true ? 'asked the agent to stop' : '',
    late === true ? 'ended late' : '',
    background === true ? 'in the background' : '',
    enforced === false ? 'not enforced' : '',
    would === undefined ? '' : `would have: ${JSON.stringify(would)}`,
  ].filter((text) => text !== '');
}

interface SaidProps {
  readonly title: string;
  readonly name: string;
  readonly text: string | undefined;
  readonly cut?: boolean | undefined;
  readonly raw?: boolean;
}

export function OutputText({ title, name, text, cut, raw = false }: SaidProps) {
  if (text === undefined || text === '') return null;
  return (
    <>
      <h4>{title}</h4>
      <Text text={raw ? text : indented(text)} cut={cut} label={`${title}, ${name}`} />
    </>
  );
}
