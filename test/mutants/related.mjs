// Which test files could notice a change in a module, the likeliest first.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ts } from 'ts-morph';

/** What makes the bundles, and names their entries. */
const BUILD = 'build.mjs';

/** Started as a process from the bundles. */
const STARTS_A_BUNDLE = /dist\/(bin|cli|index)\.js/;

/** These run compiled examples, in which no mutant is. */
const RUNS_COMPILED_EXAMPLES = /'\.build\/examples/;

/** A module that a test or its helper bundles and runs as a process of its own is named as a text. */
const MODULE_AS_TEXT = /['"`/]((?:src|codegen|generated)\/[\w./-]+\.ts)['"`]/g;

/** With that many that load the module itself, those that need a build first are not asked. */
const ENOUGH = 6;

/**
 * From the files of the tree (paths from its root) to a function: module -> test files, `{ path, usesTheBuild }`. `secondsOf`
 * says how long a test file took before: of two that are equally near, the quick one is asked first.
 */
export function relatedTests(root, paths, secondsOf) {
  const modules = new Map(paths.filter(isModule).map((path) => [path, read(root, path)]));
  const tests = [...modules.keys()].filter((path) => path.endsWith('.test.ts'));
  const reached = tests.map((path) => ({ path, ...modulesOf(path, modules) })).filter(({ isBlind }) => !isBlind);
  const killers = new Map();
  const rarity = rarityAmong(tests);
  return {
    testsOf(module) {
      const near = reached.filter(({ own }) => own.has(module));
      const direct = near.filter(({ usesTheBuild }) => !usesTheBuild);
      const { exports = [] } = modules.get(module) ?? {};
      const ranked = (direct.length >= ENOUGH ? direct : near).map((test) => {
        const seconds = secondsOf(test.path) ?? (test.startsProcesses ? 6 : 1);
        const { mentions } = modules.get(test.path);
        const words = wordsOf(module).filter((word) => wordsOf(test.path).includes(word) || mentions(`'${word}'`));
        const shared = words.reduce((sum, word) => sum + rarity(word), 0) + (exports.some(mentions) ? 6 : 0);
        return {
          ...test,
          learned: killers.get(`${module} ${test.path}`) ?? 0,
          rank: shared + sharedFolders(module, test.path) - test.own.get(module) - Math.log2(1 + seconds),
        };
      });
      return ranked
        .sort((left, right) => right.learned - left.learned || right.rank - left.rank || byPath(left, right))
        .map(({ path, usesTheBuild }) => ({ path, usesTheBuild }));
    },
    /** A test that killed one mutant of a module is the likeliest to kill the next. */
    learn(module, test) {
      killers.set(`${module} ${test}`, (killers.get(`${module} ${test}`) ?? 0) + 1);
    },
  };
}

function isModule(path) {
  return path === BUILD || (path.endsWith('.ts') && /^(src|generated|codegen|test|examples)\//.test(path));
}

function read(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const isOfTests = /^(test|examples)\//.test(path);
  const usesTheBuild =
    isOfTests && (STARTS_A_BUNDLE.test(text) || imported.some((name) => /^hookwright(\/|$)/.test(name)));
  return {
    usesTheBuild,
    startsProcesses: isOfTests && text.includes('node:child_process'),
    isBlind: isOfTests && RUNS_COMPILED_EXAMPLES.test(text),
    exports: [...text.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name),
    mentions: (name) => text.includes(name),
    imports: [
      ...imported.filter((name) => name.startsWith('.')).map((name) => target(path, name)),
      ...(isOfTests || path === BUILD ? [...text.matchAll(MODULE_AS_TEXT)].map(([, name]) => name) : []),
      ...(/'codegen'/.test(text) && isOfTests ? ['codegen/main.ts'] : []),
      ...(usesTheBuild ? [BUILD] : []),
    ],
  };
}

function target(path, specifier) {
  return posix.join(dirname(path), specifier).replace(/\.js$/, '.ts');
}

/** How many imports lie between a test and every module that it loads, and what it needs for that. */
function modulesOf(test, modules) {
  const own = new Map([[test, 0]]);
  for (const [path, distance] of own) {
    for (const next of modules.get(path)?.imports ?? []) {
      if (modules.has(next) && !own.has(next)) own.set(next, distance + 1);
    }
  }
  const loaded = [...own.keys()].map((path) => modules.get(path));
  const startsProcesses = loaded.some((module) => module.startsProcesses);
  return { own, startsProcesses, usesTheBuild: own.has(BUILD), isBlind: loaded.some(({ isBlind }) => isBlind) };
}

/** Tests are laid out like what they prove. */
function sharedFolders(module, test) {
  const [ours, theirs] = [module, test].map((path) => path.split('/').slice(1, -1));
  const folders = ours.findIndex((folder, index) => folder !== theirs[index]);
  return folders < 0 ? ours.length : folders;
}

/** A word that few tests have in their paths tells more than one that many have. */
function rarityAmong(tests) {
  const counts = new Map();
  for (const word of tests.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log2(1 + tests.length / (counts.get(word) ?? 1)) / 2;
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

function byPath(left, right) {
  return left.path < right.path ? -1 : 1;
}
