import type { HookEventName } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { routeOf } from '../../core/registry/events.js';
import { attempt } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import {
  checkShape,
  expectation,
  type Fields,
  fieldsShape,
  isThenable,
  mismatch,
  oneOf,
  shapes,
  withMethods,
} from '../../util/shape.js';

const model: Fields = {
  signal: shapes.signal,
  translator: withMethods('toHookLLMRequest', 'toHookLLMResponse'),
  untrusted: oneOf('warn', 'block', 'ask'),
};
const fire: Fields = { ...model, ask: oneOf('confirm', 'return') };
const approval = fieldsShape({ id: shapes.text, input: shapes.any }, { required: ['input'], isOpen: true });

/** Shapes of the options of each call, by name. */
const OPTIONS = {
  fire: fieldsShape(fire),
  tool: fieldsShape({ ...fire, id: shapes.text, mcpServer: shapes.name, approved: approval }, { isOpen: true }),
  model: fieldsShape(model),
  session: fieldsShape({
    id: shapes.text,
    cwd: shapes.name,
    source: shapes.name,
    forkOf: shapes.text,
    transcriptPath: shapes.text,
    confirm: shapes.func,
  }),
  hook: fieldsShape({
    matcher: shapes.text,
    name: shapes.name,
    description: shapes.text,
    timeout: shapes.amount,
    onError: oneOf('allow', 'block'),
    enforce: shapes.flag,
    async: shapes.flag,
    needs: shapes.any,
    budget_ms: shapes.amount,
  }),
} as const;

/** Throws a TypeError for options with an unknown key, or a value of another type. */
export function checkCallOptions(call: keyof typeof OPTIONS, options: unknown): void {
  checkShape(OPTIONS[call], options, 'options');
}

/** Throws a TypeError for an argument that nobody awaited: hooks would see an empty object. */
export function rejectPromise(name: string, value: object): void {
  if (isThenable(value)) throw new TypeError(`cannot use ${mismatch(name, value, 'an object')}`);
}

/** Throws a TypeError unless parameters fit the schema by which requests from a bus are validated. */
export function checkParams(contract: Contract, event: HookEventName, params: Readonly<Record<string, unknown>>): void {
  // Building the input reports a getter that throws.
  const problem = attempt(() => paramProblem(contract, event, params), undefined);
  if (problem !== undefined) throw new TypeError(`cannot fire ${event}: ${problem}`);
}

function paramProblem(
  contract: Contract,
  event: HookEventName,
  params: Readonly<Record<string, unknown>>,
): string | undefined {
  const route = routeOf(contract, event);
  const names = Object.keys(route.params);
  const unknown = Object.keys(params).filter((key) => !Object.hasOwn(route.params, key) && params[key] !== undefined);
  for (const key of unknown) {
    const nearest = nearestName(key, names);
    // An object of the host may have more in it.
    if (nearest !== undefined && params[nearest] === undefined)
      return `unknown parameter ${key}. Did you mean "${nearest}"?`;
  }
  const pending = names.find((name) => isThenable(params[name]));
  if (pending !== undefined) return mismatch(pending, params[pending], 'a value');
  const input: Record<string, unknown> = { ...route.defaults };
  for (const name of names) if (params[name] !== undefined) input[route.params[name] ?? name] = params[name];
  if (route.validateInput(input)) return undefined;
  const remedy = `The parameters are ${names.join(', ')}${unknown.length === 0 ? '' : `, not ${unknown.join(', ')}`}.`;
  for (const { path, message } of contract.violations(route.inputContract, input)) {
    const [field = '', ...rest] = path.split('/').slice(1);
    const name = names.find((each) => route.params[each] === field);
    if (name === undefined) continue;
    if (params[name] === undefined) return `${name} is required. ${remedy}`;
    const value = rest.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), params[name]);
    return mismatch([name, ...rest].join('.'), value, expectation(message));
  }
  return `the parameters are not valid. ${remedy}`;
}
