import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

interface Windowed<T> {
  readonly items: readonly T[];
  readonly rowHeight: number;
  /** Scrolling element. Content above the rows is not counted. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly render: (item: T, index: number) => ComponentChildren;
}

/** Extra rows above and below the visible ones, so that fast scrolling shows no gaps. */
const OVERSCAN_ROWS = 12;

/** Renders only the visible rows of a long list. */
export function WindowedRows<T>({ items, rowHeight, scroller, render }: Windowed<T>) {
  const { top, height } = useViewport(scroller);
  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN_ROWS);
  const last = Math.min(items.length, Math.ceil((top + height) / rowHeight) + OVERSCAN_ROWS);
  return (
    <div class="windowed" role="presentation" style={{ height: `${items.length * rowHeight}px` }}>
      <div class="window" role="presentation" style={{ transform: `translateY(${first * rowHeight}px)` }}>
        {items.slice(first, last).map((item, index) => render(item, first + index))}
      </div>
    </div>
  );
}

function useViewport(scroller: RefObject<HTMLElement | null>): { top: number; height: number } {
  const [viewport, setViewport] = useState({ top: 0, height: 800 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const read = (): void =>
      setViewport((known) => {
        const { scrollTop: top, clientHeight: height } = element;
        return known.top === top && known.height === height ? known : { top, height };
      });
    const watcher = new ResizeObserver(read);
    watcher.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    read();
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller]);
  return viewport;
}

/** Keeps a growing list scrolled to its end, unless the user scrolled away. */
export function useFollow(scroller: RefObject<HTMLElement | null>, length: number, wanted: boolean): void {
  const [following, setFollowing] = useState(true);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const read = (): void => {
      setFollowing(element.scrollHeight - element.scrollTop - element.clientHeight < 40);
    };
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (wanted && following && length > 0 && element !== null) element.scrollTop = element.scrollHeight;
  }, [scroller, wanted, following, length]);
}
