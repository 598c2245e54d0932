// Which test files could notice a change in a module, the likeliest first.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ts } from 'ts-morph';

/** What makes the bundles, and names their entries. */
const BUILD = 'build.mjs';
const ENTRY = /^ {2}'?([\w-]+)'?: '((?:src|generated)\/[\w./-]+\.ts)'/gm;

/** A bundle that is imported or started. */
const BUNDLE = /(?<!node_modules.*|ajv\/)dist\/([\w-]+)\.js/g;

/** These run compiled examples, in which no mutant is. */
const RUNS_COMPILED_EXAMPLES = /'\.build\/examples/;

/** A module that a test or its helper bundles and runs as a process of its own is named as a text. */
const MODULE_AS_TEXT = /['"`/]((?:src|codegen|generated)\/[\w./-]+\.ts)['"`]/g;

/** Run by Node's own runner, with packages of their own: only where these are installed. */
const BY_NODE = /^test\/sdks\/[\w.-]+\.mjs$/;
const PACKAGES_BY_NODE = 'test/e2e/sdks/node_modules';

/** With that many that load the module itself, those that need a build first are not asked. */
const ENOUGH = 6;

/** The same names in two rooms may hint, and no more. */
const MOST_BY_LINKS = 4;

/** Where a run with record-calls.ts leaves what it has seen. */
export const CALLS = '.build/mutants/calls';

/**
 * From the files of the tree (paths from its root) to a function: module and function -> test files, `{ path, usesTheBuild }`.
 * `secondsOf` says how long a test file took before: of two that are equally near, the quick one is asked first. Where calls
 * were recorded, those that were seen to call the function come first, and those that were seen not to are left out.
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
      // What a process of its own calls was not seen, nor what a newer test does.
      const isUnseen = ({ path, usesTheBuild }) => (usesTheBuild ? seen < ENOUGH : !calls.has(path));
      const direct = near.filter(({ usesTheBuild }) => !usesTheBuild);
      const { exports = [] } = modules.get(module) ?? {};
      // One that calls little else looks closer.
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
            (isKnown ? closeness(test) : Math.min(MOST_BY_LINKS, 2 * linkOf(module, test.path))) +
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
    /** A test that killed one mutant of a module is the likeliest to kill the next. */
    learn(module, test) {
      killers.set(`${module} ${test}`, (killers.get(`${module} ${test}`) ?? 0) + 1);
    },
  };
}

function asked({ path, usesTheBuild }) {
  return { path, usesTheBuild };
}

/** Which functions of which modules each test file has called, by the path of the test. */
function recordedCalls(root) {
  const folder = join(root, CALLS);
  if (!existsSync(folder)) return new Map();
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Map(texts.map((text) => JSON.parse(text)).map((own) => [own.test, own.calls]));
}

function isModule(path) {
  return path.endsWith('.ts') && /^(src|generated|codegen|test|examples)\//.test(path);
}

/** From the name of a bundle to its first module. */
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

/** What a module has from others of the tree. */
function usedNames(text) {
  const lists = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '\./gm)].map(([, list]) => list);
  return lists.flatMap((list) => list.match(/\b(?!type\b)\w+/g) ?? []);
}

/**
 * How much another room than its own has in common with a module: whoever uses the same names works with it, though no
 * test of it says so.
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

/** Rooms of the tests have the names of those that they prove. */
function roomOf(path) {
  return path.split('/')[1];
}

function bundlesIn(text, imported) {
  const named = imported.filter((name) => /^hookwright(\/|$)/.test(name)).map((name) => name.split('/')[1] ?? 'index');
  return [...named, ...[...text.matchAll(BUNDLE)].map(([, name]) => name)];
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
  const usesTheBuild = loaded.some((module) => module.usesTheBuild);
  return { own, startsProcesses, usesTheBuild, isBlind: loaded.some(({ isBlind }) => isBlind) };
}

/** Tests are laid out like what they prove: how many folders of a test have the name of one of the module's. */
function sharedFolders(module, test) {
  const [ours, theirs] = [module, test].map((path) => path.split('/').slice(1, -1));
  return theirs.filter((folder) => ours.includes(folder)).length;
}

/** A word that few have tells more than one that many have. */
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

/** The first of every folder, then the second: what no name tells may still be tried somewhere else. */
function fromEveryRoom(tests) {
  const turns = new Map();
  const placed = tests.map((test) => {
    const room = test.path.split('/').slice(0, 2).join('/');
    turns.set(room, (turns.get(room) ?? 0) + 1);
    return { test, turn: turns.get(room) };
  });
  return placed.sort((left, right) => left.turn - right.turn).map(({ test }) => test);
}

/** The likeliest by themselves, then the next of them and one of another order by turns. */
function inTurns(ranked, others) {
  const rest = ranked.slice(ENOUGH).flatMap((test, index) => [test, others[index]]);
  return [...new Set([...ranked.slice(0, ENOUGH), ...rest])];
}

function byPath(left, right) {
  return left.path < right.path ? -1 : 1;
}
