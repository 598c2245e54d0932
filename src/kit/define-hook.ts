import { answerEvent, type HookDefinition, type ScriptReply } from './answer-event.js';
import type { DefineHook, KitTable } from './event-types.js';
import type { MergeRules } from './rules.js';
import { keepOutputClean, readInput, writeText } from './standard-io.js';
import { isWorker, serveRequests } from './worker-loop.js';

/** How long open timers and sockets may delay the exit of the process. */
const GRACE_MS = 1000;

/** Creates the `defineHook` function of a contract: its events, and the merge rules of the fields that every output has. */
export function hookDefiner<Inputs, Outputs, Table extends KitTable>(
  table: Table,
  common: MergeRules,
): DefineHook<Inputs, Outputs, Table> {
  return (event, handler) => run({ event, handler, table, common });
}

let isDefined = false;

function run<Input>(definition: HookDefinition<Input>): void {
  if (isDefined) throw new Error('cannot define a second hook: a script calls defineHook once');
  isDefined = true;
  keepOutputClean();
  if (isWorker()) serveRequests(definition);
  else runOnce(definition);
}

/** Reads one event from standard input, prints the output and exits. */
function runOnce<Input>(definition: HookDefinition<Input>): void {
  process.once('beforeExit', reportNoAnswer);
  readInput()
    .then((text) => answerEvent(definition, text))
    .then(finish)
    .catch(fail);
}

/** Fails if the event loop is empty before the hook has answered. Otherwise the exit code would be 0. */
function reportNoAnswer(): void {
  writeError('the hook ended without an answer: it awaits a promise that never settles\n');
  process.exitCode = 1;
}

function finish({ exitCode, stdout, stderr }: ScriptReply): void {
  process.off('beforeExit', reportNoAnswer);
  writeText(1, stdout);
  writeError(stderr);
  // An exit code that the hook has set itself, such as 2, is kept.
  if (exitCode !== 0) process.exitCode ||= exitCode;
  setTimeout(() => process.exit(), GRACE_MS).unref();
}

/** Handles errors of standard input and output. */
function fail(error: unknown): void {
  process.off('beforeExit', reportNoAnswer);
  process.exitCode = 1;
  writeError(`${error instanceof Error ? error.stack : String(error)}\n`);
}

function writeError(text: string): void {
  try {
    writeText(2, text);
  } catch {
    // Standard error is closed; the output and the exit code still count.
  }
}
