import { commonRules } from '../../link/field-rules.js';
import type { Model } from '../../link/model.js';
import { compare } from '../../names.js';
import { type Files, importNames, importTypes, literal, newSource, print } from '../source.js';
import type { Target } from '../target.js';
import { interfacesByEvent } from '../types.js';
import { type KitRow, rowsOf } from './rows.js';

/** Emits `defineHook` and `redact` for TypeScript and JavaScript, with the events of the contract. */
export function emitKitHook(model: Model, target: Target): Files {
  const source = newSource();
  const types = model.events.flatMap(({ input, output }) => [input.title, output.title]).sort(compare);
  source.addStatements([
    importNames(target.kit, ['hookDefiner', 'type Reply', 'redactor']),
    importTypes('../types.js', types),
    `export * from '${target.kit}';`,
    `/** Merge rules of the fields that every output has. */
export const commonFields = ${literal(commonRules(model))} as const;`,
    tableOf(rowsOf(model.events, model)),
  ]);
  source.addInterfaces(interfacesByEvent(model.events, 'print'));
  source.addStatements(definer);
  return new Map([['kit/hook.ts', print(source, target)]]);
}

/** Prints the table of events. A new event only adds lines. `inherited` is printed before them. */
export function tableOf(rows: readonly KitRow[], inherited = ''): string {
  return `/** Supported answers, merge rules and texts by event. */
export const kitEvents = {\n${inherited}${rows.map(rowOf).join('')}} as const;`;
}

function rowOf({ event, answers, merge, texts }: KitRow): string {
  const fields = Object.fromEntries(answers.map(({ name, field }) => [name, field ?? true]));
  const columns = Object.entries({ answers: fields, merge, texts });
  return `  ${event}: {\n${columns.map(([name, value]) => `    ${name}: ${literal(value)},\n`).join('')}  },\n`;
}

export const definer = `/** Return value of a hook of the event. */
export type HookReply<E extends keyof HookInputs> = Reply<HookOutputs[E], (typeof kitEvents)[E]>;
/** Runs the script as a hook of the event: reads standard input, calls the function, prints its output. Call it once. */
export const defineHook = hookDefiner<HookInputs, HookOutputs, typeof kitEvents>(kitEvents, commonFields);
/** Applies a redaction to every text of the event that is sent to the model or comes from it. Tool calls are kept. */
export const redact = redactor(kitEvents);`;
