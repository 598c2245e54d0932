import { dialectDocuments, META } from '../check/dialects.js';
import type { Model } from '../link/model.js';
import type { LoadedFile } from '../read/load.js';
import { readPythonKit } from '../read/python-kit.js';
import { emitBundle } from './bundle.js';
import { emitBarrel, emitContract } from './contract.js';
import { declareTypes } from './declarations.js';
import { emitDialectTypes } from './dialect-types.js';
import { emitDialects } from './dialects.js';
import { emitEntries } from './entries.js';
import { emitEnumTables } from './enum-tables.js';
import { emitEnums } from './enums.js';
import { emitFire } from './fire.js';
import { emitGuards } from './guards.js';
import { emitKitHook } from './kit/hook.js';
import { emitKitPython } from './kit/python.js';
import { emitKitSettings } from './kit/settings.js';
import { emitKitTypeScript } from './kit/typescript.js';
import { emitReference } from './reference.js';
import { emitRoutes } from './routes.js';
import { emitRuleTypes } from './rule-types.js';
import { emitSettingsFields } from './settings-fields.js';
import { emitSettingsRules } from './settings-rules.js';
import type { Files } from './source.js';
import type { Target } from './target.js';
import { emitTraceReader } from './trace-reader.js';
import { emitTypes } from './types.js';
import { emitValidators } from './validators.js';

/** Emits the whole contract. Each emitter is a pure function of the model. Not part of the published package. */
export async function emitBuiltIn(model: Model, loaded: readonly LoadedFile[], target: Target): Promise<Files> {
  const documents = dialectDocuments(loaded).map(({ json }) => json);
  const meta = loaded.find(({ path }) => path === META)?.json;
  const declarations = await declareTypes(model);
  const emitted = [
    emitBarrel(target),
    emitBundle(model),
    emitContract(target),
    emitDialects(documents, target),
    emitEntries(model, target),
    await emitDialectTypes(meta, target),
    emitEnums(model, target),
    emitEnumTables(model, target),
    emitFire(model, target),
    emitGuards(model, target),
    emitKitHook(model, target),
    emitKitPython(model, readPythonKit(), target),
    emitKitSettings(model, target),
    emitKitTypeScript(model, target),
    emitReference(model, target),
    emitRoutes(model, target),
    emitRuleTypes(model, target),
    emitSettingsFields(model, target),
    emitSettingsRules(model, target),
    emitTraceReader(model, target),
    emitTypes(model, declarations, target),
    emitValidators(model, target),
  ];
  return new Map(emitted.flatMap((each) => [...each]));
}
