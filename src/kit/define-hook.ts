import { answerEvent, type HookDefinition, type HookOutcome } from './answer-event.js';
import type { AnswerTable, DefineHook } from './event-types.js';
import { keepOutputClean, readInput, writeText } from './standard-io.js';
import { isWorker, serveRequests } from './worker-loop.js';

/** What a timer or a socket that is left open may delay the end of the process by. */
const GRACE_MS = 1000;

/** The `defineHook` of a contract, whose events the table has. */
export function hookDefiner<Inputs, Outputs, Table extends AnswerTable>(
  table: Table,
): DefineHook<Inputs, Outputs, Table> {
  return (event, handler) => run({ event, handler, table });
}

let isDefined = false;

function run<Input>(definition: HookDefinition<Input>): void {
  if (isDefined) throw new Error('a script is one hook: it calls defineHook once');
  isDefined = true;
  keepOutputClean();
  if (isWorker()) serveRequests(definition);
  else runOnce(definition);
}

/** One event comes on standard input, and the process ends with its answer. */
function runOnce<Input>(definition: HookDefinition<Input>): void {
  process.once('beforeExit', tellOfNoAnswer);
  readInput()
    .then((text) => answerEvent(definition, text))
    .then(finish)
    .catch(fail);
}

/** Without it, a hook that waits for what never comes would end like one that has nothing to say. */
function tellOfNoAnswer(): void {
  tell('the hook ended before it answered: it waits for something that never comes\n');
  process.exitCode = 1;
}

function finish({ exitCode, stdout, stderr }: HookOutcome): void {
  process.off('beforeExit', tellOfNoAnswer);
  writeText(1, stdout);
  tell(stderr);
  // An exit code that the hook has set itself, such as 2, stands.
  if (exitCode !== 0) process.exitCode ||= exitCode;
  setTimeout(() => process.exit(), GRACE_MS).unref();
}

/** Standard input or output cannot be used. */
function fail(error: unknown): void {
  process.off('beforeExit', tellOfNoAnswer);
  process.exitCode = 1;
  tell(`${error instanceof Error ? error.stack : String(error)}\n`);
}

function tell(text: string): void {
  try {
    writeText(2, text);
  } catch {
    // Nobody listens there; the answer, or the exit code, is what counts.
  }
}
