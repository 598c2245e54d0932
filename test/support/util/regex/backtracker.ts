import { type Assertion, contains, type Node, WORD } from '../../../../src/util/regex/syntax.js';

type Continue = (at: number) => boolean;

export interface Run {
  readonly matched: boolean;
  readonly steps: number;
}

export type Preference = 'greedy' | 'lazy';

/**
 * Backtracking matcher as specified by ECMAScript. Counts its steps and throws after `most` steps. Does not support
 * back-references.
 */
export function backtrack(root: Node, name: string, preference: Preference, most: number): Run {
  let steps = 0;

  function step(): void {
    steps += 1;
    if (steps > most) throw new Error(`more than ${most} steps`);
  }

  function search(): boolean {
    for (let start = 0; start <= name.length; start += 1) {
      step();
      if (match(root, start, false, () => true)) return true;
    }
    return false;
  }

  function match(node: Node, at: number, backward: boolean, go: Continue): boolean {
    switch (node.type) {
      case 'sequence':
        return matchItems(backward ? node.items.toReversed() : node.items, 0, at, backward, go);
      case 'choice':
        return node.options.some((option) => {
          step();
          return match(option, at, backward, go);
        });
      case 'repeat':
        return matchRounds(node, 0, at, backward, go);
      case 'look': {
        step();
        const found = match(node.body, at, node.behind, () => true);
        return found !== node.negative && go(at);
      }
      case 'flags':
      case 'back-reference':
        throw new Error(`the backtracker does not support ${node.type}`);
      case 'empty':
        step();
        return go(at);
      case 'assertion':
        step();
        return holds(node.assertion, at) && go(at);
      case 'set': {
        step();
        const unit = backward ? at - 1 : at;
        if (unit < 0 || unit >= name.length || !contains(node.set, name.charCodeAt(unit))) return false;
        return go(backward ? at - 1 : at + 1);
      }
    }
  }

  function matchItems(items: readonly Node[], index: number, at: number, backward: boolean, go: Continue): boolean {
    const item = items[index];
    if (item === undefined) return go(at);
    return match(item, at, backward, (next) => matchItems(items, index + 1, next, backward, go));
  }

  function matchRounds(
    node: Extract<Node, { type: 'repeat' }>,
    round: number,
    at: number,
    backward: boolean,
    go: Continue,
  ): boolean {
    step();
    const leave = () => round >= node.min && go(at);
    const again = () =>
      round < node.max &&
      match(node.body, at, backward, (next) => {
        if (next === at && round >= node.min) return false;
        return matchRounds(node, round + 1, next, backward, go);
      });
    return preference === 'greedy' ? again() || leave() : leave() || again();
  }

  function holds(assertion: Assertion, at: number): boolean {
    if (assertion === 'start') return at === 0;
    if (assertion === 'end') return at === name.length;
    const boundary = isWord(at - 1) !== isWord(at);
    return assertion === 'boundary' ? boundary : !boundary;
  }

  function isWord(at: number): boolean {
    return at >= 0 && at < name.length && contains(WORD, name.charCodeAt(at));
  }

  const matched = search();
  return { matched, steps };
}
