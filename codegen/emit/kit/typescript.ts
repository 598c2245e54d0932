import type { EnumModel, Model } from '../../link/model.js';
import type { Declarations } from '../declarations.js';
import { reachableEnums, scriptTypes } from '../reach.js';
import { docs, type Files, literal, newSource, print } from '../source.js';
import type { Target } from '../target.js';
import { interfacesByEvent } from '../types.js';

/** Emits a self-contained declaration file for hooks in TypeScript, or in JavaScript with JSDoc. */
export function emitKitTypeScript(model: Model, declarations: Declarations, target: Target): Files {
  const types = scriptTypes(model);
  const source = newSource(types.map(({ title }) => declarations.get(title)).join('\n\n'));
  for (const { title, description, values } of reachableEnums(types, model)) {
    source.addTypeAlias({ name: title, isExported: true, docs: docs(description), type: union(values) });
  }
  source.addInterfaces(interfacesByEvent(model.events, 'print'));
  source.addTypeAlias({
    name: 'HookEventName',
    isExported: true,
    docs: docs('Names of the events.'),
    type: 'keyof HookInputs',
  });
  source.addTypeAlias({
    name: 'AnyHookInput',
    isExported: true,
    docs: docs('Input of any hook. Test `hook_event_name` to narrow the type.'),
    type: 'HookInputs[HookEventName]',
  });
  source.addTypeAlias({
    name: 'AnyHookOutput',
    isExported: true,
    docs: docs('Output of any hook.'),
    type: 'HookOutputs[HookEventName]',
  });
  return new Map([['kit/hook-types.d.ts', print(source, target)]]);
}

function union(values: EnumModel['values']): string {
  return values.map((value) => literal(value)).join(' | ');
}
