import type { HookInput } from '../../../generated/index.js';
import type { HookEnvironment } from '../../runners/command/environment.js';
import type { ProcessRunner, StdinSource } from '../../runners/process/index.js';
import { copyPlain } from '../../util/deep-copy.js';

/** The input of one event. It is serialised at most once, however many hooks read it. */
export class EventPayload {
  readonly input: HookInput;
  #text: string | undefined;
  #bytes: Buffer | undefined;
  #stdin: StdinSource | undefined;
  #variables: Record<string, string | undefined> | undefined;

  constructor(input: HookInput) {
    this.input = input;
  }

  /** The input as JSON. Throws when it cannot be written so: then nobody is asked. */
  bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.#text ?? JSON.stringify(this.input));
    return this.#bytes;
  }

  /** Throws what `bytes` throws. */
  stdin(processes: ProcessRunner): StdinSource {
    this.#stdin ??= processes.prepareStdin(this.bytes());
    return this.#stdin;
  }

  /** As one line of JSON. Throws as stdin() does. */
  text(): string {
    this.#text ??= JSON.stringify(this.input);
    return this.#text;
  }

  /** The environment of the event, shared by all its processes. */
  variables(environment: HookEnvironment): Record<string, string | undefined> {
    this.#variables ??= environment.forEvent(this.input);
    return this.#variables;
  }

  /** A copy of its own for a hook in this process, so that no hook sees what another did to it. */
  copy(): HookInput {
    return copyPlain(this.input);
  }

  /** Whether there is something to give back. */
  get isHeld(): boolean {
    return this.#stdin !== undefined;
  }

  /** Gives back what the processes read from. */
  release(): void {
    this.#stdin?.release();
    this.#stdin = undefined;
  }
}
