import type { FunctionDeclarationStructure, OptionalKind, SourceFile } from 'ts-morph';
import type { ContractModel, Model } from '../link/model.js';
import { docs, type Files, importNames, importTypes, newSource, print } from './source.js';
import type { Target } from './target.js';
import { isStdin, validatorName } from './validators.js';

/** Emits type predicates for the validators, and functions that list violations. */
export function emitGuards(model: Model, target: Target): Files {
  const incoming = model.contracts.filter((contract) => isIncoming(contract, model));
  const stdin = model.contracts.filter((contract) => isStdin(contract, model));
  const checked = model.contracts.filter((contract) => !stdin.includes(contract));
  const others = checked.filter((contract) => !incoming.includes(contract));
  return new Map([
    ['guards.ts', print(guardsSource(others, checked, target), target)],
    ['ingress.ts', print(predicates(incoming, './validators.js'), target)],
    ['stdin.ts', print(stdinSource(stdin, target), target)],
  ]);
}

function guardsSource(others: readonly ContractModel[], checked: readonly ContractModel[], target: Target): SourceFile {
  const source = newSource();
  source.addStatements([
    importNames(target.seam, ['type GeneratedValidator', 'type Violation', 'violationsOf']),
    ...importsOf(others, './validators.js', checked),
  ]);
  source.addFunctions(others.map((contract) => predicate(contract)));
  source.addStatements([
    tableOf(checked),
    '/** Names of the types that the runtime validates: all except those that only hooks read. */\nexport type CheckedName = keyof typeof validators;',
    "/** Returns true if the value is the name of a type that the runtime validates. */\nexport function isCheckedName(name: unknown): name is CheckedName {\n  return typeof name === 'string' && Object.hasOwn(validators, name);\n}",
    '/** Returns all violations of a value; empty if it is valid. */\nexport function violationsOfChecked(name: CheckedName, value: unknown): Violation[] {\n  return violationsOf(validators[name](), value);\n}',
  ]);
  return source;
}

function stdinSource(stdin: readonly ContractModel[], target: Target): SourceFile {
  const source = newSource();
  source.addStatements([
    importNames(target.seam, ['type GeneratedValidator', 'type Violation', 'violationsOf']),
    importNames('./guards.js', ['type CheckedName', 'isCheckedName', 'violationsOfChecked']),
    ...importsOf(stdin, './stdin-validators.js'),
  ]);
  source.addFunctions(stdin.map((contract) => predicate(contract)));
  source.addStatements([
    tableOf(stdin),
    '/** Names that getViolations accepts. */\nexport type ContractName = CheckedName | keyof typeof validators;',
    "/** Returns true if the value is a name that getViolations accepts. */\nexport function isContractName(name: unknown): name is ContractName {\n  return isCheckedName(name) || (typeof name === 'string' && Object.hasOwn(validators, name));\n}",
    '/** Returns all violations of a value; empty if it is valid. */\nexport function getViolations(contract: ContractName, value: unknown): Violation[] {\n  return isCheckedName(contract) ? violationsOfChecked(contract, value) : violationsOf(validators[contract](), value);\n}',
  ]);
  return source;
}

function tableOf(contracts: readonly ContractModel[]): string {
  const rows = contracts.map(({ title }) => `  ${title}: ${validatorName(title)},`).join('\n');
  return `const validators = {\n${rows}\n} as const satisfies Record<string, () => GeneratedValidator>;`;
}

/** Returns true for what bus clients and callers pass in, which hosts check. */
function isIncoming({ title, source }: ContractModel, { events }: Model): boolean {
  return source.startsWith('bus/') || events.some(({ ingress }) => ingress.title === title);
}

function predicates(contracts: readonly ContractModel[], validators: string): SourceFile {
  const source = newSource();
  source.addStatements(importsOf(contracts, validators));
  source.addFunctions(contracts.map((contract) => predicate(contract)));
  return source;
}

/** Imports the types of the predicates, and the validators, of which there may be more. */
function importsOf(contracts: readonly ContractModel[], from: string, validated = contracts): string[] {
  return [
    importTypes(
      './types.js',
      contracts.map(({ title }) => title),
    ),
    importNames(
      from,
      validated.map(({ title }) => validatorName(title)),
    ),
  ];
}

/** Declares the predicate of a type. `type` and `validator` are expressions. */
export function predicate(
  contract: ContractModel,
  type = contract.title,
  validator = `${validatorName(contract.title)}()`,
): OptionalKind<FunctionDeclarationStructure> {
  return {
    docs: docs(`Returns true if the value is a valid ${contract.title}.`),
    isExported: true,
    name: predicateName(contract),
    parameters: [{ name: 'input', type: 'unknown' }],
    returnType: `input is ${type}`,
    statements: `return ${validator}(input);`,
  };
}

export function predicateName({ title }: Pick<ContractModel, 'title'>): string {
  return `validate${title}`;
}
