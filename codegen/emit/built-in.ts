import { dialectDocuments, META } from '../check/dialects.js';
import { titleOf } from '../link/flatten.js';
import type { Model } from '../link/model.js';
import type { JsonSchema } from '../read/json.js';
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
import { emitSettingsRules } from './settings-rules.js';
import { type Files, importTypes, newSource, print } from './source.js';
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

const definitionTitle = 'HookDefinition';

interface Fields {
  [name: string]: Fields;
}

/** Emits the known keys of settings files, to report unknown ones: the schema itself is open. */
function emitSettingsFields(model: Model, target: Target): Files {
  const types = model.types.filter(
    ({ source, schema }) => source.startsWith('settings/') && schema.properties !== undefined,
  );
  const fields = Object.fromEntries(types.map(({ title, schema }) => [title, fieldsOf(schema)]));
  const statements = [
    importTypes(target.seam, ['SettingsFields']),
    `/** Fields of the settings file and of the objects in it, by title. */\nexport const settingsFields: Readonly<Record<string, SettingsFields>> = ${indented(fields)};`,
    `/** Hook types that a settings file may declare, with their titles. */\nexport const settingsHookTypes = ${indented(hookTypes(model))} as const;`,
  ];
  return new Map([['settings-fields.ts', print(newSource(statements.join('\n\n')), target)]]);
}

function fieldsOf(schema: JsonSchema): Fields {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fieldsOf(field)]);
  const branches = (schema.anyOf ?? []).map(fieldsOf);
  return Object.assign({}, ...branches, Object.fromEntries(own));
}

function hookTypes(model: Model): Record<string, string> {
  const definition = model.types.find(({ title }) => title === definitionTitle);
  const kinds = definition?.schema.properties?.['hooks']?.items?.anyOf ?? [];
  return Object.fromEntries(
    kinds.map(({ $ref = '' }) => {
      const kind = model.types.find(({ title }) => title === titleOf($ref));
      return [String(kind?.schema.properties?.['type']?.const), titleOf($ref)];
    }),
  );
}

function indented(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
