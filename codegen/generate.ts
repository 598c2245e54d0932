import { findWrongCases } from './check/cases.js';
import { findIncompatibilities } from './check/compat.js';
import { checkContract } from './check/contract.js';
import { dialectDocuments, META } from './check/dialects.js';
import { emitBundle } from './emit/bundle.js';
import { emitBarrel, emitContract } from './emit/contract.js';
import { declareTypes } from './emit/declarations.js';
import { emitDialectTypes } from './emit/dialect-types.js';
import { emitDialects } from './emit/dialects.js';
import { emitEntries } from './emit/entries.js';
import { emitEnumTables } from './emit/enum-tables.js';
import { emitEnums } from './emit/enums.js';
import { emitFire } from './emit/fire.js';
import { emitGuards } from './emit/guards.js';
import { emitHost } from './emit/host.js';
import { emitKitHook } from './emit/kit/hook.js';
import { emitKitPython } from './emit/kit/python.js';
import { emitKitSettings } from './emit/kit/settings.js';
import { emitKitTypeScript } from './emit/kit/typescript.js';
import { emitReference } from './emit/reference.js';
import { emitRoutes } from './emit/routes.js';
import { emitSettingsFields } from './emit/settings-fields.js';
import { emitSettingsRules } from './emit/settings-rules.js';
import type { Files } from './emit/source.js';
import { ownTarget, type Target } from './emit/target.js';
import { emitTraceReader } from './emit/trace-reader.js';
import { emitTypes } from './emit/types.js';
import { emitValidators } from './emit/validators.js';
import { bundle } from './link/bundle.js';
import { link } from './link/link.js';
import type { Model } from './link/model.js';
import { type Problem, sortProblems } from './problem.js';
import type { JsonObject } from './read/json.js';
import { parseSources, type SourceFile } from './read/load.js';
import { readPythonKit } from './read/python-kit.js';

/** Result of a run: problems, or the model and the files to write. */
export type Generated = { problems: Problem[] } | { problems: []; model: Model; files: Files };

/** Runs the whole generator: takes sources, returns files or problems. Reads only the Python modules of the package. */
export async function generate(sources: readonly SourceFile[], target: Target = ownTarget): Promise<Generated> {
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
  if (target.extendsBuiltIn) return { problems: [], model, files: await emitHost(model, loaded, target) };
  const documents = dialectDocuments(loaded).map(({ json }) => json);
  const meta = loaded.find(({ path }) => path === META)?.json;
  const files = await emit(model, documents, target);
  return { problems: [], model, files: new Map([...files, ...(await emitDialectTypes(meta, target))]) };
}

/** Runs the emitters. Each is a pure function of the model. */
async function emit(model: Model, documents: readonly JsonObject[], target: Target): Promise<Files> {
  const declarations = await declareTypes(model);
  const emitted = [
    emitBarrel(target),
    emitBundle(model),
    emitContract(target),
    emitDialects(documents, target),
    emitEntries(model, target),
    emitEnums(model, target),
    emitEnumTables(model, target),
    emitFire(model, target),
    emitGuards(model, target),
    emitKitHook(model, target),
    emitKitPython(model, readPythonKit(), target),
    emitKitSettings(model, target),
    emitKitTypeScript(model, declarations, target),
    emitReference(model, target),
    emitRoutes(model, target),
    emitSettingsFields(model, target),
    emitSettingsRules(model, target),
    emitTraceReader(model, target),
    emitTypes(model, declarations, target),
    emitValidators(model, target),
  ];
  return new Map(emitted.flatMap((each) => [...each]));
}
