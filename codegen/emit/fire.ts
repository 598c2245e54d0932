import { Scope } from 'ts-morph';
import { titleOf } from '../flatten.js';
import type { EventModel, FieldModel, Model } from '../model.js';
import { docs, type Files, importNames, importTypes, newSource, print } from './source.js';

/** An abstract class with one typed fire method per event. */
export function emitFire(model: Model): Files {
  const source = newSource();
  const enums = new Set(model.enums.map(({ title }) => title));
  const used = model.events.flatMap((event) => enumParams(event, enums).map(([, title]) => title));
  source.addStatements([
    importTypes('../src/contract/index.js', ['EnumValue', 'FireOptions']),
    importNames('./enums.js', ['HookEventName', ...[...new Set(used)].sort().map((title) => `type ${title}`)]),
    importTypes('./types.js', ['HookFireResult', ...model.events.map(({ params }) => params.title)]),
  ]);
  const declaration = source.addClass({
    name: 'HookEvents',
    isExported: true,
    isAbstract: true,
    docs: docs('One method for each event. None of them ever rejects.'),
  });
  declaration.addMethod({
    name: 'fireEvent',
    scope: Scope.Protected,
    isAbstract: true,
    typeParameters: ['E extends HookEventName'],
    parameters: [{ name: 'eventName', type: 'E' }, { name: 'params', type: 'object' }, optionsParameter],
    returnType: 'Promise<HookFireResult<E>>',
  });
  for (const event of model.events) addFireMethod(declaration, event, enumParams(event, enums));
  return new Map([['fire.ts', print(source, [])]]);
}

const optionsParameter = { name: 'options', type: 'FireOptions', hasQuestionToken: true };

function addFireMethod(
  declaration: ReturnType<ReturnType<typeof newSource>['addClass']>,
  event: EventModel,
  choices: [FieldModel, string][],
): void {
  const { name, params } = event;
  const method = declaration.addMethod({
    docs: docs(event.summary),
    name: `fire${name}Event`,
    typeParameters: choices.map(([, title]) => `${title}Value extends string`),
    parameters: [{ name: 'params', type: paramsType(params.title, choices) }, optionsParameter],
    returnType: `Promise<HookFireResult<HookEventName.${name}>>`,
  });
  method.addStatements(`return this.fireEvent(HookEventName.${name}, params, options);`);
}

/** A parameter that is one of an enum takes it by value, so that a host's own string enum fits as well. */
function paramsType(title: string, choices: [FieldModel, string][]): string {
  if (choices.length === 0) return title;
  const names = choices.map(([{ param }]) => `'${param}'`).join(' | ');
  const members = choices.map(([field, enumTitle]) => {
    const optional = field.schema.default !== undefined;
    const type = `EnumValue<${enumTitle}Value, ${enumTitle}>`;
    return optional ? `${field.param}?: ${type} | undefined` : `${field.param}: ${type}`;
  });
  return `Omit<${title}, ${names}> & { ${members.join('; ')} }`;
}

function enumParams(event: EventModel, enums: ReadonlySet<string>): [FieldModel, string][] {
  return event.fields.flatMap((field): [FieldModel, string][] => {
    const title = field.schema.$ref && titleOf(field.schema.$ref);
    return title && enums.has(title) ? [[field, title]] : [];
  });
}
