import type { Dialect, HostTool } from '../../generated/index.js';
import type { Contract } from '../core/contract/index.js';
import { type CompleteInput, RULE_VARIABLES, type ToolFacts } from '../core/index.js';
import { messageOf } from '../util/errors.js';
import { isRecord } from '../util/json.js';

/** Parts of the host's config that the facts depend on. */
interface FactsConfig {
  getHostTools?(): Readonly<Record<string, HostTool>> | undefined;
  getProjectDir?(): string | undefined;
}

type Loaded = InstanceType<Awaited<ReturnType<typeof importDialects>>['ToolFactsFinder']>;

/** Completes the inputs of events about tool calls. The shell parser is loaded with the first event that needs it. */
export class ToolInputs {
  readonly #config: FactsConfig;
  readonly #contract: Contract;
  #facts: Loaded | Promise<Loaded> | undefined;

  constructor(config: FactsConfig, contract: Contract) {
    this.#config = config;
    this.#contract = contract;
  }

  /** Returns true for an event about a tool call. */
  isAbout(eventName: string): boolean {
    const { moment } = this.#contract.routes[eventName] ?? {};
    return moment === 'tool-start' || moment === 'tool-end';
  }

  /** Returns the facts. After a failure, the next call tries again. */
  load(): Loaded | Promise<Loaded> {
    this.#facts ??= this.#load().then(
      (facts) => {
        this.#facts = facts;
        return facts;
      },
      (error: unknown) => {
        this.#facts = undefined;
        throw error;
      },
    );
    return this.#facts;
  }

  readonly complete: CompleteInput = ({ eventName, moment }, input, state) => {
    if (moment === undefined || !this.isAbout(eventName)) return undefined;
    const setFacts = (facts: Loaded): Loaded => {
      facts.set(input);
      const { session, origin } = input;
      // A remote machine counts its own calls.
      if (session && state?.countCall && !isRecord(origin)) {
        const repeats = state.countCall(moment, facts.keyOf(input));
        // Counting may have shown that the state cannot be kept.
        input.session = { ...session, repeats, ...(state.whyLost !== undefined && { unknown: state.whyLost }) };
      }
      return facts;
    };
    const facts = this.load();
    return facts instanceof Promise ? facts.then(setFacts, withoutFacts) : setFacts(facts);
  };

  async #load(): Promise<Loaded> {
    const [{ ToolFactsFinder }, documents] = await Promise.all([importDialects(), dialectsOf(this.#contract)]);
    return new ToolFactsFinder({
      documents,
      tools: this.#config.getHostTools?.(),
      project: () => this.#config.getProjectDir?.(),
    });
  }
}

/** Other hooks run without facts, such as those of a runtime without files. */
function withoutFacts(error: unknown): ToolFacts {
  const set = (input: Record<string, unknown>): void => {
    for (const fact of RULE_VARIABLES.facts) delete input[fact];
  };
  return { set, whyUnknown: () => `cannot load the facts about tool calls: ${messageOf(error)}` };
}

/** Returns the documents of the agents that a contract knows. */
export async function dialectsOf(contract: Contract): Promise<Dialect[]> {
  return Object.values((await contract.dialects?.()) ?? {}).filter(isDialect);
}

function importDialects() {
  return import('../config/dialects/index.js');
}

/** The core does not know the type of dialects. */
function isDialect(document: unknown): document is Dialect {
  return typeof document === 'object' && document !== null && 'tools' in document;
}
