import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { bundle } from '../link/bundle.js';
import { referenceTo } from '../link/flatten.js';
import type { Model } from '../link/model.js';
import { nearest } from '../names.js';
import type { Problem } from '../problem.js';
import { type Case, pointerOfCase } from '../read/cases.js';
import { escapePointer } from '../read/json.js';

/** Checks that each valid case is valid and that each invalid case fails at its pointer. */
export function findWrongCases(model: Model, cases: readonly Case[]): Problem[] {
  if (cases.length === 0) return [];
  const contract = bundle(model);
  // Inlined references would be compiled again for each title.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    inlineRefs: false,
    ownProperties: true,
  });
  ajv.addSchema(contract, 'contract');
  const titles = Object.keys(contract.$defs);
  const builtIn = builtInTitles(model);
  const unknown = new Map(cases.filter(({ title }) => !titles.includes(title)).map((one) => [one.path, one]));
  const taken = new Set(cases.filter(({ title }) => builtIn.has(title)).map(({ path }) => path));
  return [
    ...[...unknown.values()].map((one) => unknownTitle(one, titles)),
    ...[...taken].map((file) => ({ file, pointer: '', text: TAKEN, help: 'remove the file' })),
    ...cases.flatMap((one) => {
      const validate =
        titles.includes(one.title) && !taken.has(one.path)
          ? ajv.getSchema(`contract${referenceTo(one.title)}`)
          : undefined;
      return validate ? checkCase(one, validate) : [];
    }),
  ];
}

const TAKEN = 'has cases of a built-in type, which a host cannot change';

/** Returns the titles of hookwright's own types when a host adds its schemas to them. */
function builtInTitles({ types, enums, events }: Model): ReadonlySet<string> {
  const derived = events.map(({ input, ingress }) => ({ title: ingress.title, builtIn: input.builtIn }));
  return new Set([...types, ...enums, ...derived].flatMap(({ title, builtIn }) => (builtIn ? [title] : [])));
}

function checkCase({ path: file, name, value, at }: Case, validate: ValidateFunction): Problem[] {
  const errors = validate(value) === true ? [] : (validate.errors ?? []);
  if (at === undefined) {
    const help = 'a case of "valid" must be valid; move it to "invalid", or change the value or the schema';
    const place = pointerOfCase('valid', name);
    return errors.map((error) => ({
      file,
      pointer: `${place}${pointerOf(error)}`,
      text: error.message ?? error.keyword,
      help,
    }));
  }
  const pointers = errors.map(pointerOf);
  if (pointers.includes(at)) return [];
  const found = [...new Set(pointers)].map((pointer) => JSON.stringify(pointer)).join(', ');
  const text = found === '' ? 'is valid' : `fails at ${found}, not at ${JSON.stringify(at)}`;
  const help = found === '' ? 'move it to "valid", or change it' : 'write where it fails as "at": "<JSON pointer>"';
  return [{ file, pointer: pointerOfCase('invalid', name), text, help }];
}

/** Returns the pointer of an error; for a missing property, the pointer that it would have. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty }: { missingProperty?: unknown } = params;
  return typeof missingProperty === 'string' ? `${instancePath}/${escapePointer(missingProperty)}` : instancePath;
}

function unknownTitle({ path: file, title }: Case, titles: readonly string[]): Problem {
  const guess = nearest(title, titles);
  const help = guess ? `did you mean "${guess}"?` : 'name the file after a title of the contract';
  return { file, pointer: '', text: `there is no type "${title}" in the contract`, help };
}
