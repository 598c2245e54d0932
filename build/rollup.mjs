// Rolls dist/types/ up for the package: one file for each entry, with what only that entry needs, and one with what several
// need. Declarations that no entry reaches are left out, and comments that no user sees. Names that would collide get a number.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ts } from 'ts-morph';
import { documentedSymbols, withoutComments, withShortComments } from './documented.mjs';

const SHARED = 'shared.d.ts';

/** Replaces the declarations in a folder by the rolled-up ones. `entries` are paths of modules, relative to the folder. */
export function rollUpDeclarations(types, entries) {
  const files = rolledUp(types, entries);
  rmSync(types, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(types, path)), { recursive: true });
    writeFileSync(join(types, path), text);
  }
}

/** Returns the text of each rolled-up file by its path. */
function rolledUp(types, entries) {
  const candidates = entries.map((entry) => entry.replace(/\.ts$/, '.d.ts'));
  const scope = scopeOf(types, candidates);
  const exported = Object.fromEntries(candidates.map((path) => [path, exportsOf(join(types, path), scope)]));
  const paths = candidates.filter((path) => exported[path].length > 0); // A program exports nothing.
  const users = new Map();
  for (const path of paths) {
    for (const { symbol } of exported[path]) collect(symbol, path, users, scope);
  }
  const homes = new Map([...users].map(([symbol, by]) => [symbol, by.size > 1 ? SHARED : [...by][0]]));
  const all = Object.values(exported).flat();
  const names = namesOf(homes, all, scope);
  const symbols = all.map(({ symbol }) => symbol);
  const documented = documentedSymbols(symbols, (symbol) => referencesOf(symbol, scope));
  const files = [SHARED, ...paths].map((path) => new RolledUpFile(path, homes, { names, documented }, scope));
  const [shared, ...own] = files;
  for (const file of own) file.export(exported[file.path], shared);
  return Object.fromEntries(files.map((file) => [file.path, file.text()]));
}

/** Returns what a roll-up works with: the checker, and what each declaration refers to. */
function scopeOf(types, paths) {
  const program = ts.createProgram(
    paths.map((path) => join(types, path)),
    { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, noLib: true, types: [] },
  );
  return { program, checker: program.getTypeChecker(), types, references: new Map(), globals: new Set() };
}

function exportsOf(path, { program, checker, types }) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path));
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).map((one) => {
    const symbol = targetOf(one, checker);
    if (statementsOf(symbol, types).length === 0) throw new Error(`cannot roll up ${one.name} of ${path}: not ours`);
    return { name: one.name, symbol, isType: isExportedAsType(one, checker) };
  });
}

/** Returns true if a class or another value is exported with `export type`. */
function isExportedAsType(symbol, checker) {
  for (let one = symbol; one.flags & ts.SymbolFlags.Alias; one = checker.getImmediateAliasedSymbol(one)) {
    if (one.declarations.some((declaration) => ts.isTypeOnlyImportOrExportDeclaration(declaration))) return true;
  }
  return false;
}

function targetOf(symbol, checker) {
  return checker.getExportSymbolOfSymbol(
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
}

/** Returns the statements that declare a symbol at the top of a module of ours. */
function statementsOf(symbol, types) {
  return (symbol.declarations ?? []).map(statementOf).filter((statement) => {
    return ts.isSourceFile(statement.parent) && !relative(types, statement.parent.fileName).startsWith('..');
  });
}

function statementOf(declaration) {
  if (!ts.isVariableDeclaration(declaration)) return declaration;
  const statement = declaration.parent.parent;
  if (declaration.parent.declarations.length === 1) return statement;
  throw new Error(`cannot roll up a declaration of several variables: ${statement.getText()}`);
}

/** Marks a declaration, and all that it refers to, as used by an entry. */
function collect(symbol, entry, users, scope) {
  const by = users.get(symbol) ?? new Set();
  if (by.has(entry)) return;
  users.set(symbol, by.add(entry));
  for (const { symbol: next } of referencesOf(symbol, scope)) if (next) collect(next, entry, users, scope);
}

/** Returns the places in the declarations of a symbol that name another declaration, or an import of a package. */
function referencesOf(symbol, scope) {
  const known = scope.references.get(symbol);
  if (known !== undefined) return known;
  const found = [];
  scope.references.set(symbol, found);
  for (const statement of statementsOf(symbol, scope.types)) visit(statement, found, scope);
  return found;
}

function visit(node, found, scope) {
  if (ts.isImportTypeNode(node) && node.argument.literal.text.startsWith('.')) addImportType(node, found, scope);
  else if (ts.isIdentifier(node)) addName(node, found, scope);
  else ts.forEachChild(node, (child) => visit(child, found, scope));
}

function addName(node, found, { checker, types, globals }) {
  const symbol = checker.getSymbolAtLocation(node);
  const imported = symbol && packageImport(symbol);
  const range = { node, from: node.getStart(), to: node.getEnd() };
  if (imported) return void found.push({ ...range, imported });
  const declared = symbol && targetOf(symbol, checker);
  if (declared && statementsOf(declared, types).length > 0) found.push({ ...range, symbol: declared });
  else if (!declared?.declarations?.some((one) => !relative(types, one.getSourceFile().fileName).startsWith('..'))) {
    globals.add(node.text);
  }
}

/** `import('./module.js').Name` becomes the name. */
function addImportType(node, found, scope) {
  const { qualifier, isTypeOf, typeArguments = [] } = node;
  if (qualifier === undefined || !ts.isIdentifier(qualifier)) throw new Error(`cannot roll up ${node.getText()}`);
  const symbol = targetOf(scope.checker.getSymbolAtLocation(qualifier), scope.checker);
  found.push({ node, from: node.getStart(), to: qualifier.getEnd(), symbol, before: isTypeOf ? 'typeof ' : '' });
  for (const argument of typeArguments) visit(argument, found, scope);
}

/** Returns module and name of an import of a package. */
function packageImport({ flags, declarations = [] }) {
  const [specifier] = declarations;
  if (!(flags & ts.SymbolFlags.Alias) || !ts.isImportSpecifier(specifier)) return undefined;
  const from = specifier.parent.parent.parent.moduleSpecifier.text;
  return from.startsWith('.') ? undefined : { from, name: (specifier.propertyName ?? specifier.name).text };
}

/** Returns a name for every declaration and imported name that nothing else has. Exported names come first: they stay. */
function namesOf(homes, exported, { references, globals }) {
  const taken = new Set(globals);
  const names = new Map();
  const give = (key, wanted) => {
    if (names.has(key)) return;
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
    taken.add(name);
    names.set(key, name);
  };
  for (const { name, symbol } of exported) if (name === symbol.name) give(symbol, name);
  for (const symbol of homes.keys()) {
    give(symbol, symbol.name);
    for (const { imported } of references.get(symbol)) if (imported) give(keyOf(imported), imported.name);
  }
  return names;
}

function keyOf({ from, name }) {
  return `${from} ${name}`;
}

/** One file of the rolled-up declarations. */
class RolledUpFile {
  #imports = new Map();
  #exports = new Set();
  #reexports = new Set();
  #statements;

  constructor(path, homes, { names, documented }, scope) {
    this.path = path;
    const own = [...homes]
      .filter(([, home]) => home === path)
      .map(([symbol]) => symbol)
      .sort(byPlace);
    this.homes = homes;
    this.names = names;
    this.#statements = own.flatMap((symbol) => {
      const statements = this.#declare(symbol, scope);
      return documented.has(symbol) ? statements : statements.map(withoutComments);
    });
  }

  export(exported, shared) {
    for (const { name, symbol, isType } of exported) {
      const own = this.names.get(symbol);
      const specifier = `${isType ? 'type ' : ''}${own === name ? name : `${own} as ${name}`}`;
      const isOwn = this.homes.get(symbol) === this.path;
      (isOwn ? this.#exports : this.#reexports).add(specifier);
      if (!isOwn) shared.#exports.add(own);
    }
    for (const name of this.#imports.get(SHARED) ?? []) shared.#exports.add(name);
  }

  text() {
    const path = relative(dirname(this.path), SHARED)
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '.js');
    const shared = path.startsWith('.') ? path : `./${path}`;
    const imports = [...this.#imports].map(([from, names]) => {
      return `import { ${[...names].join(', ')} } from '${from === SHARED ? shared : from}';`;
    });
    const list = (names, from) => (names.size === 0 ? [] : [`export { ${[...names].sort().join(', ')} }${from};`]);
    const exports = [...list(this.#reexports, ` from '${shared}'`), ...list(this.#exports, '')];
    const text = [...imports, ...this.#statements, ...exports].join('\n');
    return `${withShortComments(text).replaceAll(/^( +)\1/gm, '$1')}\n`;
  }

  #declare(symbol, scope) {
    const references = scope.references.get(symbol);
    return statementsOf(symbol, scope.types).map((statement) => {
      const start = statement.getStart(undefined, true);
      const source = statement.getSourceFile().text;
      let end = statement.getEnd();
      let text = '';
      const own = { from: nameNodeOf(statement).getStart(), to: nameNodeOf(statement).getEnd(), symbol };
      const inside = references.filter(({ node }) => isInside(node, statement));
      for (const one of [...inside.filter(({ from }) => from !== own.from), own].sort((a, b) => b.from - a.from)) {
        text = `${this.#nameOf(one)}${source.slice(one.to, end)}${text}`;
        end = one.from;
      }
      return withoutExport(source.slice(start, end) + text, statement, start);
    });
  }

  #nameOf({ symbol, imported, before = '' }) {
    const name = this.names.get(symbol ?? keyOf(imported));
    const from = imported?.from ?? this.homes.get(symbol);
    if (from !== this.path) {
      const own = imported && imported.name !== name ? `${imported.name} as ${name}` : name;
      this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(own));
    }
    return before + name;
  }
}

function byPlace({ declarations: [a] }, { declarations: [b] }) {
  const [one, other] = [a.getSourceFile().fileName, b.getSourceFile().fileName];
  if (one === other) return a.pos - b.pos;
  return one < other ? -1 : 1;
}

function nameNodeOf(statement) {
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations[0].name : statement.name;
}

function isInside(node, statement) {
  return node.getSourceFile() === statement.getSourceFile() && node.pos >= statement.pos && node.end <= statement.end;
}

/** Removes `export` from a statement: an export list says which names leave the file. */
function withoutExport(text, statement, start) {
  const exported = statement.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (exported === undefined) return text;
  const at = exported.getStart() - start;
  return text.slice(0, at) + text.slice(at).replace(/^export\s+/, '');
}
