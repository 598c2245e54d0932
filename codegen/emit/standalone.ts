import { _, Ajv, type Code, type CodeKeywordDefinition, Name, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { titleOf } from '../flatten.js';
import { type JsonSchema, mapSchema, walkSchema } from '../json.js';

/**
 * Ajv's standalone code of one schema: a CommonJS module whose functions for other types are found outside it.
 * The text is used as Ajv prints it. Each schema has an Ajv of its own, so that no name depends on another schema.
 */
export function standalone(schema: JsonSchema, nameOf: (title: string) => string): string {
  const ajv = new Ajv({ ...options, ownProperties: namesInherited(schema) });
  ajv.addKeyword(fitsKeyword(nameOf));
  const code = printModule(ajv, ajv.compile(bare(schema)));
  if (needsModules(code)) throw new Error('a validator needs Ajv at run time: avoid the keyword that causes it');
  return code;
}

/** Ajv's own helpers are CommonJS modules of Ajv, which nobody has at run time. */
export function needsModules(code: string): boolean {
  return /^const \w+ = require\(/m.test(code);
}

// Lint has checked the schemas against a stricter meta-schema than Ajv's own.
const options: Options = {
  validateSchema: false,
  allErrors: true,
  messages: false,
  strict: true,
  strictTypes: false,
  // A long list would be walked with one of Ajv's helpers.
  loopEnum: Number.POSITIVE_INFINITY,
  code: { source: true, lines: true },
};

// The interop default export of Ajv's CommonJS is a function at run time and a namespace to the type checker.
const printModule = 'default' in standaloneCode ? standaloneCode.default : standaloneCode;

/** Every object has a `constructor`: a field of such a name is there only if it is the object's own. */
function namesInherited(root: JsonSchema): boolean {
  let found = false;
  walkSchema(root, ({ properties = {} }) => {
    found ||= Object.keys(properties).some((name) => name in Object.prototype);
  });
  return found;
}

const vErrors = new Name('vErrors');
const errors = new Name('errors');
const instancePath = new Name('instancePath');

/**
 * In place of `$ref`: calls the validator of another type and takes over what it found. Ajv's own `$ref` copies the
 * whole list of errors for every bad item, which is quadratic.
 */
function fitsKeyword(nameOf: (title: string) => string): CodeKeywordDefinition {
  return {
    keyword: 'fits',
    schemaType: 'string',
    code({ gen, schema, data, it }) {
      const validator = _`${new Name(nameOf(String(schema)))}()`;
      const path: Code = it.errorPath.emptyStr() ? _`${instancePath}` : _`${instancePath}+${it.errorPath}`;
      gen.if(_`!${validator}(${data}, {instancePath: ${path}})`, () => {
        gen.assign(vErrors, _`joinErrors(${vErrors}, ${validator}.errors)`);
        gen.assign(errors, _`${vErrors}.length`);
      });
    },
  };
}

/** Only what decides: no words, no defaults, no x- keys; references by title. */
function bare(schema: JsonSchema): object {
  return mapSchema(schema, (one) => {
    const { $schema, title, description, default: fallback, $ref, ...rest } = one;
    const deciding = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
    return $ref === undefined ? deciding : { ...deciding, fits: titleOf($ref) };
  });
}
