import { Environment } from '@marcbachmann/cel-js';
import { type CelTypes, INPUT, MAX_ITEMS } from './types.js';

const LIMITS = { maxAstNodes: 2000, maxDepth: 60, maxListElements: MAX_ITEMS, maxMapEntries: 100, maxCallArguments: 8 };

/** Returns an environment in which expressions are parsed and checked. Nothing is evaluated in it. */
export function checkingEnvironment(types: CelTypes): Environment {
  const env = new Environment({
    unlistedVariablesAreDyn: false,
    enableOptionalTypes: true,
    homogeneousAggregateLiterals: false,
    limits: LIMITS,
  });
  for (const [name, fields] of reachable(types)) {
    const plain = Object.entries(fields).map(([field, type]) => [field, withoutMark(type)]);
    // A class of its own keeps types apart that refer to each other. It is never made.
    env.registerType(name, { ctor: class {}, fields: Object.fromEntries(plain) });
  }
  const variables = Object.entries(types.types[types.root] ?? {});
  for (const [field, type] of variables) env.registerVariable(field, withoutMark(type));
  env.registerVariable(INPUT, types.root);
  env.registerFunction('covers(string, string): bool', never);
  env.registerFunction('covers(string, list<string>): bool', never);
  // Numbers of JSON have one type, and those of CEL two.
  for (const op of ['+', '-', '*', '/', '%']) {
    env.registerOperator(`int ${op} double`, never);
    env.registerOperator(`double ${op} int`, never);
  }
  env.registerOperator('double % double', never);
  env.registerOperator('double == int', never);
  env.registerFunction('is_secret(dyn): bool', never);
  env.registerFunction('is_control(string): bool', never);
  return env;
}

function never(): never {
  throw new Error('nothing is evaluated here');
}

export function withoutMark(type: string): string {
  return type.endsWith('?') ? type.slice(0, -1) : type;
}

/** Returns the root type and all types that it refers to. */
function reachable({ types, root }: CelTypes): Map<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Readonly<Record<string, string>>>();
  const names = [root];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const fields = types[name];
    if (fields === undefined || found.has(name)) continue;
    found.set(name, fields);
    names.push(...Object.values(fields).flatMap((type) => type.match(/\w+/g) ?? []));
  }
  return found;
}
