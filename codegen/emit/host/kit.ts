import type { Model } from '../../link/model.js';
import { definer, tableOf } from '../kit/hook.js';
import { rowsOf } from '../kit/rows.js';
import { type Files, importNames, importTypes, newSource, print } from '../source.js';
import type { Target } from '../target.js';
import { ownPart } from './own-part.js';

/** Emits `defineHook` for TypeScript and JavaScript, typed with the built-in events and the host's. */
export function emitHostKit(model: Model, target: Target): Files {
  const source = newSource();
  source.addStatements([
    importNames(target.kit, ['commonFields', 'hookDefiner', 'kitEvents as builtInEvents', 'type Reply', 'redactor']),
    importTypes('../types.js', ['HookInputs', 'HookOutputs']),
    `export * from '${target.kit}';`,
    "export type { HookInputs, HookOutputs } from '../types.js';",
    tableOf(rowsOf(ownPart(model).events, model), '  ...builtInEvents,\n'),
    definer,
  ]);
  return new Map([['kit/hook.ts', print(source, target)]]);
}
