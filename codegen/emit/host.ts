import type { Model, TypeModel } from '../link/model.js';
import type { LoadedFile } from '../read/load.js';
import { declareTypes } from './declarations.js';
import { emitHostBarrel, emitHostContract, emitHostDialects, emitHostFiles } from './host/contract.js';
import { extendingTypes, ownPart } from './host/own-part.js';
import { emitHostEnums, emitHostFire, emitHostRoutes } from './host/tables.js';
import { emitHostTypes, extendBase } from './host/types.js';
import { emitHostGuards, emitHostValidators } from './host/validators.js';
import { definer, tableOf } from './kit/hook.js';
import { rowsOf } from './kit/rows.js';
import { eventSection } from './reference/event.js';
import { exampleOf } from './reference/examples.js';
import { enumSection, eventTable, typeSection } from './reference.js';
import { emitHostRuleTypes } from './rule-types.js';
import { type Files, importNames, importTypes, newSource, notice, print } from './source.js';
import type { Target } from './target.js';

/** Emits what a host adds to the built-in contract. Everything else is imported from the package. */
export async function emitHost(model: Model, loaded: readonly LoadedFile[], target: Target): Promise<Files> {
  const dialects = loaded.filter(({ path, builtIn }) => !builtIn && path.startsWith('dialects/'));
  const types = { types: extendingTypes(model), events: ownPart(model).events };
  const declarations = extendBase(await declareTypes(types), model);
  const emitted = [
    emitHostBarrel(model, target),
    emitHostContract(dialects.length > 0, target),
    emitHostDialects(
      dialects.map(({ json }) => json),
      target,
    ),
    emitHostEnums(model, target),
    emitHostFiles(loaded, target),
    emitHostFire(model, target),
    emitHostGuards(model, target),
    emitHostKit(model, target),
    emitHostReference(model, target),
    emitHostRoutes(model, target),
    emitHostRuleTypes(model, target),
    await emitHostTypes(model, declarations, target),
    emitHostValidators(model, target),
  ];
  return new Map(emitted.flatMap((each) => [...each]));
}

const intro = `# Reference

The events of this project. Exit codes, base fields, common fields, the built-in events and the settings are described in the
reference of hookwright: \`generated/docs/reference.md\` in the package.`;

/** Emits the reference page of the host's own events. */
function emitHostReference(model: Model, target: Target): Files {
  const own = ownPart(model);
  const formats = own.types.filter(({ source }) => source.startsWith('common/'));
  const section = (type: TypeModel): string => [typeSection(type), ...exampleOf(type, model)].join('\n\n');
  const parts = [
    `<!-- ${notice(target)} -->`,
    intro,
    '## Events',
    eventTable(own).join('\n'),
    ...own.events.map((event) => eventSection(event, model)),
    ...(formats.length > 0 ? ['## Formats', ...formats.map(section)] : []),
    ...(own.enums.length > 0 ? ['## Enums', ...own.enums.map(enumSection)] : []),
  ];
  return new Map([['docs/reference.md', `${withoutDanglingLinks(parts.join('\n\n'))}\n`]]);
}

/** Turns links to sections of the built-in reference into plain text. */
function withoutDanglingLinks(page: string): string {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)];
  const anchors = new Set(headings.map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-')));
  return page.replaceAll(/\[([^\]\n]+)\]\(#([^)\s]+)\)/g, (link: string, words: string, anchor: string) =>
    anchors.has(anchor) ? link : words,
  );
}

/** Emits `defineHook` for TypeScript and JavaScript, typed with the built-in events and the host's. */
function emitHostKit(model: Model, target: Target): Files {
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
