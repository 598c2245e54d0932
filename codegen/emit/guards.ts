import type { ContractModel, Model } from '../model.js';
import type { Target } from '../target.js';
import { docs, type Files, importNames, importTypes, newSource, print } from './source.js';
import { validatorName } from './validators.js';

/** Type predicates over the validators, and the places where a value does not fit. */
export function emitGuards(model: Model, target: Target): Files {
  const source = newSource();
  source.addStatements([
    importNames(target.seam, ['type GeneratedValidator', 'type Violation', 'violationsOf']),
    importTypes(
      './types.js',
      model.contracts.map(({ title }) => title),
    ),
    importNames(
      './validators.js',
      model.contracts.map(({ title }) => validatorName(title)),
    ),
  ]);
  source.addFunctions(
    model.contracts.map((contract) => ({
      docs: docs(`Whether a value is a ${contract.title}.`),
      isExported: true,
      name: predicateName(contract),
      parameters: [{ name: 'input', type: 'unknown' }],
      returnType: `input is ${contract.title}`,
      statements: `return ${validatorName(contract.title)}(input);`,
    })),
  );
  const rows = model.contracts.map(({ title }) => `  ${title}: ${validatorName(title)},`).join('\n');
  source.addStatements([
    `const validators = {\n${rows}\n} as const satisfies Record<string, GeneratedValidator>;`,
    '/** The names that getViolations knows. */\nexport type ContractName = keyof typeof validators;',
    "/** Whether a string is such a name. */\nexport function isContractName(name: unknown): name is ContractName {\n  return typeof name === 'string' && Object.hasOwn(validators, name);\n}",
    '/** Everything that is wrong with a value; empty when it fits the contract. */\nexport function getViolations(contract: ContractName, value: unknown): Violation[] {\n  return violationsOf(validators[contract], value);\n}',
  ]);
  return new Map([['guards.ts', print(source, target)]]);
}

export function predicateName({ title }: Pick<ContractModel, 'title'>): string {
  return `validate${title}`;
}
