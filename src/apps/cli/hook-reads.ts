import type { HookRegistryEntry } from '../../../generated/index.js';
import type { AdaptedStart, HookAdapter } from '../../core/contract/index.js';
import { parseTraceLine } from '../../traces/read-trace.js';
import { parsedJson } from '../../util/json.js';
import type { EventFields } from './event-input.js';
import { mapAdapters } from './moved-hooks.js';
import { adapterOf, tracedFields } from './runtime.js';

type Layers = Parameters<typeof mapAdapters>[0];

/** Collects the JSON that hooks of one event read: from the trace, and from the adapters of hooks of dialects. */
export class HookReads {
  #event: EventFields | undefined;
  readonly #byIndex = new Map<number, EventFields>();
  readonly #byAdapter = new WeakMap<HookAdapter, unknown>();

  /** Native input of the event; undefined if no hook ran. */
  get event(): EventFields | undefined {
    return this.#event;
  }

  /** Returns what a hook read. `index` is its place among all hooks of the event. */
  of(index: number, { config }: Pick<HookRegistryEntry, 'config'>): unknown {
    const adapter = adapterOf(config);
    return (adapter && this.#byAdapter.get(adapter)) ?? this.#byIndex.get(index) ?? this.#event;
  }

  /** Reads one line of the trace. */
  publishTrace(text: string): void {
    const line = parseTraceLine(text);
    if (line?.kind === 'start') this.#event = line.input && tracedFields(line.input);
    if (line?.kind !== 'hook' && line?.kind !== 'late') return;
    const input = line.input && tracedFields(line.input);
    if (input !== undefined) this.#byIndex.set(line.hook, input);
  }

  /** Returns the layers with adapters that also report what their hooks read. */
  observe(layers: Layers): Layers {
    return mapAdapters(layers, (adapter) => {
      const observed: HookAdapter = {
        key: adapter.key,
        run: adapter.run,
        begin: (input) => {
          const start = adapter.begin(input);
          return start instanceof Promise
            ? start.then((each) => this.#keep(observed, each))
            : this.#keep(observed, start);
        },
      };
      return observed;
    });
  }

  #keep(adapter: HookAdapter, start: AdaptedStart): AdaptedStart {
    // Not every dialect has to use JSON.
    if ('stdin' in start) this.#byAdapter.set(adapter, parsedJson(start.stdin, start.stdin));
    return start;
  }
}
