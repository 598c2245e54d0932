import { type MethodDeclarationStructure, type OptionalKind, Scope } from 'ts-morph';
import { titleOf } from '../link/flatten.js';
import type { EventModel, FieldModel, Model } from '../link/model.js';
import { docs, type Files, importNames, importTypes, literal, newSource, print, propertyKey } from './source.js';
import type { Target } from './target.js';

/** Emits an abstract class with one typed fire method per event. */
export function emitFire(model: Model, target: Target): Files {
  const source = newSource();
  const enums = new Set(model.enums.map(({ title }) => title));
  const used = model.events.flatMap((event) => enumParams(event, enums).map(([, title]) => title));
  source.addStatements([
    importTypes(target.seam, ['EnumValue', 'FireOptions']),
    importNames('./enums.js', ['HookEventName', ...[...new Set(used)].sort().map((title) => `type ${title}`)]),
    importTypes('./types.js', ['HookFireResult', ...model.events.map(({ params }) => params.title)]),
  ]);
  source.addClass({
    name: 'HookEvents',
    isExported: true,
    isAbstract: true,
    docs: docs('One fire method per event. `None` is the result if nothing was fired.'),
    typeParameters: [{ name: 'None', default: 'never' }],
    methods: [
      {
        name: 'fireEvent',
        scope: Scope.Protected,
        isAbstract: true,
        typeParameters: ['E extends HookEventName'],
        parameters: [{ name: 'eventName', type: 'E' }, { name: 'params', type: 'object' }, optionsParameter],
        returnType: 'Promise<HookFireResult<E> | None>',
      },
      ...model.events.map((event) => fireMethod(event, enumParams(event, enums))),
    ],
  });
  return new Map([['fire.ts', print(source, target)]]);
}

export const optionsParameter = { name: 'options', type: 'FireOptions', hasQuestionToken: true };

export function fireMethod(
  { name, params, summary }: EventModel,
  choices: [FieldModel, string][],
): OptionalKind<MethodDeclarationStructure> {
  return {
    docs: docs(summary),
    name: `fire${name}Event`,
    typeParameters: choices.map(([, title]) => `${title}Value extends string`),
    parameters: [{ name: 'params', type: paramsType(params.title, choices) }, optionsParameter],
    returnType: `Promise<HookFireResult<HookEventName.${name}> | None>`,
    statements: `return this.fireEvent(HookEventName.${name}, params, options);`,
  };
}

/** Returns the type of the parameters. Enum parameters accept values, so that a host can pass its own string enum. */
function paramsType(title: string, choices: [FieldModel, string][]): string {
  if (choices.length === 0) return title;
  const names = choices.map(([{ param }]) => literal(param)).join(' | ');
  const members = choices.map(([field, enumTitle]) => {
    const optional = !field.required || field.schema.default !== undefined;
    const type = `EnumValue<${enumTitle}Value, ${enumTitle}>`;
    const key = propertyKey(field.param);
    return optional ? `${key}?: ${type} | undefined` : `${key}: ${type}`;
  });
  return `Omit<${title}, ${names}> & { ${members.join('; ')} }`;
}

export function enumParams(event: EventModel, enums: ReadonlySet<string>): [FieldModel, string][] {
  return event.fields.flatMap((field): [FieldModel, string][] => {
    const title = field.schema.$ref && titleOf(field.schema.$ref);
    return title && enums.has(title) ? [[field, title]] : [];
  });
}
