import type { JsonSchema } from '../json.js';
import type { Model, TypeModel } from '../model.js';
import { compare } from '../problem.js';
import type { Target } from '../target.js';
import { reachableTypes } from './reach.js';
import { type Files, header, importNames } from './source.js';
import { standalone } from './standalone.js';

/**
 * A function for every type, named after it. A process pays for all of a module that it loads: so what only hooks read, which
 * the runtime never checks, has one of its own.
 */
export function emitValidators(model: Model, target: Target): Files {
  const all = neededTypes(model);
  const checked = all.filter((type) => !isStdin(type, model));
  const imports = importNames(target.seam, [
    'addError',
    'addMissing',
    'addTypes',
    'type GeneratedValidator',
    'isObject',
    'joinErrors',
    'joinErrorsOrNull',
  ]);
  const others = importNames(
    './validators.js',
    checked.map(({ title }) => validatorName(title)),
  );
  const stdin = all.filter((type) => isStdin(type, model));
  return new Map([
    ['validators.ts', moduleOf([imports], checked, target)],
    ['stdin-validators.ts', moduleOf([imports, others], stdin, target)],
  ]);
}

function moduleOf(imports: readonly string[], types: readonly TypeModel[], target: Target): string {
  return `${header(target)}\n// @ts-nocheck\n${imports.join('\n')}\n\n${types.map(declare).join('\n\n')}\n`;
}

/** Whether it is what a hook reads of an event. */
export function isStdin({ title }: Pick<TypeModel, 'title'>, { events }: Model): boolean {
  return events.some(({ input }) => input.title === title);
}

/**
 * What Ajv prints is a module of its own: inside a function its names meet no others. It is made when it is first asked for:
 * a process pays for none that it does not use, and a bundler can leave it out.
 */
function declare({ title, source, schema }: TypeModel): string {
  const made = `made${title}`;
  return `// schemas/${source}
let ${made}: GeneratedValidator | undefined;
export function ${validatorName(title)}(): GeneratedValidator {
  if (${made} !== undefined) return ${made};
  const module = { exports: {} };
${standalone(schema, validatorName).trim()}
  return (${made} = module.exports);
}`;
}

export function validatorName(title: string): string {
  return `validatorOf${title}`;
}

/** The contracts and all that they refer to, enums included; in title order. */
function neededTypes(model: Model): TypeModel[] {
  const titles = model.contracts.map(({ title }) => title);
  return reachableTypes(titles, everyType(model)).sort((a, b) => compare(a.title, b.title));
}

/** Everything a reference can point to. */
function everyType(model: Model): TypeModel[] {
  const enums = model.enums.map(({ title, source, values }) => {
    const schema: JsonSchema = { type: 'string', enum: values };
    return { title, source, schema };
  });
  return [...enums, ...model.types, ...model.events.map(({ ingress }) => ingress)];
}
