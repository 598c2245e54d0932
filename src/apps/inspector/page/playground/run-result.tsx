import { useState } from 'preact/hooks';
import { paths, type RanHook, type RunResponse, type SavedTest } from '../../api.js';
import { milliseconds } from '../amounts.js';
import { type ApiClient, messageOf } from '../api-client.js';
import { CopyLine } from '../event/copies.js';
import { OutputText, RuleTexts } from '../event/hook-card.js';
import { Rewrites } from '../parts/diff.js';
import { Text } from '../parts/text.js';
import { ToneBadge } from '../parts/tone.js';

/** Result of a run. */
export function RunResult({ client, response }: { client: ApiClient; response: RunResponse }) {
  const { event, decision, reason, systemMessage, output, duration, hooks, untrusted, errors, warnings } = response;
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
          Not run, because not trusted: {untrusted.join(', ')}. <a href="#/trust">Look at them</a>
        </p>
      )}
      {[...errors, ...warnings].map((text) => (
        <p key={text} class="notice bad">
          {text}
        </p>
      ))}
      <CopyLine copies={response.copies} id={undefined} />
      <Rewrites rewrites={response.rewrites} title="What the hooks changed" />
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
      <SaveTest key={JSON.stringify(response.input)} client={client} response={response} />
    </>
  );
}

function HookResult({ hook }: { hook: RanHook }) {
  const { name, verdict, tone, type, source, exitCode, duration, why, reason, error, read } = hook;
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
      <RuleTexts because={hook.because} />
      {error !== undefined && <p class="notice bad">{error}</p>}
      <OutputText title="Read" text={read === undefined ? undefined : JSON.stringify(read)} name={name} />
      <OutputText title="Standard output" text={hook.stdout} name={name} raw={true} />
      <OutputText title="Standard error" text={hook.stderr} name={name} raw={true} />
    </article>
  );
}

/** Form that saves the result as a hook test. */
function SaveTest({ client, response }: { client: ApiClient; response: RunResponse }) {
  const { event, input, decision, reason, hooks } = response;
  const [name, setName] = useState(`${event}: ${decision}`);
  const [said, setSaid] = useState('');
  const save = async (): Promise<void> => {
    const verdicts = Object.fromEntries(hooks.map((hook) => [hook.name, hook.verdict]));
    try {
      const expect = { decision, ...(reason !== undefined && { reason }), verdicts };
      const { file } = await client.post<SavedTest>(paths.saveTest, { name, event, input, expect });
      setSaid(`Saved in ${file}.`);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  return (
    <form
      class="save-test"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void save();
      }}
    >
      <label>
        <span>Name of the test</span>
        <input value={name} required={true} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <button type="submit">Save as hook test</button>
      <output>{said}</output>
    </form>
  );
}
