import type { Model, TypeModel } from '../link/model.js';
import { compare } from '../names.js';
import type { JsonSchema } from '../read/json.js';
import { reachableTypes } from './reach.js';
import { type Files, header, importNames, importTypes } from './source.js';
import type { Target } from './target.js';
import { standalone } from './validators/standalone.js';

/**
 * Emits a validator for every type. The types that only hooks read have their own module, because the runtime never checks
 * them and should not load their validators.
 */
export function emitValidators(model: Model, target: Target): Files {
  const all = neededTypes(model);
  const checked = all.filter((type) => !isStdin(type, model));
  const imports = importHelpers(target);
  const others = importNames(
    './validators.js',
    checked.map(({ title }) => validatorName(title)),
  );
  const stdin = all.filter((type) => isStdin(type, model));
  return new Map([
    ['common-validators.ts', commonValidators(model, target)],
    ['validators.ts', moduleOf([imports], checked, target)],
    ['stdin-validators.ts', moduleOf([imports, others], stdin, target)],
  ]);
}

/** Imports the helpers that validators call. */
export function importHelpers({ seam }: Target): string {
  return importNames(seam, [
    'addError',
    'addMissing',
    'addTypes',
    'type GeneratedValidator',
    'isObject',
    'joinErrors',
    'joinErrorsOrNull',
  ]);
}

/** Prints a module with one validator per type. */
export function moduleOf(imports: readonly string[], types: readonly TypeModel[], target: Target): string {
  return `${header(target)}\n// @ts-nocheck\n${imports.join('\n')}\n\n${types.map(declare).join('\n\n')}\n`;
}

/** Returns true for the input of an event as hooks read it on standard input. */
export function isStdin({ title }: Pick<TypeModel, 'title'>, { events }: Model): boolean {
  return events.some(({ input }) => input.title === title);
}

/**
 * Wraps Ajv's module in a function, so that its names do not clash. The validator is created on first use: unused validators
 * cost nothing, and a bundler can drop them.
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

/** Returns the contracts, the common types and all types that they refer to, including enums; in title order. */
function neededTypes(model: Model): TypeModel[] {
  const titles = [...model.contracts, ...commonTypes(model)].map(({ title }) => title);
  return reachableTypes(titles, everyType(model)).sort((a, b) => compare(a.title, b.title));
}

/** Returns the types that the schemas of a host can refer to. */
function commonTypes(model: Model): TypeModel[] {
  return everyType(model).filter(({ source }) => source.startsWith('common/'));
}

/** Emits a table of the validators that those of a host call. */
function commonValidators(model: Model, target: Target): string {
  const titles = commonTypes(model)
    .map(({ title }) => title)
    .sort(compare);
  const rows = titles.map((title) => `  ${title}: ${validatorName(title)},\n`);
  return `${header(target)}

${importTypes(target.seam, ['GeneratedValidator'])}
${importNames('./validators.js', titles.map(validatorName))}

/** Validators of the types that the schemas of a host can refer to, by title. Generated code calls them. */
export const commonValidators = {\n${rows.join('')}} as const satisfies Record<string, () => GeneratedValidator>;
`;
}

/** Returns every type that a reference can point to. */
function everyType(model: Model): TypeModel[] {
  return [...enumTypes(model), ...model.types, ...model.events.map(({ ingress }) => ingress)];
}

/** Returns the enums as types. */
export function enumTypes({ enums }: Pick<Model, 'enums'>): TypeModel[] {
  return enums.map(({ title, source, values }) => {
    const schema: JsonSchema = { type: 'string', enum: values };
    return { title, source, schema };
  });
}
