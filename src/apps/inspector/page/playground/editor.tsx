import { useId, useRef, useState } from 'preact/hooks';
import type { EventForm } from '../../api.js';
import { type Suggestion, type Suggestions, suggest } from './suggest.js';

interface EditorProps {
  readonly form: EventForm | undefined;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly describedBy: string;
}

interface Open extends Suggestions {
  readonly chosen: number;
  readonly line: number;
  readonly column: number;
}

/** JSON editor that suggests keys and values from the schema. Tab leaves the editor. */
export function Editor({ form, text, setText, describedBy }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const list = useId();
  const look = (always: boolean): void => {
    const element = area.current;
    if (element === null || form === undefined) return;
    const { value, selectionStart } = element;
    const found = suggest(form.schema, value, selectionStart);
    const isWanted = found !== undefined && found.list.length > 0 && (always || isTyping(value, selectionStart, found));
    setOpen(isWanted ? { ...found, chosen: 0, ...positionOf(value, selectionStart, element) } : undefined);
  };
  const accept = ({ insert }: Suggestion, { cursor }: Open): void => {
    const element = area.current;
    if (element === null) return;
    element.setRangeText(insert, cursor.from, cursor.to, 'end');
    if (/^(\[\]|\{\}|"")$/.test(insert)) element.setSelectionRange(element.selectionEnd - 1, element.selectionEnd - 1);
    setText(element.value);
    setOpen(undefined);
    element.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      look(true);
    } else if (open !== undefined && handle(event.key, open, accept, setOpen)) event.preventDefault();
  };
  return (
    <div class="editor">
      <label for="playground-input">Input</label>
      <textarea
        id="playground-input"
        class="mono"
        ref={area}
        value={text}
        rows={18}
        spellcheck={false}
        autocomplete="off"
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={open === undefined ? undefined : list}
        aria-activedescendant={open === undefined ? undefined : suggestionId(list, open.chosen)}
        onInput={(event) => {
          setText(event.currentTarget.value);
          look(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(undefined)}
      />
      {open !== undefined && (
        <SuggestionList
          id={list}
          suggestions={open.list}
          chosen={open.chosen}
          line={open.line}
          column={open.column}
          accept={(each) => accept(each, open)}
        />
      )}
    </div>
  );
}

/** Handles keys while suggestions are open: Enter accepts, Escape closes. */
function handle(
  key: string,
  open: Open,
  accept: (suggestion: Suggestion, open: Open) => void,
  setOpen: (open: Open | undefined) => void,
): boolean {
  const { list, chosen } = open;
  const own = list[chosen];
  if (key === 'Escape') setOpen(undefined);
  else if (key === 'Enter' && own !== undefined) accept(own, open);
  else if (key === 'ArrowDown') setOpen({ ...open, chosen: (chosen + 1) % list.length });
  else if (key === 'ArrowUp') setOpen({ ...open, chosen: (chosen + list.length - 1) % list.length });
  else return false;
  return true;
}

/** Returns true if suggestions should open: a word is being typed or a quote was just opened. */
function isTyping(text: string, offset: number, { cursor, list }: Suggestions): boolean {
  const isWhole = list.length === 1 && list[0]?.label.replaceAll('"', '') === cursor.typed;
  return !isWhole && (cursor.typed !== '' || text[offset - 1] === '"') && !/"$/.test(cursor.typed);
}

function positionOf(text: string, offset: number, { scrollTop, scrollLeft }: HTMLTextAreaElement) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - scrollTop / 18, column: (before.at(-1)?.length ?? 0) - scrollLeft / 7.2 };
}

interface ListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly chosen: number;
  readonly line: number;
  readonly column: number;
  readonly accept: (suggestion: Suggestion) => void;
}

const MAX_SUGGESTIONS = 8;

function suggestionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** List below the current line. The text area keeps the focus. */
function SuggestionList({ id, suggestions, chosen, line, column, accept }: ListProps) {
  const first = Math.max(0, Math.min(chosen - MAX_SUGGESTIONS + 1, suggestions.length - MAX_SUGGESTIONS));
  const position = { '--line': String(line), '--column': `${Math.max(0, column)}ch` };
  return (
    <div class="suggestions mono" role="listbox" id={id} aria-label="Suggestions" style={position}>
      {suggestions.slice(first, first + MAX_SUGGESTIONS).map((each, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text area has the focus and handles the keys
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
