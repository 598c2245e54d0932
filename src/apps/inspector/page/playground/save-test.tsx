import { useState } from 'preact/hooks';
import { paths, type RunResponse, type SavedTest } from '../../api.js';
import { type ApiClient, messageOf } from '../api-client.js';

/** Writes what came of the event down as a test: from then on it has to come out like this. */
export function SaveTest({ asker, answer }: { asker: ApiClient; answer: RunResponse }) {
  const { event, input, decision, reason, hooks } = answer;
  const [name, setName] = useState(`${event}: ${decision}`);
  const [said, setSaid] = useState('');
  const save = async (): Promise<void> => {
    const verdicts = Object.fromEntries(hooks.map((hook) => [hook.name, hook.verdict]));
    try {
      const expect = { decision, ...(reason !== undefined && { reason }), verdicts };
      const { file } = await asker.post<SavedTest>(paths.saveTest, { name, event, input, expect });
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
