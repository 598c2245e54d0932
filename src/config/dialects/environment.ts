import type { Dialect } from '../../../generated/index.js';
import { expand, type Variables } from './templates.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables that one dialect sets for its hooks. */
export class DialectEnvironment {
  readonly #own: Readonly<Record<string, string>>;
  readonly #isForeign: (name: string) => boolean;
  /** Variables of other agents that native hooks get too. */
  readonly #unset: Readonly<Record<string, undefined>>;
  #seen: object | undefined;
  #foreign: readonly string[] = [];

  constructor(dialect: Dialect, all: readonly Dialect[]) {
    this.#own = dialect.env;
    const isOwn = namesIn([...dialect.markers, ...Object.keys(dialect.env)]);
    const isMarker = namesIn(all.flatMap(({ markers }) => markers));
    const names = all.flatMap(({ env }) => Object.keys(env)).filter((name) => !isOwn(name));
    this.#unset = Object.fromEntries(names.map((name) => [name, undefined]));
    this.#isForeign = (name) => isMarker(name) && !isOwn(name);
  }

  /** Returns the variables for one run. Markers of other agents are removed, because scripts detect their agent by them. */
  variables(inherited: Environment, values: Variables): Record<string, string | undefined> {
    const variables: Record<string, string | undefined> = { ...this.#unset };
    for (const name of this.#foreignIn(inherited)) variables[name] = undefined;
    for (const [name, template] of Object.entries(this.#own)) {
      const value = expand(template, values);
      if (value !== undefined) variables[name] = value;
    }
    return variables;
  }

  /** Returns the inherited markers of other agents. Cached, because events share the environment of the host. */
  #foreignIn(inherited: Environment): readonly string[] {
    const shared: unknown = Object.getPrototypeOf(inherited);
    if (typeof shared !== 'object' || shared === null || shared === Object.prototype)
      return foreignNames(inherited, this.#isForeign);
    if (this.#seen !== shared) {
      this.#foreign = foreignNames(shared, this.#isForeign);
      this.#seen = shared;
    }
    return this.#foreign;
  }
}

function foreignNames(environment: object, isForeign: (name: string) => boolean): string[] {
  const names: string[] = [];
  for (const name in environment) if (isForeign(name)) names.push(name);
  return names;
}

function namesIn(patterns: readonly string[]): (name: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !pattern.endsWith('*')));
  const beginnings = patterns.filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1));
  return (name) => exact.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}
