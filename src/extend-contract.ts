import { commonValidators, type Dialect } from '../generated/index.js';
import type { Contract as ContractOf, GeneratedValidator, Route, RuleTypes, Violation } from './core/contract/index.js';
import { type Schema, type SchemaError, validateSchema } from './util/validate-schema.js';

/** Contract with the dialects of other agents. */
export type Contract<Types = unknown> = ContractOf<Dialect, Types>;

/** Part of a contract that a host adds, as `hookwright generate` writes it. */
export interface ContractExtension {
  /** Version of the host's contract. */
  readonly version: string;
  /** Routes of the host's own events, by event name. */
  readonly routes: Readonly<Record<string, Route>>;
  /** Dialects of the host, in addition to the built-in ones. */
  readonly dialects?: Contract['dialects'];
  /** Types of the inputs of the host's own events, for rules. */
  readonly ruleTypes?: Contract['ruleTypes'];
  /** Schemas of the host's own events by path, for its command. */
  readonly files?: Contract['files'];
  /** Validates a value of one of the host's types. Returns undefined if there is no type of that name. */
  violations(contract: string, value: unknown): Violation[] | undefined;
}

/** Returns a contract with the events of both. Throws if the host's part has an event of the base. */
export function extendContract<Types>(base: Contract, own: ContractExtension): Contract<Types> {
  const taken = Object.keys(own.routes).find((name) => Object.hasOwn(base.routes, name));
  if (taken !== undefined) {
    const cause = `hookwright already has an event ${taken}`;
    throw new Error(`cannot extend the contract: ${cause}. Rename yours and run: hookwright generate`);
  }
  const { settingsFields, settingsHookTypes } = base;
  return {
    version: own.version,
    routes: { ...base.routes, ...own.routes },
    settingsFields,
    settingsHookTypes,
    dialects: async () => ({ ...(await base.dialects?.()), ...(await own.dialects?.()) }),
    ruleTypes: async () => joinedTypes(await base.ruleTypes?.(), await own.ruleTypes?.()),
    files: own.files,
    violations: (name, value) => own.violations(name, value) ?? base.violations(name, value),
  };
}

/** Joins the types of both parts. Inputs of the host have the fields of all inputs. */
function joinedTypes(base: RuleTypes | undefined, own: RuleTypes | undefined): RuleTypes {
  const shared = base?.types['HookInput'];
  const titles = new Set(Object.values(own?.inputs ?? {}));
  const ownTypes = Object.entries(own?.types ?? {}).map(([name, fields]) => [
    name,
    titles.has(name) ? { ...shared, ...fields } : fields,
  ]);
  return {
    inputs: { ...base?.inputs, ...own?.inputs },
    types: { ...base?.types, ...Object.fromEntries(ownTypes) },
  };
}

const builtIn: Readonly<Record<string, () => GeneratedValidator>> = commonValidators;

/**
 * Returns a function that returns the validator of a title. A `$ref` names another of the schemas, or a common type of
 * hookwright.
 */
export function schemaValidators<Title extends string>(
  schemas: Readonly<Record<Title, Schema>>,
): (title: Title) => GeneratedValidator {
  const byTitle: Readonly<Record<string, Schema>> = schemas;
  const errorsOf = (title: string, value: unknown): readonly SchemaError[] => {
    const schema = Object.hasOwn(byTitle, title) ? byTitle[title] : undefined;
    if (schema !== undefined) return validateSchema(schema, value, errorsOf);
    const validator = Object.hasOwn(builtIn, title) ? builtIn[title]?.() : undefined;
    if (validator === undefined)
      throw new Error(`cannot validate: there is no type ${title}. Run: hookwright generate`);
    return validator(value) ? [] : (validator.errors ?? []);
  };
  return (title) => {
    const validator: GeneratedValidator = (value) => {
      validator.errors = errorsOf(title, value);
      return validator.errors.length === 0;
    };
    return validator;
  };
}
