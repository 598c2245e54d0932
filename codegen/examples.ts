import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { bundle } from './emit/bundle.js';
import { referenceTo } from './flatten.js';
import { escapePointer, isJsonObject, type Json } from './json.js';
import type { ExampleFile } from './load.js';
import type { Model } from './model.js';
import { nearest } from './nearest.js';
import type { Problem } from './problem.js';

/** An example must be valid, a counterexample must fail where it says. Those of the built-in contract are known to. */
export function findWrongExamples(
  model: Model,
  examples: readonly ExampleFile[],
  counterexamples: readonly ExampleFile[],
): Problem[] {
  const contract = bundle(model);
  const titles = Object.keys(contract.$defs);
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  ajv.addSchema(contract, 'contract');
  const check = (file: ExampleFile, judge: Judge): Problem[] => {
    if (file.builtIn) return [];
    const title = file.path.split('/')[1] ?? '';
    const validate = titles.includes(title) ? ajv.getSchema(`contract${referenceTo(title)}`) : undefined;
    return validate ? judge(file, validate) : [unknownTitle(file, title, titles)];
  };
  return [
    ...examples.flatMap((file) => check(file, judgeExample)),
    ...counterexamples.flatMap((file) => check(file, judgeCounterexample)),
  ];
}

type Judge = (file: ExampleFile, validate: ValidateFunction) => Problem[];

const judgeExample: Judge = ({ path, value }, validate) => {
  return failures(value, validate).map(({ at, message }) => ({
    file: path,
    pointer: at,
    text: message,
    help: 'an example fits the schema of its folder; one that must not is a counterexample',
  }));
};

const judgeCounterexample: Judge = ({ path: file, value: json }, validate) => {
  const { at, value } = isJsonObject(json) ? json : {};
  if (typeof at !== 'string' || value === undefined) {
    const help = 'write { "at": "<JSON pointer of what is wrong>", "value": ... }';
    return [{ file, pointer: '', text: 'is not a counterexample', help }];
  }
  const places = failures(value, validate).map((failure) => failure.at);
  if (places.includes(at)) return [];
  const text = places.length === 0 ? 'is valid' : `fails at ${places.map((place) => JSON.stringify(place)).join(', ')}`;
  return [{ file, pointer: '/at', text, help: 'a counterexample must fail where it says' }];
};

function failures(value: Json, validate: ValidateFunction): { at: string; message: string }[] {
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map((error) => ({ at: placeOf(error), message: error.message ?? error.keyword }));
}

/** A missing property is named by the place where it should be. */
function placeOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty }: { missingProperty?: unknown } = params;
  return typeof missingProperty === 'string' ? `${instancePath}/${escapePointer(missingProperty)}` : instancePath;
}

function unknownTitle({ path: file }: ExampleFile, title: string, titles: readonly string[]): Problem {
  const guess = nearest(title, titles);
  const help = guess ? `did you mean "${guess}"?` : 'name the folder after a title of the contract';
  return { file, pointer: '', text: `the contract has no "${title}"`, help };
}
