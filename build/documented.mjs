// Keeps the comments of declarations that users of the package see, one line each where one line is enough.
import { ts } from 'ts-morph';

const COMMENT = /^ *\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n/gm;
const OF_ONE_LINE = /\/\*\*\n *\* (.*)\n *\*\//g;

/**
 * Returns the exported declarations, and those whose members they have: users see their comments.
 * @param referencesOf returns the places in the statements of a declaration that name another one
 */
export function documentedSymbols(exported, referencesOf) {
  const documented = new Set();
  const add = (symbol) => {
    if (documented.has(symbol)) return;
    documented.add(symbol);
    for (const { node, symbol: next } of referencesOf(symbol)) if (next && givesMembers(node)) add(next);
  };
  for (const symbol of exported) add(symbol);
  return documented;
}

export function withoutComments(text) {
  return text.replaceAll(COMMENT, '');
}

export function withShortComments(text) {
  return text.replaceAll(OF_ONE_LINE, '/** $1 */');
}

/** Returns true for a base of a class or interface, and for a part of a type alias. */
function givesMembers(node) {
  return ts.findAncestor(node, (one) => {
    if (ts.isTypeElement(one) || ts.isClassElement(one)) return 'quit';
    return ts.isHeritageClause(one) || ts.isTypeAliasDeclaration(one);
  });
}
