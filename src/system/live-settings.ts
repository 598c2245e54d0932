import type { SettingsFiles } from '../config/settings/settings-files.js';
import { FileWatcher } from '../config/settings/watch-files.js';
import { messageOf } from '../util/errors.js';

/** Changes within this time count as one edit: editors write in several steps. */
const QUIET_MS = 25;

export interface LiveSettingsOptions {
  readonly files: SettingsFiles;
  /** Files that are watched. */
  readonly watched: () => readonly string[];
  /** Called after every check, with true if the settings changed. */
  readonly onLook: (changed: boolean) => Promise<void>;
  readonly warn: (text: string) => void;
}

/** Reads the settings again when their files change. */
export class LiveSettings {
  readonly #options: LiveSettingsOptions;
  readonly #watcher: FileWatcher;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #disposed = false;

  constructor(options: LiveSettingsOptions) {
    this.#options = options;
    this.#watcher = new FileWatcher(
      options.watched,
      () => this.#schedule(QUIET_MS),
      (folder, error) =>
        options.warn(`cannot watch ${folder}, so edits there apply after a restart: ${messageOf(error)}`),
    );
    this.#watcher.arm();
    // A change between the first read and the start of the watch raises no event.
    this.#schedule(0);
  }

  async dispose(): Promise<void> {
    this.#disposed = true;
    clearTimeout(this.#timer);
    this.#watcher.close();
    await this.#looking;
  }

  #schedule(delayMs: number): void {
    const dueAt = performance.now() + delayMs;
    if (this.#disposed || dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => this.#start(), delayMs).unref();
  }

  /** Runs one check at a time. A change during a check is seen by the next one. */
  #start(): void {
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (this.#looking !== undefined) {
      this.#schedule(QUIET_MS);
      return;
    }
    this.#looking = this.#look()
      .catch((error: unknown) => this.#options.warn(`cannot reload the settings: ${messageOf(error)}`))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #look(): Promise<void> {
    this.#watcher.arm();
    const { changed, lookAgainAfter } = await this.#options.files.refresh();
    if (this.#disposed) return;
    if (lookAgainAfter !== undefined) this.#schedule(lookAgainAfter);
    await this.#options.onLook(changed);
  }
}
