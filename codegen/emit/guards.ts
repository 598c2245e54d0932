import type { FunctionDeclarationStructure, OptionalKind, SourceFile } from 'ts-morph';
import type { ContractModel, Model } from '../model.js';
import type { Target } from '../target.js';
import { docs, type Files, importNames, importTypes, newSource, print } from './source.js';
import { validatorName } from './validators.js';

/** Type predicates over the validators: those for what comes in, the others, and the places where a value does not fit. */
export function emitGuards(model: Model, target: Target): Files {
  const incoming = model.contracts.filter((contract) => isIncoming(contract, model));
  const others = model.contracts.filter((contract) => !isIncoming(contract, model));
  const source = newSource();
  source.addStatements([
    importNames(target.seam, ['type GeneratedValidator', 'type Violation', 'violationsOf']),
    importTypes(
      './types.js',
      others.map(({ title }) => title),
    ),
    importNames(
      './validators.js',
      model.contracts.map(({ title }) => validatorName(title)),
    ),
  ]);
  source.addFunctions(others.map(predicate));
  const rows = model.contracts.map(({ title }) => `  ${title}: ${validatorName(title)},`).join('\n');
  source.addStatements([
    `const validators = {\n${rows}\n} as const satisfies Record<string, () => GeneratedValidator>;`,
    '/** The names that getViolations knows. */\nexport type ContractName = keyof typeof validators;',
    "/** Whether a string is such a name. */\nexport function isContractName(name: unknown): name is ContractName {\n  return typeof name === 'string' && Object.hasOwn(validators, name);\n}",
    '/** Everything that is wrong with a value; empty when it fits the contract. */\nexport function getViolations(contract: ContractName, value: unknown): Violation[] {\n  return violationsOf(validators[contract](), value);\n}',
  ]);
  return new Map([
    ['guards.ts', print(source, target)],
    ['ingress.ts', print(ingressSource(incoming), target)],
  ]);
}

/** What a client on the bus or a caller in code hands over, which is what a host checks. */
function isIncoming({ title, source }: ContractModel, { events }: Model): boolean {
  return source.startsWith('bus/') || events.some(({ ingress }) => ingress.title === title);
}

function ingressSource(contracts: readonly ContractModel[]): SourceFile {
  const source = newSource();
  source.addStatements([
    importTypes(
      './types.js',
      contracts.map(({ title }) => title),
    ),
    importNames(
      './validators.js',
      contracts.map(({ title }) => validatorName(title)),
    ),
  ]);
  source.addFunctions(contracts.map(predicate));
  return source;
}

function predicate(contract: ContractModel): OptionalKind<FunctionDeclarationStructure> {
  return {
    docs: docs(`Whether a value is a ${contract.title}.`),
    isExported: true,
    name: predicateName(contract),
    parameters: [{ name: 'input', type: 'unknown' }],
    returnType: `input is ${contract.title}`,
    statements: `return ${validatorName(contract.title)}()(input);`,
  };
}

export function predicateName({ title }: Pick<ContractModel, 'title'>): string {
  return `validate${title}`;
}
