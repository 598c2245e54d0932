// Finds the test files that could detect a change in a module, the most likely first.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ts } from 'ts-morph';

/** Script that makes the bundles and lists their entries. */
const BUILD = 'build/main.mjs';
const ENTRY = /^ {2}'?([\w-]+)'?: '((?:src|generated)\/[\w./-]+\.ts)'/gm;

/** A bundle that a test imports or starts. */
const BUNDLE = /(?<!node_modules.*|ajv\/)dist\/([\w-]+)\.js/g;

/** Tests that run compiled examples, which contain no mutants. */
const RUNS_COMPILED_EXAMPLES = /'\.build\/examples/;

/** Path in a string: a module that a test bundles and runs in its own process. */
const MODULE_AS_TEXT = /['"`/]((?:src|codegen|generated)\/[\w./-]+\.ts)['"`]/g;

/** Tests that Node's own runner runs, if their packages are installed. */
const BY_NODE = /^test\/e2e\/sdks\/[\w.-]+\.mjs$/;
const PACKAGES_BY_NODE = 'test/e2e/sdks/node_modules';

/** With this many tests that import the module, tests that need a build first are not run. */
const ENOUGH = 6;

/** Upper limit for the rank from shared names, which are only a hint. */
const MAX_BY_LINKS = 4;

/** Folder of the recorded calls. */
export const CALLS = '.build/mutants/calls';

/**
 * Returns functions that rank test files, `{ path, usesTheBuild }`, for a module and function. Of two equally close
 * tests the faster one comes first, by `secondsOf`. With recorded calls, tests that called the function come first,
 * and tests that did not are excluded.
 */
export function relatedTests(root, paths, secondsOf) {
  const runsByNode = existsSync(join(root, PACKAGES_BY_NODE));
  const wanted = paths.filter((path) => isModule(path) || (runsByNode && BY_NODE.test(path)));
  const entries = paths.includes(BUILD) ? entriesOf(readFileSync(join(root, BUILD), 'utf8')) : new Map();
  const modules = new Map(wanted.map((path) => [path, read(root, path, entries)]));
  const tests = [...modules.keys()].filter((path) => /\.test\.m?[tj]s$/.test(path));
  const reached = tests.map((path) => ({ path, ...modulesOf(path, modules) })).filter(({ isBlind }) => !isBlind);
  const killers = new Map();
  const inPaths = rarityOf((word) => tests.filter((path) => wordsOf(path).includes(word)).length, tests);
  const inTexts = rarityOf((text) => tests.filter((path) => modules.get(path).mentions(text)).length, tests);
  const linkOf = linksBetween(modules);
  const calls = recordedCalls(root);
  return {
    testsOf(module, within) {
      const calling = ({ path }) => calls.get(path)?.[module]?.includes(within ?? '') ?? false;
      const near = reached.filter(({ own }) => own.has(module));
      const seen = near.filter(calling).length;
      // Calls in child processes and in newer tests were not recorded.
      const isUnseen = ({ path, usesTheBuild }) => (usesTheBuild ? seen < ENOUGH : !calls.has(path));
      const direct = near.filter(({ usesTheBuild }) => !usesTheBuild);
      const { exports = [] } = modules.get(module) ?? {};
      // A test that calls few other modules is closer.
      const closeness = ({ path }) => -2 * Math.log2(1 + Object.keys(calls.get(path) ?? {}).length);
      const isKnown = seen > 0;
      const ranked = (direct.length >= ENOUGH && !isKnown ? direct : near).map((test) => {
        const seconds = secondsOf(test.path) ?? (test.startsProcesses ? 6 : 1);
        const { mentions } = modules.get(test.path);
        const inPath = wordsOf(module).filter((word) => wordsOf(test.path).includes(word));
        const inText = [...wordsOf(module).map((word) => `'${word}'`), ...exports].filter(mentions);
        const shared = [...inPath.map(inPaths), ...inText.map(inTexts)].reduce((sum, rarity) => sum + rarity, 0);
        return {
          ...test,
          learned: killers.get(`${module} ${test.path}`) ?? 0,
          rank:
            shared +
            (isKnown ? closeness(test) : Math.min(MAX_BY_LINKS, 2 * linkOf(module, test.path))) +
            3 * sharedFolders(module, test.path) -
            test.own.get(module) -
            Math.log2(1 + seconds) / 2,
        };
      });
      ranked.sort((left, right) => right.learned - left.learned || right.rank - left.rank || byPath(left, right));
      if (isKnown)
        return [...ranked.filter(calling), ...ranked.filter((test) => !calling(test) && isUnseen(test))].map(asked);
      const order = inTurns(ranked, fromEveryRoom(ranked.slice(ENOUGH)));
      return order.map(asked);
    },
    /** Remembers a kill: this test is the most likely to kill the next mutant of the module. */
    learn(module, test) {
      killers.set(`${module} ${test}`, (killers.get(`${module} ${test}`) ?? 0) + 1);
    },
  };
}

function asked({ path, usesTheBuild }) {
  return { path, usesTheBuild };
}

/** Returns the functions that each test file called, by test path and module. */
function recordedCalls(root) {
  const folder = join(root, CALLS);
  if (!existsSync(folder)) return new Map();
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Map(texts.map((text) => JSON.parse(text)).map((own) => [own.test, own.calls]));
}

function isModule(path) {
  return path.endsWith('.ts') && /^(src|generated|codegen|test|examples)\//.test(path);
}

/** Returns the first module of each bundle, by bundle name. */
function entriesOf(build) {
  return new Map([...build.matchAll(ENTRY)].map(([, name, path]) => [name, path]));
}

function read(root, path, entries) {
  const text = readFileSync(join(root, path), 'utf8');
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const isOfTests = /^(test|examples)\//.test(path);
  const bundles = isOfTests ? bundlesIn(text, imported).flatMap((name) => entries.get(name) ?? []) : [];
  return {
    usesTheBuild: bundles.length > 0,
    startsProcesses: isOfTests && text.includes('node:child_process'),
    isBlind: isOfTests && RUNS_COMPILED_EXAMPLES.test(text),
    exports: [...text.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name),
    uses: isOfTests ? [] : usedNames(text),
    mentions: (name) => text.includes(name),
    imports: [
      ...imported.filter((name) => name.startsWith('.')).map((name) => target(path, name)),
      ...(isOfTests ? [...text.matchAll(MODULE_AS_TEXT)].map(([, name]) => name) : []),
      ...(/'codegen'/.test(text) && isOfTests ? ['codegen/main.ts'] : []),
      ...bundles,
    ],
  };
}

/** Returns the names that a module imports from other modules of the repository. */
function usedNames(text) {
  const lists = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '\./gm)].map(([, list]) => list);
  return lists.flatMap((list) => list.match(/\b(?!type\b)\w+/g) ?? []);
}

/**
 * Returns a function that measures how many names a module shares with another room. A room that uses the same names
 * depends on the module, even without an import in its tests.
 */
function linksBetween(modules) {
  const rooms = new Map();
  for (const [path, { uses }] of modules) {
    if (!/^src\/[^/]+\//.test(path)) continue;
    const names = rooms.get(roomOf(path)) ?? new Set();
    for (const name of uses) names.add(name);
    rooms.set(roomOf(path), names);
  }
  const all = [...rooms.values()];
  const rarity = rarityOf((name) => all.filter((names) => names.has(name)).length, all);
  return (module, test) => {
    const names = roomOf(test) === roomOf(module) ? undefined : rooms.get(roomOf(test));
    const shared = modules.get(module)?.uses.filter((name) => names?.has(name)) ?? [];
    return shared.reduce((sum, name) => sum + rarity(name), 0);
  };
}

/** Returns the room of a module, or the one that a test covers: a layer's folders have the names of the rooms. */
function roomOf(path) {
  const [top, first, second] = path.split('/');
  return top === 'test' ? second : first;
}

function bundlesIn(text, imported) {
  const named = imported.filter((name) => /^hookwright(\/|$)/.test(name)).map((name) => name.split('/')[1] ?? 'index');
  return [...named, ...[...text.matchAll(BUNDLE)].map(([, name]) => name)];
}

function target(path, specifier) {
  return posix.join(dirname(path), specifier).replace(/\.js$/, '.ts');
}

/** Returns the number of imports between a test and every module it loads, and what the test needs. */
function modulesOf(test, modules) {
  const own = new Map([[test, 0]]);
  for (const [path, distance] of own) {
    for (const next of modules.get(path)?.imports ?? []) {
      if (modules.has(next) && !own.has(next)) own.set(next, distance + 1);
    }
  }
  const loaded = [...own.keys()].map((path) => modules.get(path));
  const startsProcesses = loaded.some((module) => module.startsProcesses);
  const usesTheBuild = loaded.some((module) => module.usesTheBuild);
  return { own, startsProcesses, usesTheBuild, isBlind: loaded.some(({ isBlind }) => isBlind) };
}

/** Returns how many folder names a test shares with the module. */
function sharedFolders(module, test) {
  const [ours, theirs] = [module, test].map((path) => path.split('/').slice(1, -1));
  return theirs.filter((folder) => ours.includes(folder)).length;
}

/** Weights words by rarity: a rare word is a stronger hint than a common one. */
function rarityOf(countOf, all) {
  const known = new Map();
  return (word) => {
    if (!known.has(word)) known.set(word, Math.log2(1 + all.length / (countOf(word) || 1)) / 2);
    return known.get(word);
  };
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

/** Orders tests by turns: the first of every folder, then the second. */
function fromEveryRoom(tests) {
  const turns = new Map();
  const placed = tests.map((test) => {
    const room = roomOf(test.path);
    turns.set(room, (turns.get(room) ?? 0) + 1);
    return { test, turn: turns.get(room) };
  });
  return placed.sort((left, right) => left.turn - right.turn).map(({ test }) => test);
}

/** Returns the most likely tests, then alternates between the ranking and the other order. */
function inTurns(ranked, others) {
  const rest = ranked.slice(ENOUGH).flatMap((test, index) => [test, others[index]]);
  return [...new Set([...ranked.slice(0, ENOUGH), ...rest])];
}

function byPath(left, right) {
  return left.path < right.path ? -1 : 1;
}
