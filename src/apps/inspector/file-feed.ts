import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TraceFollower } from '../../traces/follow-trace.js';
import { olderFile } from '../../traces/trace-file.js';
import { pause } from '../../util/abort.js';
import { messageOf } from '../../util/errors.js';
import { isMissing, statIfThere } from '../../util/files.js';
import { TextLines } from '../../util/lines.js';
import type { TraceSource } from './api.js';
import type { TraceFeed, TraceSink } from './trace-feed.js';

const POLL_INTERVAL_MS = 150;
/** Total size of existing traces to read, starting with the latest. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface TraceFiles {
  /** Returns the files to follow, whether they exist or not. Called at every poll, because settings may change. */
  readonly files: () => readonly string[];
  /** Folder in which every trace is followed, because each host writes its own file. */
  readonly folder?: string | undefined;
  /** Instructions for receiving events. */
  readonly help?: string | undefined;
}

/** Follows the trace files of hosts. Reads nothing else. */
export class FileFeed implements TraceFeed {
  readonly isLocal = true;
  readonly #options: TraceFiles;
  readonly #followed = new Map<string, { follower: TraceFollower; lines: TextLines }>();
  /** Files that were too old at the first poll. */
  readonly #ignored = new Set<string>();
  #lastSource = '';

  constructor(options: TraceFiles) {
    this.#options = options;
  }

  async follow(sink: TraceSink, stop: AbortSignal): Promise<void> {
    try {
      for (let isFirst = true; !stop.aborted; isFirst = false) {
        await this.#poll(sink, isFirst, stop);
        await pause(POLL_INTERVAL_MS, stop);
      }
    } finally {
      for (const { follower } of this.#followed.values()) await follower.close();
    }
  }

  async #poll(sink: TraceSink, isFirst: boolean, stop: AbortSignal): Promise<void> {
    const problems: string[] = [];
    const files = await this.#find(isFirst).catch((error: unknown) => {
      problems.push(messageOf(error));
      return [...this.#followed.keys()];
    });
    for (const file of files) {
      if (stop.aborted) return;
      await this.#read(file, sink, stop).catch((error: unknown) => problems.push(messageOf(error)));
    }
    await this.#closeAllBut(files);
    this.#report(sink, files, problems);
  }

  /** Returns the existing files, oldest first. */
  async #find(isFirst: boolean): Promise<string[]> {
    const named = this.#options.files();
    const found = await Promise.all(
      [...new Set([...named, ...(await this.#inFolder())])].map(async (file) => ({ file, ...(await ageOf(file)) })),
    );
    const existing = found.filter(({ changed, file }) => changed > 0 && !this.#ignored.has(file));
    if (isFirst) {
      let bytes = 0;
      for (const { file, size } of existing.toSorted((a, b) => b.changed - a.changed)) {
        if (bytes > 0 && bytes + size > MAX_BYTES && !named.includes(file)) this.#ignored.add(file);
        else bytes += size;
      }
    }
    return existing
      .filter(({ file }) => !this.#ignored.has(file))
      .sort((a, b) => a.changed - b.changed)
      .map(({ file }) => file);
  }

  async #inFolder(): Promise<string[]> {
    const { folder } = this.#options;
    if (folder === undefined) return [];
    try {
      const names = await readdir(folder);
      return names.filter((name) => name.endsWith('.jsonl')).map((name) => join(folder, name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async #read(file: string, sink: TraceSink, stop: AbortSignal): Promise<void> {
    const followed = this.#followed.get(file) ?? {
      follower: new TraceFollower(file, 'all'),
      lines: new TextLines(),
    };
    this.#followed.set(file, followed);
    for (let text = await followed.follower.more(); text !== ''; text = await followed.follower.more()) {
      sink.lines(followed.lines.push(text));
      if (stop.aborted) return;
    }
  }

  /** Closes the files that hosts have removed. */
  async #closeAllBut(files: readonly string[]): Promise<void> {
    const needed = new Set([...files, ...this.#options.files()]);
    for (const [file, { follower }] of this.#followed) {
      if (needed.has(file)) continue;
      this.#followed.delete(file);
      await follower.close();
    }
  }

  #report(sink: TraceSink, files: readonly string[], problems: readonly string[]): void {
    const { help, folder } = this.#options;
    const expected = [...this.#options.files(), ...(folder === undefined ? [] : [folder])];
    const source: TraceSource =
      problems.length > 0
        ? { state: 'broken', kind: 'file', places: expected, why: problems.join('; ') }
        : files.length > 0
          ? { state: 'following', kind: 'file', places: files }
          : { state: 'waiting', kind: 'file', places: expected, why: help };
    const text = JSON.stringify(source);
    if (text === this.#lastSource) return;
    this.#lastSource = text;
    sink.source(source);
  }
}

/** Returns when a trace was last written and its size with its rotated file; 0 if it does not exist. */
async function ageOf(file: string): Promise<{ changed: number; size: number }> {
  const found = await Promise.all([statIfThere(file), statIfThere(olderFile(file))]);
  return {
    changed: Math.max(0, ...found.map((each) => each?.mtimeMs ?? 0)),
    size: found.reduce((sum, each) => sum + (each?.size ?? 0), 0),
  };
}
