import type { EventModel, Model } from '../../link/model.js';
import { compare } from '../../names.js';
import { type Files, importNames, importTypes, literal, newSource, print } from '../source.js';
import type { Target } from '../target.js';
import { interfacesByEvent } from '../types.js';
import { answersOf } from './answers.js';

/** Emits `defineHook` for TypeScript and JavaScript, typed with the events of the contract. */
export function emitKitHook(model: Model, target: Target): Files {
  const source = newSource();
  const types = model.events.flatMap(({ input, output }) => [input.title, output.title]).sort(compare);
  source.addStatements([
    importNames(target.kit, ['hookDefiner', 'type Reply']),
    importTypes('../types.js', types),
    `export * from '${target.kit}';`,
    tableOf(model.events),
  ]);
  source.addInterfaces(interfacesByEvent(model.events, 'print'));
  source.addStatements(definer);
  return new Map([['kit/hook.ts', print(source, target)]]);
}

/** Prints one line per event, so that a new event adds one line. */
function tableOf(events: readonly EventModel[]): string {
  const rows = events.map((event) => {
    const cells = answersOf(event).map(({ name, field }) => `${name}: ${literal(field ?? true)}`);
    return `  ${event.name}: {${cells.length === 0 ? '' : ` ${cells.join(', ')} `}},\n`;
  });
  return `/** Supported answers by event, with the field that takes the value. */
export const hookAnswers = {\n${rows.join('')}} as const;`;
}

const definer = `/** Return value of a hook of the event. */
export type HookReply<E extends keyof HookInputs> = Reply<HookOutputs[E], (typeof hookAnswers)[E]>;
/** Runs the script as a hook of the event: reads standard input, calls the function, prints its output. Call it once. */
export const defineHook = hookDefiner<HookInputs, HookOutputs, typeof hookAnswers>(hookAnswers);`;
