import { findIncompatibilities } from './compat.js';
import { emitBarrel } from './emit/barrel.js';
import { bundle, emitBundle } from './emit/bundle.js';
import { emitEnums } from './emit/enums.js';
import { emitFire } from './emit/fire.js';
import { emitGuards } from './emit/guards.js';
import { emitKitPython } from './emit/kit-python.js';
import { emitKitSettings } from './emit/kit-settings.js';
import { emitKitTypeScript } from './emit/kit-typescript.js';
import { emitReference } from './emit/reference.js';
import { emitRoutes } from './emit/routes.js';
import { emitSettingsFields } from './emit/settings-fields.js';
import type { Files } from './emit/source.js';
import { emitTypes } from './emit/types.js';
import { emitValidators } from './emit/validators.js';
import { link } from './link.js';
import { lint } from './lint.js';
import { parseSources, type SourceFile } from './load.js';
import type { Model } from './model.js';
import { type Problem, sortProblems } from './problem.js';

export type Generated = { problems: Problem[] } | { problems: []; model: Model; files: Files };

/** The whole generator as a function: sources in, files or problems out. */
export async function generate(sources: readonly SourceFile[]): Promise<Generated> {
  const { files: loaded, examples, problems: unreadable } = parseSources(sources);
  const { schemas, problems: wrong } = lint(loaded, new Set(sources.map(({ path }) => path)));
  const problems = sortProblems([...unreadable, ...wrong]);
  if (problems.length > 0) return { problems };
  const version = String(loaded.find(({ path }) => path === 'contract.json')?.json['version']);
  const model = link(schemas, version, examples);
  const broken = findIncompatibilities(model, bundle(model), loaded);
  if (broken.length > 0) return { problems: sortProblems(broken) };
  const emitted = [
    emitBarrel(),
    emitBundle(model),
    emitEnums(model),
    emitFire(model),
    emitGuards(model),
    emitKitPython(model),
    emitKitSettings(model),
    await emitKitTypeScript(model),
    emitReference(model),
    emitRoutes(model),
    emitSettingsFields(model),
    await emitTypes(model),
    emitValidators(model),
  ];
  return { problems: [], model, files: new Map(emitted.flatMap((files) => [...files])) };
}
