// Simplifies how the files of dist/ import each other: fewer imports, fewer files and shorter names.
import { basename, dirname, join, relative } from 'node:path';
import { ts } from 'ts-morph';

/** Import without names. esbuild writes one for every file further down, in case that it does something when it is loaded. */
const BARE_IMPORT = /^import "(\.[^"]+)";\n/gm;
const IMPORT = /^import (?:\{([^}]*)\} from )?"(\.[^"]+)";\n/gm;
const EXPORTS = /^export \{([^}]*)\};\n/m;
/** Hash in the name of a file. It keeps the files of two versions apart, for which four characters are enough. */
const HASH = /-([A-Z0-9]{4})[A-Z0-9]{4}\.js$/;

/** Returns the files with simpler links. A file has a path and a text. */
export function simplifyLinks(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const active = new Set([...texts.keys()].filter((path) => isActive(texts.get(path))));
  for (const [path, text] of texts) {
    const keep = (line, specifier) => (active.has(join(dirname(path), specifier)) ? line : '');
    texts.set(path, text.replace(BARE_IMPORT, keep));
  }
  skipForwarders(texts);
  shortenNames(texts);
  return [...texts].map(([path, text]) => ({ path, text }));
}

/** Returns true if a file does more than declare something when it is loaded. */
function isActive(text) {
  const { statements } = ts.createSourceFile('module.js', text, ts.ScriptTarget.ESNext);
  return !statements.every(
    (one) =>
      ts.isImportDeclaration(one) ||
      ts.isExportDeclaration(one) ||
      ts.isFunctionDeclaration(one) ||
      ts.isClassDeclaration(one) ||
      ts.isVariableStatement(one),
  );
}

/** Lets importers of a file that only forwards the names of another one import that one. Removes files without code. */
function skipForwarders(texts) {
  const forwarders = new Map();
  for (const path of texts.keys()) {
    const source = forwardedBy(path, texts);
    if (source !== undefined && HASH.test(path)) forwarders.set(path, source);
    if (texts.get(path).trim() === '') texts.delete(path);
  }
  redirect(texts, forwarders);
  for (const path of forwarders.keys()) texts.delete(path);
}

/** Returns the file whose names a file only forwards, if that one loads everything else that the file imports. */
function forwardedBy(path, texts) {
  const text = texts.get(path);
  if (text.replace(IMPORT, '').replace(EXPORTS, '').trim() !== '') return undefined;
  const imports = importsIn(path, text);
  const [source, ...more] = imports.filter(({ names }) => names.length > 0);
  const names = namesIn(EXPORTS.exec(text)?.[1]);
  if (source === undefined || more.length > 0 || !names.every((name) => source.names.includes(name))) return undefined;
  const loaded = loadedWith(source.path, texts);
  return imports.every((one) => loaded.has(one.path)) ? source.path : undefined;
}

function importsIn(path, text) {
  return [...text.matchAll(IMPORT)].map(([, names, specifier]) => {
    return { names: namesIn(names), path: join(dirname(path), specifier) };
  });
}

function namesIn(list = '') {
  return list.split(',').flatMap((name) => name.trim() || []);
}

function loadedWith(path, texts, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { path: next } of importsIn(path, texts.get(path))) loadedWith(next, texts, found);
  return found;
}

function shortenNames(texts) {
  const renamed = new Map();
  for (const path of texts.keys()) {
    if (HASH.test(path)) renamed.set(path, path.replace(HASH, '-$1.js'));
  }
  if (new Set(renamed.values()).size < renamed.size) throw new Error('two files of dist/ would have the same name');
  redirect(texts, renamed);
  for (const [path, name] of renamed) {
    texts.set(name, texts.get(path));
    texts.delete(path);
  }
}

/** Replaces paths in all imports, static and dynamic. */
function redirect(texts, moved) {
  for (const [path, text] of texts) {
    const replace = (whole, before, specifier) => {
      const target = moved.get(join(dirname(path), specifier));
      return target === undefined ? whole : `${before}"${specifierOf(path, target)}"`;
    };
    texts.set(path, text.replace(/(^import |\bfrom |\bimport\()"(\.[^"\n]+\.js)"/gm, replace));
  }
}

function specifierOf(path, target) {
  const folder = relative(dirname(path), dirname(target)).replaceAll('\\', '/');
  return `./${folder === '' ? '' : `${folder}/`}${basename(target)}`;
}
