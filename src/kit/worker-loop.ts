import { answerInput, type HookDefinition, type HookOutcome } from './answer-event.js';
import { collectErrors, writeText } from './standard-io.js';

/** Set by a host that keeps the script and asks it more than once. */
const WORKER_VARIABLE = 'HOOKWRIGHT_WORKER';

/** Whether the host wants a worker. What the hook itself starts is none. */
export function isWorker(): boolean {
  const wanted = process.env[WORKER_VARIABLE] === '1';
  delete process.env[WORKER_VARIABLE];
  return wanted;
}

/** Answers requests, one after another, until there are no more. */
export function serveRequests<Input>(definition: HookDefinition<Input>): void {
  const errors = collectErrors();
  let begun = '';
  let last = Promise.resolve();
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text: string) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) last = last.then(() => serve(definition, line, errors));
  });
  process.stdin.on('end', () => void last.then(() => process.exit(0)));
  writeText(1, '{"type":"hello"}\n');
}

async function serve<Input>(definition: HookDefinition<Input>, line: string, errors: () => string): Promise<void> {
  const frame = JSON.parse(line);
  // The host waits no longer for what is cancelled, and nothing here can end a function.
  if (frame.type !== 'request') return;
  setVariables(frame.input);
  const outcome = await answerInput(definition, frame.input);
  writeText(1, responseTo(frame.id, outcome, errors()));
}

/** An exit code that the hook has set itself, such as 2, stands. */
function responseTo(id: number, { exitCode, stdout, stderr }: HookOutcome, printed: string): string {
  const code = Number(process.exitCode ?? 0) || exitCode;
  process.exitCode = undefined;
  const output = stdout === '' ? '' : `,"output":${stdout.trimEnd()}`;
  const said = printed + stderr;
  return `{"type":"response","id":${id}${output},"exitCode":${code}${said === '' ? '' : `,"stderr":${JSON.stringify(said)}`}}\n`;
}

interface EventVariables {
  hook_event_name?: unknown;
  session_id?: unknown;
}

/** As a command has them from the start; they are written only when they change, which takes long. */
function setVariables({ hook_event_name, session_id }: EventVariables): void {
  setVariable('HOOKWRIGHT_EVENT', hook_event_name);
  setVariable('HOOKWRIGHT_SESSION_ID', session_id);
  setVariable('GEMINI_SESSION_ID', session_id);
}

const variables = new Map<string, unknown>();

function setVariable(name: string, value: unknown): void {
  if (variables.get(name) === value || typeof value !== 'string') return;
  variables.set(name, value);
  process.env[name] = value;
}
