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

type Finder = InstanceType<Awaited<ReturnType<typeof importDialects>>['ToolFactsFinder']>;
type MakeFinder = (agent: string | undefined) => Finder;

/** Tool that rules could not judge, as a problem of the configuration. */
interface ToolProblem {
  readonly where: string;
  readonly what: string;
  readonly help: string;
  readonly severity: 'warning';
}

/** Completes the inputs of events about tool calls. The shell parser is loaded with the first event that needs it. */
export class ToolInputs {
  readonly #config: FactsConfig;
  readonly #contract: Contract;
  readonly #warn: (text: string) => void;
  readonly #problems = new Map<string, ToolProblem>();
  readonly #byAgent = new Map<string | undefined, ToolFacts & Pick<Finder, 'keyOf'>>();
  #makeFinder: MakeFinder | undefined;
  #loading: Promise<MakeFinder> | undefined;

  constructor(config: FactsConfig, contract: Contract, warn: (text: string) => void) {
    this.#config = config;
    this.#contract = contract;
    this.#warn = warn;
  }

  /** Tools that rules could not judge. */
  get problems(): readonly ToolProblem[] {
    return [...this.#problems.values()];
  }

  /** Returns true for an event about a tool call. */
  isAbout(eventName: string): boolean {
    const { moment } = this.#contract.routes[eventName] ?? {};
    return moment === 'tool-start' || moment === 'tool-end';
  }

  readonly complete: CompleteInput = ({ eventName, moment }, input, state, program) => {
    if (moment === undefined || !this.isAbout(eventName)) return undefined;
    const setFacts = (make: MakeFinder): ToolFacts => {
      const facts = this.#factsFor(program, make);
      facts.set(input);
      const { session, origin } = input;
      // A remote machine counts its own calls.
      if (session && state?.countCall && !isRecord(origin)) {
        input.session = { ...session, repeats: state.countCall(moment, facts.keyOf(input)) };
      }
      return facts;
    };
    return this.#makeFinder === undefined ? this.load().then(setFacts, withoutFacts) : setFacts(this.#makeFinder);
  };

  /** Loads what finds the facts. After a failure, the next call tries again. */
  load(): Promise<MakeFinder> {
    this.#loading ??= this.#load().then(
      (make) => {
        this.#makeFinder = make;
        return make;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  async #load(): Promise<MakeFinder> {
    const [{ ToolFactsFinder }, documents] = await Promise.all([importDialects(), this.#contract.dialects?.()]);
    return (agent) =>
      new ToolFactsFinder({
        documents: Object.values(documents ?? {}).filter(isDialect),
        tools: this.#config.getHostTools?.(),
        agent,
        project: () => this.#config.getProjectDir?.(),
      });
  }

  #factsFor(agent: string | undefined, make: MakeFinder): ToolFacts & Pick<Finder, 'keyOf'> {
    const known = this.#byAgent.get(agent);
    if (known !== undefined) return known;
    const finder = make(agent);
    const whyNotJudged = (input: Readonly<Record<string, unknown>>) => this.#whyNotJudged(finder.unknownTool(input));
    const facts = {
      set: finder.set.bind(finder),
      variants: finder.variants.bind(finder),
      whyUnknown: finder.whyUnknown.bind(finder),
      keyOf: finder.keyOf.bind(finder),
      whyNotJudged,
    };
    this.#byAgent.set(agent, facts);
    return facts;
  }

  #whyNotJudged(tool: string | undefined): string | undefined {
    if (tool === undefined) return undefined;
    const shown = JSON.stringify(tool);
    const what = `cannot judge the tool ${shown}: none of its arguments is known to be a command or a file`;
    const shell = `tools: { ${shown}: { role: 'shell', args: { command: '...' } } }`;
    const help = `declare it in the options: ${shell}, or role: 'none' if it runs no command and uses no file`;
    if (!this.#problems.has(tool) && this.#problems.size < MAX_PROBLEMS) {
      this.#problems.set(tool, { where: 'tools', what, help, severity: 'warning' });
      this.#warn(`hooks: ${what}; ${help}`);
    }
    return `${what}; ${help}`;
  }
}

/** A model may invent any number of names. */
const MAX_PROBLEMS = 100;

/** Other hooks run without facts, such as those of a runtime without files. */
function withoutFacts(error: unknown): ToolFacts {
  const set = (input: Record<string, unknown>): void => {
    for (const fact of RULE_VARIABLES.facts) delete input[fact];
  };
  return {
    set,
    variants: () => [],
    whyNotJudged: () => undefined,
    whyUnknown: () => `cannot load the facts about tool calls: ${messageOf(error)}`,
  };
}

function importDialects() {
  return import('../config/dialects/index.js');
}

/** The core does not know the type of dialects. */
function isDialect(document: unknown): document is Dialect {
  return typeof document === 'object' && document !== null && 'tools' in document;
}
