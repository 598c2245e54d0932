import { type FSWatcher, watch } from 'node:fs';

/** Editors write more than once. */
const SETTLED_AFTER_MS = 100;

/** Resolves some moments after a file below the folder changed, or when it is told to stop. */
export function whenChanged(folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    let watcher: FSWatcher | undefined;
    const end = (): void => {
      clearTimeout(timer);
      watcher?.close();
      signal.removeEventListener('abort', end);
      resolve();
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    watcher = watch(folder, { recursive: true }, (_, name) => {
      if (name !== null && /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(end, SETTLED_AFTER_MS);
    });
    // A folder that vanishes cannot change any more; the next look says what is wrong.
    watcher.on('error', end);
  });
}
