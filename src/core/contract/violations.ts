/** Violation of a contract: a location and the expectation there. */
export interface Violation {
  /** JSON pointer. For a missing property, the location where it belongs. */
  path: string;
  message: string;
}

interface ValidatorError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Generated validator. Its `errors` are those of the last call. */
export interface GeneratedValidator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

/** Appends errors in linear time. */
export function joinErrors(errors: ValidatorError[] | null, more: readonly ValidatorError[]): ValidatorError[] {
  const all = errors ?? [];
  for (const error of more) all.push(error);
  return all;
}

/** Appends one error. */
export function addError(
  errors: ValidatorError[] | null,
  instancePath: string,
  keyword: string,
  params: Record<string, unknown>,
): ValidatorError[] {
  const all = errors ?? [];
  all.push({ keyword, instancePath, params });
  return all;
}

/** Appends an error for each missing property. */
export function addMissing(
  errors: ValidatorError[] | null,
  instancePath: string,
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
): ValidatorError[] {
  const isMissing = (name: string): boolean =>
    value[name] === undefined || (name in Object.prototype && !Object.hasOwn(value, name));
  const missing = names.filter(isMissing);
  return joinErrors(
    errors,
    missing.map((missingProperty) => ({ keyword: 'required', instancePath, params: { missingProperty } })),
  );
}

/** Appends an error for each field that does not have the type. */
export function addTypes(
  errors: ValidatorError[] | null,
  instancePath: string,
  value: Readonly<Record<string, unknown>>,
  type: string,
  names: readonly string[],
): ValidatorError[] {
  const wrong = names.filter((name) => {
    const field = value[name];
    return field !== undefined && typeof field !== type;
  });
  return joinErrors(
    errors,
    wrong.map((name) => ({
      keyword: 'type',
      instancePath: `${instancePath}/${escapePointer(name)}`,
      params: { type },
    })),
  );
}

/** Appends the errors of a value that may also be null. */
export function joinErrorsOrNull(
  errors: ValidatorError[] | null,
  more: readonly ValidatorError[],
  instancePath: string,
): ValidatorError[] {
  const all = addError(joinErrors(errors, more), instancePath, 'type', { type: 'null' });
  return addError(all, instancePath, 'anyOf', {});
}

/** Returns true if the value is an object and not an array. */
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Validates a value. Returns an empty list if it is valid. */
export function violationsOf(validate: GeneratedValidator, value: unknown): Violation[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(toViolation);
}

function toViolation({ keyword, instancePath, params }: ValidatorError): Violation {
  if (keyword === 'required') {
    return { path: `${instancePath}/${escapePointer(String(params['missingProperty']))}`, message: 'is required' };
  }
  return { path: instancePath, message: messageOf(keyword, params) };
}

function messageOf(keyword: string, params: Record<string, unknown>): string {
  switch (keyword) {
    case 'type':
      return `must be ${params['type']}`;
    case 'enum':
      return `must be one of ${JSON.stringify(params['allowedValues'])}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'pattern':
      return mustMatch(params['pattern']);
    case 'not':
      return 'is not allowed';
    case 'anyOf':
      return 'must fit one of the allowed forms';
    default:
      return `must be ${params['comparison'] ?? keyword} ${params['limit'] ?? ''}`.trim();
  }
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the expectation of a pattern, in words for known patterns. */
function mustMatch(pattern: unknown): string {
  if (pattern === '\\S') return 'must not be blank';
  return pattern === '[\\s\\S]' ? 'must not be empty' : `must match ${pattern}`;
}
