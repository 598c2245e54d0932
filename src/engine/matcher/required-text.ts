import type { Node } from './syntax.js';

/** A text that is part of every match: the longest run of plain characters that no choice and no repeat can leave out. */
export function requiredText(root: Node): string {
  const runs = [''];
  addTo(runs, root);
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}

/** Appends to the last run, or begins a new one after something that may stand between two characters. */
function addTo(runs: string[], node: Node): void {
  if (node.type === 'empty' || node.type === 'assertion') return;
  if (node.type === 'sequence') {
    for (const item of node.items) addTo(runs, item);
    return;
  }
  const unit = node.type === 'set' ? onlyUnit(node.set) : undefined;
  if (unit === undefined) runs.push('');
  else runs.push(`${runs.pop() ?? ''}${String.fromCharCode(unit)}`);
}

function onlyUnit([low, high, ...rest]: readonly number[]): number | undefined {
  return low === high && rest.length === 0 ? low : undefined;
}
