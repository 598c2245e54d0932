// Ajv prints eight lines for everything that can be wrong, a copy of every schema, and numbers for names. A process
// that imports the package loads all of it, and people review it: this says the same in fewer and better words.

const EXPORT = /^export const (\w+) = (validate\d+);\n/gm;
const SCHEMA = /^const (schema\d+) = (.*);\n/gm;
const SCHEMA_PART = /\b(schema\d+)((?:\.[A-Za-z_$][\w$]*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*)/g;
const PATTERN = /^const (pattern\d+) = new RegExp\((".*"), "u"\);\n/gm;
const FUNCTION = /^function (\w+)\([\s\S]*?^return errors === 0;\n\}$/gm;
const PARAMETERS = /\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)/g;
const ARGUMENTS = /, \{instancePath(?::(.*?))?,parentData(?::\w+)?,parentDataProperty(?::.*?)?,rootData\}\)/g;
const ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/;
const ERRORS_OF_PART =
  /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;/g;
const ONE_LINE_BLOCK = /\{\n(errors = \(.*;)\n\}/g;
const UNKNOWN = /\b(?:schema|err|validate|pattern)\d|\bschemaPath|\.concat\(|\bparentData|\brootData/;

/** The functions of standalone code by the names under which it exports them. */
export function compactValidators(code: string): Map<string, string> {
  const compact = withNames(withoutPatterns(withoutSchemas(code)))
    .replace(PARAMETERS, '(data: unknown, instancePath = ""): boolean')
    .replace(ARGUMENTS, (_, path = 'instancePath') => `, ${path})`)
    .replace(ERROR, (_, _name, error: string) => `errors = (vErrors ??= []).push(${error.replace(SCHEMA_PATH, '')});`)
    .replace(ERRORS_OF_PART, 'errors = (vErrors = joinErrors(vErrors, $1.errors)).length;')
    .replace(ONE_LINE_BLOCK, '{ $1 }');
  const unknown = UNKNOWN.exec(compact);
  if (unknown)
    throw new Error(`Ajv prints a form that is not known here: ${compact.slice(unknown.index).slice(0, 200)}`);
  return new Map([...compact.matchAll(FUNCTION)].map(([text, name = '']) => [name, text]));
}

function withNames(code: string): string {
  const names = new Map([...code.matchAll(EXPORT)].map(([, name, number]) => [number, name]));
  return code.replace(EXPORT, '').replace(/\bvalidate\d+\b/g, (number) => names.get(number) ?? number);
}

/** As literals, which a bundler can leave out with the function around them. */
function withoutPatterns(code: string): string {
  const patterns = new Map<string, string>();
  const rest = code.replace(PATTERN, (_, name: string, text: string) => {
    patterns.set(name, String(new RegExp(JSON.parse(text), 'u')));
    return '';
  });
  return rest.replace(/\bpattern\d+\b/g, (name) => patterns.get(name) ?? name);
}

/** Of a schema, a validator needs only the values that it names in an error. */
function withoutSchemas(code: string): string {
  const schemas = new Map<string, unknown>();
  const rest = code.replace(SCHEMA, (_, name: string, json: string) => {
    schemas.set(name, JSON.parse(json));
    return '';
  });
  return rest.replace(SCHEMA_PART, (_, name: string, path: string) => JSON.stringify(at(schemas.get(name), path)));
}

function at(schema: unknown, path: string): unknown {
  const keys = [...path.matchAll(/\.([\w$]+)|\[(\d+)\]|\[(".*?")\]/g)];
  return keys.reduce((part, [, name, index, quoted]) => {
    const key = name ?? index ?? JSON.parse(quoted ?? '""');
    return typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  }, schema);
}
