import { type CelNode, hasArgument, operandsOf, pathOf } from './nodes.js';

/** Returns the paths that are set if a node is true. */
export function setIfTrue(node: CelNode): string[] {
  if (node.op === '&&') return operandsOf(node, '&&').flatMap(setIfTrue);
  if (node.op === '!_') return setIfFalse(node.args);
  const argument = hasArgument(node);
  const path = argument && pathOf(argument);
  return path === undefined ? membershipOf(node) : [path];
}

/** Returns the paths that are set if a node is false. */
export function setIfFalse(node: CelNode): string[] {
  if (node.op === '||') return operandsOf(node, '||').flatMap(setIfFalse);
  return node.op === '!_' ? setIfTrue(node.args) : [];
}

/** Reads `'key' in map` like `has(map.key)`. */
function membershipOf(node: CelNode): string[] {
  if (node.op !== 'in') return [];
  const [key, map] = node.args;
  const base = pathOf(map);
  return key.op === 'value' && typeof key.args === 'string' && base !== undefined ? [`${base}.${key.args}`] : [];
}
