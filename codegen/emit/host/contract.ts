import type { Model } from '../../link/model.js';
import type { JsonObject } from '../../read/json.js';
import type { LoadedFile } from '../../read/load.js';
import { contractModule } from '../contract.js';
import { dialectModule } from '../dialect-types.js';
import { dialectEntry } from '../dialects.js';
import { type Files, header, importNames, importTypes, literal } from '../source.js';
import type { Target } from '../target.js';
import { overridingTitles } from './types.js';

/** Emits the contract of a host: the built-in contract, extended by the host's own part. */
export function emitHostContract(hasDialects: boolean, target: Target): Files {
  const imports = [
    importNames(target.seam, ['type ConfigSource', 'contract as builtIn', 'extendContract', 'type FunctionHookConfig']),
    importTypes('./enums.js', ['HookEventName']),
    importNames('./guards.js', ['isCheckedName', 'violationsOfChecked']),
    importNames('./routes.js', ['CONTRACT_VERSION', 'ownRoutes']),
    importTypes('./types.js', ['HookFireResult', 'HookInputs', 'HookOutputs', 'HookTypes']),
  ];
  const dialects = hasDialects ? "\n  dialects: async () => (await import('./dialects.js')).dialects," : '';
  const contract = `/** Contract for the runtime: the built-in events and this project's own. Pass it to the config. */
export const contract: Contract<HookTypes> = extendContract<HookTypes>(builtIn, {
  version: CONTRACT_VERSION,
  routes: ownRoutes,${dialects}
  ruleTypes: async () => (await import('./rule-types.js')).ruleTypes,
  files: async () => (await import('./files.js')).files,
  violations: (name, value) => (isCheckedName(name) ? violationsOfChecked(name, value) : undefined),
});`;
  return contractModule(imports, contract, target);
}

/** Emits the host's own dialects, if there are any. */
export function emitHostDialects(documents: readonly JsonObject[], target: Target): Files {
  if (documents.length === 0) return new Map();
  const text = `${header(target)}

${importTypes(dialectModule(target), ['Dialect'])}

/** Dialects of this project by name. */
export const dialects: Readonly<Record<string, Dialect>> = {
${documents.map(dialectEntry).join('')}};
`;
  return new Map([['dialects.ts', text]]);
}

/** Names that replace built-in ones, by module. Two star exports of one name need such an explicit export. */
const overriding = {
  contract: ['contract', 'type FunctionHook', 'hookEvents', 'type HostEvents'],
  enums: ['HookEventName'],
  fire: ['HookEvents'],
  guards: [
    ...['type CheckedName', 'type ContractName', 'getViolations'],
    ...['isCheckedName', 'isContractName', 'violationsOfChecked'],
  ],
  routes: ['CONTRACT_VERSION', 'isHookEventName', 'routes'],
};

/** Emits index.ts, which exports the built-in contract and the host's additions. */
export function emitHostBarrel(model: Model, target: Target): Files {
  const modules = Object.entries(overriding);
  const lines = [
    `export * from '${target.seam}';`,
    ...modules.map(([name]) => `export * from './${name}.js';`),
    "export type * from './types.js';",
    ...modules.map(([name, names]) => `export { ${names.join(', ')} } from './${name}.js';`),
    `export type { ${overridingTitles(model).join(', ')} } from './types.js';`,
  ];
  return new Map([['index.ts', `${header(target)}\n\n${lines.join('\n')}\n`]]);
}

/** Embeds the host's schemas, from which its command composes schemas and kits: compilers and bundlers copy only code. */
export function emitHostFiles(loaded: readonly LoadedFile[], target: Target): Files {
  const own = loaded.filter(({ path, builtIn }) => !builtIn && /^(?:events|common)\/|^contract\.json$/.test(path));
  const rows = own.map(({ path, json: { $schema: _, ...json } }) => {
    return `  ${literal(path)}: ${template(JSON.stringify(json))},\n`;
  });
  const declaration = `/** Schemas of this project's own events by path. Loaded on demand. */
export const files: Readonly<Record<string, string>> = {\n${rows.join('')}};`;
  return new Map([['files.ts', `${header(target)}\n\n${declaration}\n`]]);
}

/** Returns a template literal, in which quotes need no escapes. */
function template(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``;
}
