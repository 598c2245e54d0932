// Which test files could notice a change in a module, the likeliest first.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ts } from 'ts-morph';

/** These use the built package, in which no mutant is. */
const USES_THE_BUILD = /from 'hookwright|\.build\/|dist\//;

/** What a helper of the tests runs as a process of its own, from the sources. */
const RUN_AS_PROCESS = { 'test/codegen/generator.ts': ['codegen/main.ts'], 'test/handler/child.ts': ['src/index.ts'] };

/** From the files of the tree (paths from its root) to a function: module -> test files. */
export function relatedTests(root, paths) {
  const modules = new Map(paths.filter(isModule).map((path) => [path, read(root, path)]));
  const tests = [...modules.keys()].filter((path) => path.endsWith('.test.ts'));
  const reached = new Map(tests.map((test) => [test, distances(test, modules)]));
  for (const [test, own] of reached) {
    const usesTheBuild = [...own.keys()].some(
      (path) => /^(test|examples)\//.test(path) && modules.get(path).usesTheBuild,
    );
    if (usesTheBuild) reached.delete(test);
  }
  const killers = new Map();
  return {
    testsOf(module) {
      const near = [...reached].filter(([, own]) => own.has(module));
      const rank = new Map(near.map(([test, own]) => [test, closeness(module, test, own.get(module))]));
      const learned = (test) => killers.get(`${module} ${test}`) ?? 0;
      return [...rank.keys()].sort(
        (left, right) => learned(right) - learned(left) || rank.get(right) - rank.get(left) || (left < right ? -1 : 1),
      );
    },
    /** A test that killed one mutant of a module is the likeliest to kill the next. */
    learn(module, test) {
      killers.set(`${module} ${test}`, (killers.get(`${module} ${test}`) ?? 0) + 1);
    },
  };
}

function isModule(path) {
  return path.endsWith('.ts') && /^(src|generated|codegen|test|examples)\//.test(path);
}

function read(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return {
    usesTheBuild: USES_THE_BUILD.test(text),
    imports: [
      ...imports.filter((name) => name.startsWith('.')).map((name) => target(path, name)),
      ...(RUN_AS_PROCESS[path] ?? []),
    ],
  };
}

function target(path, specifier) {
  return posix.join(dirname(path), specifier).replace(/\.js$/, '.ts');
}

/** How many imports lie between a test and every module that it loads. */
function distances(test, modules) {
  const found = new Map([[test, 0]]);
  for (const [path, distance] of found) {
    for (const next of modules.get(path)?.imports ?? []) {
      if (modules.has(next) && !found.has(next)) found.set(next, distance + 1);
    }
  }
  return found;
}

/** Tests are laid out like what they prove: folders and words that both paths share count most. */
function closeness(module, test, distance) {
  const [ours, theirs] = [module, test].map((path) => path.split('/').slice(1, -1));
  const folders = ours.findIndex((folder, index) => folder !== theirs[index]);
  const words = wordsOf(module).filter((word) => wordsOf(test).includes(word));
  return 3 * (folders < 0 ? ours.length : folders) + 2 * words.length - distance;
}

function wordsOf(path) {
  return [
    ...new Set(
      path
        .replace(/(\.test)?\.ts$/, '')
        .split(/[/-]/)
        .slice(1),
    ),
  ].map((word) => word.replace(/s$/, ''));
}
