/** A place where a value does not fit its contract, and what was expected there. */
export interface Violation {
  /** A JSON pointer; for a missing property, where it should be. */
  path: string;
  message: string;
}

interface ValidatorError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A generated validator: it leaves what it found on itself. */
export interface GeneratedValidator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

/** Everything that is wrong with a value; empty when it fits. */
export function violationsOf(validate: GeneratedValidator, value: unknown): Violation[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(toViolation);
}

function toViolation({ keyword, instancePath, params, message }: ValidatorError): Violation {
  if (keyword === 'required') {
    return { path: `${instancePath}/${escapePointer(String(params['missingProperty']))}`, message: 'is required' };
  }
  if (keyword === 'enum')
    return { path: instancePath, message: `must be one of ${JSON.stringify(params['allowedValues'])}` };
  if (keyword === 'const') return { path: instancePath, message: `must be ${JSON.stringify(params['allowedValue'])}` };
  if (keyword === 'pattern' && params['pattern'] === '\\S') return { path: instancePath, message: 'must not be blank' };
  if (keyword === 'not') return { path: instancePath, message: 'must not be there' };
  return { path: instancePath, message: message ?? keyword };
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
