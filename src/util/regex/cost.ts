import { NAME_LIMIT, type Node, STEP_LIMIT } from './syntax.js';

/** Cost of one attempt at a node for a backtracking engine. */
interface Cost {
  /** Number of ways to continue after the node. */
  readonly ways: number;
  /** Steps inside of the node if all of those ways fail later. */
  readonly steps: number;
}

/** Cost of a search up to the first match. */
interface SearchCost {
  readonly atStart: number;
  readonly elsewhere: number;
  /** Steps of the part that cannot fail, so it is reached only once. */
  readonly ending: number;
}

/** A captured text is compared in a tight loop, about sixteen units per step. */
const BACK_REFERENCE_STEPS = NAME_LIMIT / 16;

/** Returns an upper bound for the steps of `RegExp.prototype.test` with any name up to the limit. */
export function countNativeSteps(root: Node): number {
  const { atStart, elsewhere, ending } = searchCost(root, false);
  const attempts = NAME_LIMIT + 1;
  return attempts + atStart + NAME_LIMIT * elsewhere + ending;
}

function searchCost(node: Node, backward: boolean): SearchCost {
  if (node.type === 'choice') return addUp(node.options.map((option) => searchCost(option, backward)));
  const items = node.type === 'sequence' ? inOrder(node.items, backward) : [node];
  const head = items.slice(0, items.findLastIndex((item) => !neverFails(item)) + 1);
  const ending = items.slice(head.length).reduce((steps, item) => steps + cost(item, backward).steps, 0);
  const { steps } = sequenceCost(head, backward);
  return { atStart: steps + 1, elsewhere: (stepsToAnchor(node) ?? steps) + 1, ending };
}

function addUp(costs: readonly SearchCost[]): SearchCost {
  return costs.reduce((sum, { atStart, elsewhere, ending }) => ({
    atStart: sum.atStart + atStart,
    elsewhere: sum.elsewhere + elsewhere,
    ending: sum.ending + ending,
  }));
}

/** Returns the steps until `^` fails in an attempt past the start, or undefined if a path avoids `^`. */
function stepsToAnchor(node: Node): number | undefined {
  if (node.type === 'assertion') return node.assertion === 'start' ? 1 : undefined;
  if (node.type === 'sequence') return node.items[0] && stepsToAnchor(node.items[0]);
  if (node.type !== 'choice') return undefined;
  let steps = 0;
  for (const option of node.options) {
    const inOption = stepsToAnchor(option);
    if (inOption === undefined) return undefined;
    steps += inOption + 1;
  }
  return steps;
}

function neverFails(node: Node): boolean {
  if (node.type === 'repeat') return node.min === 0;
  return node.type === 'empty';
}

function cost(node: Node, backward: boolean): Cost {
  switch (node.type) {
    case 'sequence':
      return sequenceCost(inOrder(node.items, backward), backward);
    case 'choice':
      return choiceCost(node.options, backward);
    case 'repeat':
      return repeatCost(cost(node.body, backward), node.min, node.max);
    case 'look': {
      // Look-around is not retried once it has matched: only its own search counts.
      const { atStart, ending } = searchCost(node.body, node.behind);
      return { ways: 1, steps: atStart + ending + 1 };
    }
    case 'flags':
      return cost(node.body, backward);
    case 'back-reference':
      return { ways: 1, steps: BACK_REFERENCE_STEPS };
    default:
      return { ways: 1, steps: 1 };
  }
}

/** Look-behind is matched backwards. */
function inOrder(items: readonly Node[], backward: boolean): readonly Node[] {
  return backward ? items.toReversed() : items;
}

function sequenceCost(items: readonly Node[], backward: boolean): Cost {
  let ways = 1;
  let steps = 0;
  for (const item of items) {
    const inItem = cost(item, backward);
    steps += ways * inItem.steps;
    ways *= inItem.ways;
  }
  return { ways, steps };
}

function choiceCost(options: readonly Node[], backward: boolean): Cost {
  let ways = 0;
  let steps = 0;
  for (const option of options) {
    const inOption = cost(option, backward);
    ways += inOption.ways;
    steps += inOption.steps + 1;
  }
  return { ways, steps };
}

/** An iteration past the minimum must consume a unit, so a name of n units allows n of them. */
function repeatCost(body: Cost, min: number, max: number): Cost {
  const maxRounds = Math.min(max, min + NAME_LIMIT);
  const stepsPerRound = body.steps + 1;
  if (body.ways === 1) return { ways: maxRounds - min + 1, steps: (maxRounds + 1) * stepsPerRound };
  let ways = 0;
  let steps = 0;
  let entries = 1;
  for (let round = 0; round <= maxRounds && steps <= STEP_LIMIT; round += 1) {
    steps += entries * stepsPerRound;
    if (round >= min) ways += entries;
    entries *= body.ways;
  }
  return steps > STEP_LIMIT ? { ways: Number.POSITIVE_INFINITY, steps: Number.POSITIVE_INFINITY } : { ways, steps };
}
