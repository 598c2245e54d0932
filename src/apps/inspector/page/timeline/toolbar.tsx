import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type Choices, type Filter, isFiltering, NO_FILTER } from './filter.js';

interface ToolbarProps {
  readonly choices: Choices;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly paused: boolean;
  readonly waiting: number;
  readonly setPaused: (paused: boolean) => void;
  readonly children?: ComponentChildren;
}

export function Toolbar({ choices, filter, setFilter, paused, waiting, setPaused, children }: ToolbarProps) {
  const chosen = (change: Partial<Filter>): void => setFilter({ ...filter, ...change });
  return (
    <div class="toolbar">
      <button type="button" class={paused ? 'primary' : ''} onClick={() => setPaused(!paused)}>
        {paused ? 'Resume' : 'Pause'}
      </button>
      {paused && <span class="quiet">{waiting === 0 ? 'paused' : `paused, ${waiting} new`}</span>}
      <Choice label="Event" value={filter.event} values={choices.events} choose={(event) => chosen({ event })} />
      <Choice label="Tool" value={filter.tool} values={choices.tools} choose={(tool) => chosen({ tool })} />
      {choices.agents.length > 1 && (
        <Choice label="Agent" value={filter.agent} values={choices.agents} choose={(agent) => chosen({ agent })} />
      )}
      <Choice label="Hook" value={filter.hook} values={choices.hooks} choose={(hook) => chosen({ hook })} />
      <Choice
        label="Verdict"
        value={filter.verdict}
        values={choices.verdicts}
        choose={(verdict) => chosen({ verdict })}
      />
      {isFiltering(filter) && (
        <button type="button" class="plain" onClick={() => setFilter(NO_FILTER)}>
          Clear
        </button>
      )}
      <span class="space" />
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly choose: (value: string) => void;
}

function Choice({ label, value, values, choose }: ChoiceProps) {
  const id = useId();
  // Keeps the selected value in the list, even if no event has it any more.
  const all = value === '' || values.includes(value) ? values : [value, ...values];
  return (
    <span class="choice">
      <label for={id}>{label}</label>
      <select
        id={id}
        class={value === '' ? '' : 'chosen'}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">all</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </span>
  );
}
