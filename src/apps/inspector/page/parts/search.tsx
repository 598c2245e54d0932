import { useEffect, useRef } from 'preact/hooks';

/** One search box for every panel; a slash leads to it. */
export function Search({ text, setText }: { text: string; setText: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isWritten(event.target)) return;
      event.preventDefault();
      box.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <input
      class="search"
      type="search"
      aria-label="Search"
      placeholder="Search ( / )"
      ref={box}
      value={text}
      onInput={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
