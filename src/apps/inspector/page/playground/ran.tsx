import type { RanHook, RunResponse } from '../../api.js';
import { milliseconds } from '../amounts.js';
import type { ApiClient } from '../api-client.js';
import { CopyLine } from '../event/copies.js';
import { OutputText } from '../event/hook-card.js';
import { Rewrites } from '../event/rewrites.js';
import { Text } from '../parts/text.js';
import { ToneBadge } from '../parts/tone.js';
import { SaveTest } from './save-test.js';

/** What came of an event that was fired for real. */
export function Ran({ asker, answer }: { asker: ApiClient; answer: RunResponse }) {
  const { event, decision, reason, systemMessage, output, duration, hooks, untrusted, errors, warnings } = answer;
  return (
    <>
      <header class="result">
        <h2>{event}</h2>
        <ToneBadge tone={decision} />
        <span class="quiet">{milliseconds(duration)}</span>
      </header>
      {reason !== undefined && <p class={`notice tone-${decision}`}>{reason}</p>}
      {systemMessage !== undefined && <p class="notice">{systemMessage}</p>}
      {untrusted.length > 0 && (
        <p class="notice ask">
          Not run, because nobody has trusted them: {untrusted.join(', ')}. <a href="#/trust">Look at them</a>
        </p>
      )}
      {[...errors, ...warnings].map((text) => (
        <p key={text} class="notice bad">
          {text}
        </p>
      ))}
      <CopyLine copies={answer.copies} id={undefined} />
      <Rewrites rewrites={answer.rewrites} title="What the hooks changed" />
      {output !== undefined && (
        <section class="part">
          <h3>Merged result</h3>
          <Text text={JSON.stringify(output, null, 2)} label="Merged result" />
        </section>
      )}
      <section class="part">
        <h3>Hooks</h3>
        {hooks.length === 0 && <p class="quiet">No hook is configured for it.</p>}
        {hooks.map((hook, place) => (
          <HookResult key={place} hook={hook} />
        ))}
      </section>
      <SaveTest key={JSON.stringify(answer.input)} asker={asker} answer={answer} />
    </>
  );
}

function HookResult({ hook }: { hook: RanHook }) {
  const { name, verdict, tone, type, source, exitCode, duration, why, reason, error, input } = hook;
  const notes = [type, source, exitCode === undefined ? '' : `exit ${exitCode}`].filter((text) => text !== '');
  return (
    <article class="hook-card" aria-label={name}>
      <header>
        <strong>{name}</strong>
        <ToneBadge tone={tone} word={verdict === 'ran' ? undefined : verdict} />
        <span class="quiet">{notes.join(' · ')}</span>
        <span class="space" />
        <span class="quiet number">{milliseconds(duration)}</span>
      </header>
      {why !== undefined && <p>{why}</p>}
      {reason !== undefined && <p>{reason}</p>}
      {error !== undefined && <p class="notice bad">{error}</p>}
      <OutputText title="Read" text={input && JSON.stringify(input)} name={name} />
      <OutputText title="Standard output" text={hook.stdout} name={name} raw={true} />
      <OutputText title="Standard error" text={hook.stderr} name={name} raw={true} />
    </article>
  );
}
