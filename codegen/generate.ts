import { findIncompatibilities } from './compat.js';
import { emitBarrel } from './emit/barrel.js';
import { bundle, emitBundle } from './emit/bundle.js';
import { emitContract } from './emit/contract.js';
import { declareTypes } from './emit/declarations.js';
import { emitDialects } from './emit/dialects.js';
import { emitEnums } from './emit/enums.js';
import { emitFiles } from './emit/files.js';
import { emitFire } from './emit/fire.js';
import { emitGuards } from './emit/guards.js';
import { emitKitHook } from './emit/kit-hook.js';
import { emitKitPython } from './emit/kit-python.js';
import { emitKitSettings } from './emit/kit-settings.js';
import { emitKitTypeScript } from './emit/kit-typescript.js';
import { emitReference } from './emit/reference.js';
import { emitRoutes } from './emit/routes.js';
import { emitSettingsFields } from './emit/settings-fields.js';
import type { Files } from './emit/source.js';
import { emitTypes } from './emit/types.js';
import { emitValidators } from './emit/validators.js';
import { findWrongExamples } from './examples.js';
import type { JsonObject } from './json.js';
import { link } from './link.js';
import { lint } from './lint.js';
import { documentsIn } from './lint-documents.js';
import { parseSources, type SourceFile } from './load.js';
import type { Model } from './model.js';
import { type Problem, sortProblems } from './problem.js';
import { ownTarget, type Target } from './target.js';

export type Generated = { problems: Problem[] } | { problems: []; model: Model; files: Files };

/** The whole generator as a function: sources in, files or problems out. */
export async function generate(sources: readonly SourceFile[], target: Target = ownTarget): Promise<Generated> {
  const { files: loaded, examples, counterexamples, problems: unreadable } = parseSources(sources);
  const { schemas, problems: wrong } = lint(loaded, new Set(sources.map(({ path }) => path)));
  const problems = sortProblems([...unreadable, ...wrong]);
  if (problems.length > 0) return { problems };
  const version = String(loaded.find(({ path }) => path === 'contract.json')?.json['version']);
  const model = link(schemas, version, examples);
  const broken = findIncompatibilities(model, bundle(model), loaded);
  if (broken.length > 0) return { problems: sortProblems(broken) };
  const unfit = findWrongExamples(model, examples, counterexamples);
  if (unfit.length > 0) return { problems: sortProblems(unfit) };
  const documents = documentsIn(loaded).map(({ json }) => json);
  return { problems: [], model, files: await emit(model, documents, target) };
}

/** Each emitter is a function of the model: none sees what another has made, but for the one that carries it. */
async function emit(model: Model, documents: readonly JsonObject[], target: Target): Promise<Files> {
  const declarations = await declareTypes(model);
  const emitted = [
    emitBarrel(target),
    emitBundle(model),
    emitContract(target),
    emitDialects(documents, target),
    emitEnums(model, target),
    emitFire(model, target),
    emitGuards(model, target),
    emitKitHook(model, target),
    emitKitPython(model, target),
    emitKitSettings(model, target),
    emitKitTypeScript(model, declarations, target),
    emitReference(model, target),
    emitRoutes(model, target),
    emitSettingsFields(model, target),
    emitTypes(model, declarations, target),
    emitValidators(model, target),
  ];
  const files = new Map(emitted.flatMap((each) => [...each]));
  return new Map([...files, ...emitFiles(files, target)]);
}
