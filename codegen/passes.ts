import { findWrongCases } from './check/cases.js';
import { findIncompatibilities } from './check/compat.js';
import { checkContract } from './check/contract.js';
import type { Target } from './emit/target.js';
import type { Files } from './emit/text.js';
import { bundle } from './link/bundle.js';
import { link } from './link/link.js';
import type { Model } from './link/model.js';
import { type Problem, sortProblems } from './problem.js';
import { type LoadedFile, parseSources, type SourceFile } from './read/load.js';

/** Result of a run: problems, or the model and the files to write. */
export type Generated = { problems: Problem[] } | { problems: []; model: Model; files: Files };

/** Emits the files of a target. */
export type Emit = (model: Model, loaded: readonly LoadedFile[], target: Target) => Promise<Files>;

/** Runs the passes of the generator: reads, checks and links the sources, then emits. Returns files or problems. */
export async function runPasses(sources: readonly SourceFile[], target: Target, emit: Emit): Promise<Generated> {
  const { files: loaded, cases, problems: parseProblems } = parseSources(sources);
  const { schemas, problems: contractProblems } = checkContract(loaded, new Set(sources.map(({ path }) => path)));
  const problems = sortProblems([...parseProblems, ...contractProblems]);
  if (problems.length > 0) return { problems };
  const version = String(loaded.find(({ path }) => path === 'contract.json')?.json['version']);
  const model = link(schemas, version, cases);
  const breaks = findIncompatibilities(model, bundle(model), loaded);
  if (breaks.length > 0) return { problems: sortProblems(breaks) };
  const wrongCases = findWrongCases(model, cases);
  if (wrongCases.length > 0) return { problems: sortProblems(wrongCases) };
  return { problems: [], model, files: await emit(model, loaded, target) };
}
