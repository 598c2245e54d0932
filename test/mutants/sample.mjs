// Every mutant of a source file, and a random choice among many that is the same for the same seed.
import { createHash } from 'node:crypto';
import { ts } from 'ts-morph';
import { mutationsOf } from './operators.mjs';

/** The mutants of one file: `{ id, path, line, within, what, start, end, text, before, after }`. */
export function mutantsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const mutants = [];
  const visit = (node, around) => {
    // Types and imports are gone when the program runs.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const within = nameOf(node, source) ?? around;
    for (const mutation of mutationsOf(source, node)) mutants.push({ ...describe(mutation), within });
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, undefined);
  return mutants;

  function describe(mutation) {
    const { what, start, end, text: replacement } = mutation;
    const { line } = source.getLineAndCharacterOfPosition(start);
    const id = `${path}@${digest}:${start}-${end}:${what}`;
    const [before, after] = lineDiff(text, text.slice(0, start) + replacement + text.slice(end), line);
    return { id, path, line: line + 1, what, start, end, text: replacement, before, after };
  }
}

/** What V8 calls a function that has a name: its own, or that of what it is given to. */
function nameOf(node, source) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText(source);
  if (ts.isGetAccessorDeclaration(node)) return `get ${node.name.getText(source)}`;
  if (ts.isSetAccessorDeclaration(node)) return `set ${node.name.getText(source)}`;
  if (ts.isConstructorDeclaration(node)) return node.parent.name?.getText(source);
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return undefined;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText(source);
  return undefined;
}

/** The lines that differ, at most three of each side. */
function lineDiff(before, after, first) {
  const [left, right] = [before.split('\n').slice(first), after.split('\n').slice(first)];
  while (left.length > 1 && right.length > 1 && left.at(-1) === right.at(-1)) {
    left.pop();
    right.pop();
  }
  return [left, right].map((lines) => (lines.length > 3 ? [...lines.slice(0, 2), '...', lines.at(-1)] : lines));
}

export function applied(text, { start, end, text: replacement }) {
  return text.slice(0, start) + replacement + text.slice(end);
}

/**
 * `count` of them, each as likely as any other. Each has a place of its own in the order of a seed, so that a change
 * in one place of the tree chooses no other mutants elsewhere.
 */
export function choose(mutants, count, seed) {
  const seen = new Map();
  const placed = mutants.map((mutant) => {
    const name = `${mutant.path} ${mutant.what} ${mutant.before.join('\n')} ${mutant.after.join('\n')}`;
    const turn = (seen.get(name) ?? 0) + 1;
    seen.set(name, turn);
    return { mutant, place: createHash('sha256').update(`${seed} ${turn} ${name}`).digest('hex') };
  });
  placed.sort((left, right) => (left.place < right.place ? -1 : 1));
  return placed.slice(0, count).map(({ mutant }) => mutant);
}
