import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { bundle } from '../link/bundle.js';
import { referenceTo } from '../link/flatten.js';
import type { Model } from '../link/model.js';
import { nearest } from '../names.js';
import type { Problem } from '../problem.js';
import { escapePointer, isJsonObject, type Json } from '../read/json.js';
import type { ExampleFile } from '../read/load.js';

/**
 * Checks that each example is valid and that each counterexample fails at its pointer. Skips those of the built-in contract,
 * which our own tests check.
 */
export function findWrongExamples(
  model: Model,
  examples: readonly ExampleFile[],
  counterexamples: readonly ExampleFile[],
): Problem[] {
  const contract = bundle(model);
  const titles = Object.keys(contract.$defs);
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  ajv.addSchema(contract, 'contract');
  const check = (file: ExampleFile, checkFile: Check): Problem[] => {
    if (file.builtIn) return [];
    const title = file.path.split('/')[1] ?? '';
    const validate = titles.includes(title) ? ajv.getSchema(`contract${referenceTo(title)}`) : undefined;
    return validate ? checkFile(file, validate) : [unknownTitle(file, title, titles)];
  };
  return [
    ...examples.flatMap((file) => check(file, checkExample)),
    ...counterexamples.flatMap((file) => check(file, checkCounterexample)),
  ];
}

type Check = (file: ExampleFile, validate: ValidateFunction) => Problem[];

const checkExample: Check = ({ path, value }, validate) => {
  return failures(value, validate).map(({ at, message }) => ({
    file: path,
    pointer: at,
    text: message,
    help: 'an example must be valid; an invalid value belongs to counterexamples/',
  }));
};

const checkCounterexample: Check = ({ path: file, value: json }, validate) => {
  const { at, value } = isJsonObject(json) ? json : {};
  if (typeof at !== 'string' || value === undefined) {
    const help = 'write { "at": "<JSON pointer of what is wrong>", "value": ... }';
    return [{ file, pointer: '', text: 'is not a counterexample', help }];
  }
  const pointers = failures(value, validate).map((failure) => failure.at);
  if (pointers.includes(at)) return [];
  const text =
    pointers.length === 0 ? 'is valid' : `fails at ${pointers.map((pointer) => JSON.stringify(pointer)).join(', ')}`;
  return [{ file, pointer: '/at', text, help: 'a counterexample must fail at its "at"' }];
};

function failures(value: Json, validate: ValidateFunction): { at: string; message: string }[] {
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map((error) => ({ at: pointerOf(error), message: error.message ?? error.keyword }));
}

/** Returns the pointer of an error; for a missing property, the pointer that it would have. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty }: { missingProperty?: unknown } = params;
  return typeof missingProperty === 'string' ? `${instancePath}/${escapePointer(missingProperty)}` : instancePath;
}

function unknownTitle({ path: file }: ExampleFile, title: string, titles: readonly string[]): Problem {
  const guess = nearest(title, titles);
  const help = guess ? `did you mean "${guess}"?` : 'name the folder after a title of the contract';
  return { file, pointer: '', text: `there is no type "${title}" in the contract`, help };
}
