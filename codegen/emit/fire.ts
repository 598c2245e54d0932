import { type MethodDeclarationStructure, type OptionalKind, Scope } from 'ts-morph';
import { titleOf } from '../link/flatten.js';
import type { EventModel, FieldModel, Model } from '../link/model.js';
import { docs, type Files, importNames, importTypes, literal, newSource, print, propertyKey } from './source.js';
import type { Target } from './target.js';

/** Emits an abstract class with one typed fire method per event. */
export function emitFire(model: Model, target: Target): Files {
  const source = newSource();
  const enums = new Set(model.enums.map(({ title }) => title));
  const titles = new Set([...enums, ...model.types.map(({ title }) => title)]);
  const used = model.events.flatMap((event) => enumFields(event, enums).map(([, title]) => title));
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
      ...model.events.map((event) => fireMethod(event, enumParams(event, enums, titles))),
    ],
  });
  return new Map([['fire.ts', print(source, target)]]);
}

export const optionsParameter = { name: 'options', type: 'FireOptions', hasQuestionToken: true };

/** A parameter with an enum type, and the type parameter of the fire method for its value. */
export interface EnumParam {
  field: FieldModel;
  title: string;
  value: string;
}

export function fireMethod(
  { name, params, summary }: EventModel,
  choices: readonly EnumParam[],
): OptionalKind<MethodDeclarationStructure> {
  return {
    docs: docs(summary),
    name: `fire${name}Event`,
    typeParameters: choices.map(({ value }) => `${value} extends string`),
    parameters: [{ name: 'params', type: paramsType(params.title, choices) }, optionsParameter],
    returnType: `Promise<HookFireResult<HookEventName.${name}> | None>`,
    statements: `return this.fireEvent(HookEventName.${name}, params, options);`,
  };
}

/** Returns the type of the parameters. Enum parameters accept values, so that a host can pass its own string enum. */
function paramsType(title: string, choices: readonly EnumParam[]): string {
  if (choices.length === 0) return title;
  const names = choices.map(({ field }) => literal(field.param)).join(' | ');
  const members = choices.map(({ field, title: enumTitle, value }) => {
    const optional = !field.required || field.schema.default !== undefined;
    const type = `EnumValue<${value}, ${enumTitle}>`;
    const key = propertyKey(field.param);
    return optional ? `${key}?: ${type} | undefined` : `${key}: ${type}`;
  });
  return `Omit<${title}, ${names}> & { ${members.join('; ')} }`;
}

/** Names a type parameter for each field. Fields of one enum and existing titles need other names. */
export function enumParams(event: EventModel, enums: ReadonlySet<string>, titles: ReadonlySet<string>): EnumParam[] {
  const taken = new Set(titles);
  return enumFields(event, enums).map(([field, title]) => {
    let value = `${title}Value`;
    for (let number = 2; taken.has(value); number++) value = `${title}Value${number}`;
    taken.add(value);
    return { field, title, value };
  });
}

function enumFields(event: EventModel, enums: ReadonlySet<string>): [FieldModel, string][] {
  return event.fields.flatMap((field): [FieldModel, string][] => {
    const title = field.schema.$ref && titleOf(field.schema.$ref);
    return title && enums.has(title) ? [[field, title]] : [];
  });
}
