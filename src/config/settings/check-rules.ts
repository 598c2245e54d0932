import { type HookEventName, type RuleHookConfig, validateRuleHookConfig } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { contextField, RULE_VARIABLES } from '../../core/index.js';
import { canBlock, isEventOf, routeOf } from '../../core/registry/events.js';
import { effectFaults } from '../../util/cel/effects.js';
import { nearestName } from '../../util/nearest-name.js';
import { compileMatcher } from '../../util/regex/compile.js';
import { placedHooks } from './check-files.js';
import type { Finding } from './settings-problem.js';

type Settings = Readonly<Record<string, unknown>>;

/** Reports rules that are not valid, with the position in their condition, and matchers of no tool. The language is loaded if there is a rule. */
export async function checkRules(settings: Settings, contract: Contract): Promise<Finding[]> {
  const hooks = placedHooks(settings).flatMap(({ event, ...hook }) =>
    isEventOf(contract, event) ? [{ ...hook, event }] : [],
  );
  const rules = hooks.flatMap(({ hook, event, path, matcher }) =>
    validateRuleHookConfig(hook) ? [{ rule: hook, event, path, matcher }] : [],
  );
  const matched = hooks.filter(
    ({ event, matcher }) => routeOf(contract, event).matcher?.kind === 'regex' && wordsIn(matcher).length > 0,
  );
  if (rules.length === 0 && matched.length === 0) return [];
  const tools = await KnownTools.load(contract);
  const misspelt = matched.filter(({ path }) => path.at(-1) === '0').flatMap((hook) => misspeltIn(hook, tools));
  return [...misspelt, ...(rules.length === 0 ? [] : await checkConditions(rules, contract, tools))];
}

interface PlacedRule {
  readonly rule: RuleHookConfig;
  readonly event: HookEventName;
  readonly path: readonly string[];
  readonly matcher: string;
}

async function checkConditions(
  rules: readonly PlacedRule[],
  contract: Contract,
  tools: KnownTools,
): Promise<Finding[]> {
  const { isCompiled, RuleCompiler } = await import('../../util/cel/index.js');
  const compiler = new RuleCompiler((await contract.ruleTypes?.()) ?? { inputs: {}, types: {} }, RULE_VARIABLES);
  const names = tools.names;
  return rules.flatMap(({ rule, event, path, matcher }): Finding[] => {
    const route = routeOf(contract, event);
    const isGuard = rule.onError !== 'allow' && rule.enforce !== false && canBlock(route);
    const effect = isGuard ? 'the rule blocks until it is fixed' : 'the rule is ignored until it is fixed';
    const common = {
      at: 'value' as const,
      severity: 'error' as const,
      ...(isGuard && { disablesGuard: true as const }),
    };
    const compiled = compiler.compile(rule, event);
    const problems = isCompiled(compiled) ? [] : compiled;
    const { field = '', kind } = route.matcher ?? {};
    const compared = isCompiled(compiled) && kind === 'regex' ? compiled.when.comparedWith(field) : [];
    const facts = isCompiled(compiled)
      ? compiled.when.alternatives.map(({ reads }) => tools.missingFact(matcher, reads))
      : [];
    return [
      ...(kind !== 'regex' || facts.includes(undefined) ? [] : facts.slice(0, 1)).map((fact): Finding => {
        const message = `this rule can never be judged: no known tool of the matcher ${JSON.stringify(matcher)} has "${fact}"`;
        const help =
          'rules about "command" are for tools that run a shell, rules about "file" for those that use files';
        return { at: 'value', severity: 'warning', path: [...path, 'when'], message, help };
      }),
      ...compared.flatMap(({ text, start }): Finding[] => {
        const nearest = names.includes(text) ? undefined : nearestName(text, names);
        if (nearest === undefined) return [];
        const message = `no tool of a known agent is called ${JSON.stringify(text)}`;
        const help = `did you mean ${JSON.stringify(nearest)}? For a tool of your own host this is right`;
        return [{ at: 'value', severity: 'warning', path: [...path, 'when'], inText: start, message, help }];
      }),
      ...effectFaults(rule, { ...route, contextField: contextField(route) }).map(({ path: inner, what, help }) => {
        return { ...common, path: [...path, ...inner], message: what, help: `${effect}; ${help}` };
      }),
      ...problems.map(({ path: inner, message, help, start }) => {
        return { ...common, path: [...path, ...inner], inText: start, message, help: `${effect}; ${help}` };
      }),
    ];
  });
}

/** Returns the parts of a matcher that are whole names or parts of them. Empty if one is another pattern. */
function wordsIn(matcher: string): string[] {
  const words = matcher.split('|').map((text) => /^\^?\(?(\w+)\)?\$?$/.exec(text)?.[1]);
  return words.flatMap((word) => (words.includes(undefined) || word === undefined ? [] : [word]));
}

/** Notes parts of a matcher that match no tool of a known agent and look like the name of one. */
function misspeltIn({ matcher, path }: { matcher: string; path: readonly string[] }, { names }: KnownTools): Finding[] {
  const { test } = compileMatcher(matcher, 'regex');
  return wordsIn(matcher).flatMap((word, at): Finding[] => {
    const nearest = names.some((name) => name.includes(word) && test(name))
      ? undefined
      : nearestName(
          word,
          // Short names of a host's own tools, such as `send`, are close to many others.
          names.filter((name) => name[0]?.toLowerCase() === word[0]?.toLowerCase()),
        );
    if (nearest === undefined) return [];
    const message = `no known tool matches ${JSON.stringify(matcher.split('|')[at])}`;
    const help = `did you mean ${JSON.stringify(nearest)}? For a tool of your own host this is right`;
    return [{ at: 'value', severity: 'warning', path: [...path.slice(0, -2), 'matcher'], message, help }];
  });
}

/** Tools of known agents, and those that hosts usually have. */
class KnownTools {
  readonly #facts: ReadonlyMap<string, string | undefined>;

  private constructor(facts: ReadonlyMap<string, string | undefined>) {
    this.#facts = facts;
  }

  static async load(contract: Contract): Promise<KnownTools> {
    const [documents, { FACT_OF_ROLE, rolesByName }] = await Promise.all([
      contract.dialects?.() ?? {},
      import('../dialects/host-tools.js'),
    ]);
    return new KnownTools(
      new Map([...rolesByName(Object.values(documents))].map(([name, role]) => [name, FACT_OF_ROLE[role]])),
    );
  }

  get names(): string[] {
    return [...this.#facts.keys()];
  }

  /** Returns a fact that a rule reads and that no tool of its matcher has. Undefined if a tool may have it, or is not known. */
  missingFact(matcher: string, reads: ReadonlySet<string>): string | undefined {
    const words = wordsIn(matcher);
    if (words.length === 0 || words.some((word) => !this.names.some((name) => name.includes(word)))) return undefined;
    const { test } = compileMatcher(matcher, 'regex');
    const facts = new Set([...this.#facts].flatMap(([name, fact]) => (test(name) ? (fact ?? []) : [])));
    return facts.size === 0 ? undefined : RULE_VARIABLES.facts.find((fact) => reads.has(fact) && !facts.has(fact));
  }
}
