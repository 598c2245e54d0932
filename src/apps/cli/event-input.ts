import { readFileSync } from 'node:fs';
import type { Contract, Route } from '../../core/contract/index.js';
import { isRecord } from '../../util/json.js';
import type { Cli } from './cli.js';
import { codeOf, messageOf, wrongUse } from './exit.js';
import { sampleOf } from './schemas.js';

export type EventFields = Readonly<Record<string, unknown>>;

export interface InputOptions {
  tool?: string | undefined;
  input?: string | undefined;
}

/** Reads the fields of an event from JSON, a file (`@file`) or standard input (`-`). */
export async function readInput({ input }: InputOptions): Promise<EventFields> {
  return input === undefined ? {} : parse(await textOf(input), input);
}

/** Returns the value that matchers of the event are tested against. */
export function matchedValue({ matcher }: Route, input: EventFields): string | undefined {
  const value = matcher && input[matcher.field];
  return typeof value === 'string' ? value : undefined;
}

/** Adds the smallest valid value for each missing field, which is enough to see whether a hook fires. */
export async function completeInput(cli: Cli, route: Route, input: EventFields): Promise<EventFields> {
  return { ...(await sampleOf(cli, route.inputContract)), ...input };
}

/** Throws if the input does not match the contract. */
export function checkInput(cli: Cli, contract: Contract, route: Route, input: EventFields): void {
  const violations = contract.violations(route.inputContract, input);
  if (violations.length === 0) return;
  const lines = violations.map(({ path, message }) => `${path || 'the input'} ${message}`);
  throw wrongUse(
    `the input does not fit ${route.eventName}`,
    ...lines,
    `${cli.name} schema ${route.eventName} shows its fields`,
  );
}

async function textOf(input: string): Promise<string> {
  try {
    if (input === '-') return await readStdin();
    return input.startsWith('@') ? readFileSync(input.slice(1), 'utf8') : input;
  } catch (error) {
    const reason = codeOf(error) === 'ENOENT' ? 'file not found' : messageOf(error);
    throw wrongUse(`cannot read --input ${input}: ${reason}`);
  }
}

async function readStdin(): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string, input: string): EventFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const from = input === '-' || input.startsWith('@') ? ` (${input})` : '';
    const help = `an example: --input '{ "field": "value" }'; also @file, or - for standard input`;
    throw wrongUse(`the input${from} is not valid JSON: ${messageOf(error)}`, help);
  }
  if (isRecord(value)) return value;
  throw wrongUse('the input must be a JSON object');
}
