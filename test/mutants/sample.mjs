// All mutants of a source file, and a random sample that is determined by the seed.
import { createHash } from 'node:crypto';
import { ts } from 'ts-morph';
import { mutationsOf } from './operators.mjs';

/** Returns the mutants of one file: `{ id, path, line, within, what, start, end, text, before, after }`. */
export function mutantsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const mutants = [];
  const visit = (node, around) => {
    // Types and imports do not exist at run time.
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

/** Returns the name that V8 gives to a function: its own, or that of the variable or property. */
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

/** Returns the lines that differ, at most three of each side. */
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
 * Returns a random sample of `count` mutants. The order depends on each mutant alone, so that a change elsewhere in
 * the repository does not change the sample here.
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
