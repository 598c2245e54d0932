import type { Suggestion } from './suggest.js';

interface ListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly chosen: number;
  readonly line: number;
  readonly column: number;
  readonly accept: (suggestion: Suggestion) => void;
}

/** More than this nobody reads. */
const MOST = 8;

export function suggestionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** Below the line that is typed; the text area keeps the focus. */
export function SuggestionList({ id, suggestions, chosen, line, column, accept }: ListProps) {
  const first = Math.max(0, Math.min(chosen - MOST + 1, suggestions.length - MOST));
  const place = { '--line': String(line), '--column': `${Math.max(0, column)}ch` };
  return (
    <div class="suggestions mono" role="listbox" id={id} aria-label="Suggestions" style={place}>
      {suggestions.slice(first, first + MOST).map((each, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text area has the focus, and its keys choose
        <div
          key={each.label}
          id={suggestionId(id, first + index)}
          role="option"
          aria-selected={first + index === chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            accept(each);
          }}
        >
          <span>{each.label}</span>
          <span class="quiet">{each.note}</span>
        </div>
      ))}
    </div>
  );
}
