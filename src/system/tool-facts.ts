import type { Dialect, HostTool } from '../../generated/index.js';
import type { Contract } from '../core/contract/index.js';
import { type CompleteInput, RULE_VARIABLES, type ToolFacts } from '../core/index.js';
import { askPort, messageOf } from '../util/errors.js';
import { isRecord } from '../util/json.js';

/** Parts of the host's config that the facts depend on. */
interface FactsConfig {
  getHostTools?(): Readonly<Record<string, HostTool>> | undefined;
  getProjectDir?(): string | undefined;
}

/** Tool that rules could not judge. */
export type ToolProblem = Readonly<Record<'where' | 'what' | 'help', string>> & { readonly severity: 'warning' };

type Loaded = InstanceType<Awaited<ReturnType<typeof importDialects>>['ToolFactsFinder']>;

/** Completes the inputs of events about tool calls. The shell parser is loaded with the first event that needs it. */
export class ToolInputs {
  readonly #config: FactsConfig;
  readonly #contract: Contract;
  readonly #warn: (text: string) => void;
  readonly #problems = new Map<string, ToolProblem>();
  #facts: Loaded | Promise<Loaded> | undefined;

  constructor(config: FactsConfig, contract: Contract, warn: (text: string) => void) {
    this.#config = config;
    this.#contract = contract;
    this.#warn = warn;
  }

  get problems(): readonly ToolProblem[] {
    return [...this.#problems.values()];
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

  readonly complete: CompleteInput = ({ eventName, moment }, input, state, program) => {
    if (moment === undefined || !this.isAbout(eventName)) return undefined;
    const setFacts = (loaded: Loaded): ToolFacts => {
      try {
        const facts = loaded.forAgent(program);
        facts.set(input);
        const { session, origin } = input;
        // A remote machine counts its own calls.
        const repeats = session && !isRecord(origin) ? state.countCall?.(moment, facts.keyOf(input)) : undefined;
        const { whyLost } = state;
        // Counting may have shown that the state cannot be kept.
        if (session && repeats !== undefined)
          input.session = { ...session, repeats, ...(whyLost !== undefined && { unknown: whyLost }) };
        return facts;
      } catch (error) {
        this.#warn(`cannot find the facts about a tool call: ${messageOf(error)}`);
        return withoutFacts(error);
      }
    };
    const facts = this.load();
    return facts instanceof Promise ? facts.then(setFacts, withoutFacts) : setFacts(facts);
  };

  async #load(): Promise<Loaded> {
    const [{ ToolFactsFinder }, documents] = await Promise.all([importDialects(), dialectsOf(this.#contract)]);
    return new ToolFactsFinder({
      documents,
      tools: this.#config.getHostTools?.() ?? undefined,
      project: () => askPort('getProjectDir', () => this.#config.getProjectDir?.(), undefined, this.#warn),
      report: (tool, problem) => this.#report(tool, problem),
    });
  }

  /** Reports each tool once. A model may invent any number of names. */
  #report(tool: string, problem: Pick<ToolProblem, 'what' | 'help'>): void {
    if (this.#problems.has(tool) || this.#problems.size >= 100) return;
    this.#problems.set(tool, { where: 'tools', ...problem, severity: 'warning' });
    this.#warn(`${problem.what}; ${problem.help}`);
  }
}

/** Other hooks run without facts, such as those of a runtime without files. */
function withoutFacts(error: unknown): ToolFacts {
  const set = (input: Record<string, unknown>): void => {
    for (const name of [...RULE_VARIABLES.facts, 'project', 'home']) delete input[name];
  };
  const whyUnknown = () => `cannot load the facts about tool calls: ${messageOf(error)}`;
  return { set, variants: () => [], whyNotJudged: () => undefined, whyUnknown };
}

/** Returns the documents of the agents that a contract knows. */
export async function dialectsOf(contract: Contract): Promise<Dialect[]> {
  return Object.values((await contract.dialects?.()) ?? {}).filter(isDialect);
}

export function importDialects() {
  return import('../config/dialects/index.js');
}

/** The core does not know the type of dialects. */
function isDialect(document: unknown): document is Dialect {
  return typeof document === 'object' && document !== null && 'tools' in document;
}
