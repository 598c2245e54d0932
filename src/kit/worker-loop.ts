import { answerInput, type HookDefinition, type ScriptReply } from './answer-event.js';
import { collectErrors, writeText } from './standard-io.js';

/** Set by a host that runs the script as a worker, for several events. */
const WORKER_VARIABLE = 'HOOKWRIGHT_WORKER';

/** Returns true if the script runs as a worker. Unsets the variable, so that child processes of the hook do not. */
export function isWorker(): boolean {
  const isSet = process.env[WORKER_VARIABLE] === '1';
  delete process.env[WORKER_VARIABLE];
  return isSet;
}

/** Serves requests in order until standard input ends. */
export function serveRequests<Input>(definition: HookDefinition<Input>): void {
  const errors = collectErrors();
  let partialLine = '';
  let last = Promise.resolve();
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text: string) => {
    const lines = (partialLine + text).split('\n');
    partialLine = lines.pop() ?? '';
    for (const line of lines) last = last.then(() => serve(definition, line, errors));
  });
  process.stdin.on('end', () => void last.then(() => process.exit(0)));
  writeText(1, '{"type":"hello"}\n');
}

async function serve<Input>(definition: HookDefinition<Input>, line: string, errors: () => string): Promise<void> {
  const frame = JSON.parse(line);
  // Other frames cancel a request: the host no longer waits, and a running function cannot be aborted.
  if (frame.type !== 'request') return;
  setVariables(frame.input);
  setStateFolder(frame.state_dir);
  const reply = await answerInput(definition, frame.input);
  writeText(1, responseTo(frame.id, reply, errors()));
}

/** Serializes a response. An exit code that the hook has set itself, such as 2, is kept. */
function responseTo(id: number, { exitCode, stdout, stderr }: ScriptReply, printed: string): string {
  const code = Number(process.exitCode ?? 0) || exitCode;
  process.exitCode = undefined;
  const output = stdout === '' ? '' : `,"output":${stdout.trimEnd()}`;
  const errorText = printed + stderr;
  return `{"type":"response","id":${id}${output},"exitCode":${code}${errorText === '' ? '' : `,"stderr":${JSON.stringify(errorText)}`}}\n`;
}

/** Sets the variables that a command gets at its start. Writes them only if they change, because that is slow. */
function setVariables({ hook_event_name, session_id }: { hook_event_name?: unknown; session_id?: unknown }): void {
  setVariable('HOOKWRIGHT_EVENT', hook_event_name);
  setVariable('HOOKWRIGHT_SESSION_ID', session_id);
  setVariable('GEMINI_SESSION_ID', session_id);
}

/** Sets the folder for the hook's state, or unsets that of an earlier request. */
function setStateFolder(folder: unknown): void {
  if (typeof folder === 'string') setVariable('HOOKWRIGHT_STATE_DIR', folder);
  else if (variables.delete('HOOKWRIGHT_STATE_DIR')) delete process.env['HOOKWRIGHT_STATE_DIR'];
}

const variables = new Map<string, unknown>();

function setVariable(name: string, value: unknown): void {
  if (variables.get(name) === value || typeof value !== 'string') return;
  variables.set(name, value);
  process.env[name] = value;
}
