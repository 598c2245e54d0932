import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TraceFollower } from '../../traces/follow-trace.js';
import { olderFile } from '../../traces/trace-file.js';
import { pause } from '../../util/abort.js';
import { messageOf } from '../../util/errors.js';
import { isMissing, statIfThere } from '../../util/stat-if-there.js';
import type { TraceSource } from './api.js';
import { LineSplitter, type TraceFeed, type TraceSink } from './trace-feed.js';

const LOOK_EVERY_MS = 150;
/** Of the traces that are there already, the latest of this size are read. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface TraceFiles {
  /** Files that are followed, there or not. Asked again at every look: settings may name another one. */
  readonly files: () => readonly string[];
  /** A folder of which every trace is followed, because each host writes its own. */
  readonly folder?: string | undefined;
  /** What to do so that something comes. */
  readonly help?: string | undefined;
}

interface Followed {
  readonly follower: TraceFollower;
  readonly splitter: LineSplitter;
}

/** Follows the trace files of hosts: nothing but these files is ever touched. */
export class FileFeed implements TraceFeed {
  readonly isLocal = true;
  readonly #places: TraceFiles;
  readonly #followed = new Map<string, Followed>();
  /** What was there at the first look and is too old. */
  readonly #passed = new Set<string>();
  #told = '';

  constructor(places: TraceFiles) {
    this.#places = places;
  }

  async follow(sink: TraceSink, stop: AbortSignal): Promise<void> {
    try {
      for (let isFirst = true; !stop.aborted; isFirst = false) {
        await this.#look(sink, isFirst, stop);
        await pause(LOOK_EVERY_MS, stop);
      }
    } finally {
      for (const { follower } of this.#followed.values()) await follower.close();
    }
  }

  async #look(sink: TraceSink, isFirst: boolean, stop: AbortSignal): Promise<void> {
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
    this.#tell(sink, files, problems);
  }

  /** The files that are there, the oldest first. */
  async #find(isFirst: boolean): Promise<string[]> {
    const named = this.#places.files();
    const found = await Promise.all(
      [...new Set([...named, ...(await this.#inFolder())])].map(async (file) => ({ file, ...(await ageOf(file)) })),
    );
    const there = found.filter(({ changed, file }) => changed > 0 && !this.#passed.has(file));
    if (isFirst) {
      let bytes = 0;
      for (const { file, size } of there.toSorted((a, b) => b.changed - a.changed)) {
        if (bytes > 0 && bytes + size > MOST_BYTES && !named.includes(file)) this.#passed.add(file);
        else bytes += size;
      }
    }
    return there
      .filter(({ file }) => !this.#passed.has(file))
      .sort((a, b) => a.changed - b.changed)
      .map(({ file }) => file);
  }

  async #inFolder(): Promise<string[]> {
    const { folder } = this.#places;
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
      splitter: new LineSplitter(),
    };
    this.#followed.set(file, followed);
    for (let text = await followed.follower.more(); text !== ''; text = await followed.follower.more()) {
      sink.lines(followed.splitter.push(text));
      if (stop.aborted) return;
    }
  }

  /** Old traces are removed by the hosts that write new ones. */
  async #closeAllBut(files: readonly string[]): Promise<void> {
    const kept = new Set([...files, ...this.#places.files()]);
    for (const [file, { follower }] of this.#followed) {
      if (kept.has(file)) continue;
      this.#followed.delete(file);
      await follower.close();
    }
  }

  #tell(sink: TraceSink, files: readonly string[], problems: readonly string[]): void {
    const { help, folder } = this.#places;
    const wanted = [...this.#places.files(), ...(folder === undefined ? [] : [folder])];
    const source: TraceSource =
      problems.length > 0
        ? { state: 'broken', kind: 'file', places: wanted, why: problems.join('; ') }
        : files.length > 0
          ? { state: 'following', kind: 'file', places: files }
          : { state: 'waiting', kind: 'file', places: wanted, why: help };
    const text = JSON.stringify(source);
    if (text === this.#told) return;
    this.#told = text;
    sink.source(source);
  }
}

/** When a trace was last written to, and how large it is with what was put aside of it; 0 where there is none. */
async function ageOf(file: string): Promise<{ changed: number; size: number }> {
  const found = await Promise.all([statIfThere(file), statIfThere(olderFile(file))]);
  return {
    changed: Math.max(0, ...found.map((each) => each?.mtimeMs ?? 0)),
    size: found.reduce((sum, each) => sum + (each?.size ?? 0), 0),
  };
}
