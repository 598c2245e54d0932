import { type Dialect, SessionStartSource } from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import { isText } from '../../util/text.js';
import type { AgentHooks, OpenedSession } from './agent-hooks.js';
import { askHooks } from './ask-hooks.js';
import { findSwitches } from './install/switches.js';
import { ownTimeoutMs } from './own-timeout.js';
import { type AgentEvent, readEvent } from './read-event.js';
import { SessionNotes } from './session-notes.js';
import {
  type AgentAnswer,
  type AnsweredEvent,
  canRefuse,
  exitCodeBlocks,
  expressible,
  type Verdict,
  wordsOf,
  writeAnswer,
} from './write-answer.js';

export type { AgentAnswer };

type Variables = Readonly<Record<string, string | undefined>>;
type Documents = Readonly<Record<string, Dialect>>;

/** Call of hookwright as the hook of an agent. */
export interface AgentRequest {
  /** Dialect of the agent, or its beginning, such as `claude`. */
  readonly agent: string;
  /** Event in the words of the agent. Defaults to the one that the input names. */
  readonly event?: string | undefined;
  readonly stdin: string;
  readonly env: Variables;
  /** Working directory of the hook process. */
  readonly cwd: string;
  /** `block` (default) blocks if hooks cannot be asked. `allow` only warns. */
  readonly onFailure?: 'block' | 'allow' | undefined;
  /** Time that the agent waits, in milliseconds. Defaults to the one of its document. */
  readonly timeoutMs?: number | undefined;
  /** Time since the agent started the hook process, in milliseconds. */
  readonly elapsedMs?: number | undefined;
}

/** Ports of an answer. A process that answers many events keeps the hooks. */
export interface AnswerPorts {
  loadDocuments(): Promise<Documents>;
  /** Returns the hooks of a project. The session is undefined if the agent does not send its id. */
  open(project: string, session: OpenedSession | undefined): Promise<AgentHooks>;
  /** Is called when a session ends. */
  endSession?(id: string): void;
}

/** Answers an event of an agent in its words and exit codes. Never rejects. */
export async function answerAgent(request: AgentRequest, ports: AnswerPorts): Promise<AgentAnswer> {
  let answered: AnsweredEvent | undefined;
  try {
    const found = findEvent(request, await ports.loadDocuments());
    if (found === undefined) return SILENT;
    answered = found;
    if (calledByItself(request.env, found)) return LOOP;
    return await answerEvent(request, found, ports);
  } catch (error) {
    return answerFailure(answered, `hookwright could not run its hooks: ${messageOf(error)}`, request);
  }
}

const SILENT: AgentAnswer = { stdout: '', stderr: '', exitCode: 0 };

const LOOP: AgentAnswer = {
  ...SILENT,
  stderr: 'hookwright: skipped: a hook of hookwright called it again about the same event. The first call answers.\n',
};

/** Finds the event of a request. Returns undefined for one that no native hook can be about. */
function findEvent({ agent, event: given, stdin }: AgentRequest, documents: Documents): AgentEvent | undefined {
  const dialect = findAgent(agent, documents);
  const input = parsedInput(stdin);
  const name = [given, input['hook_event_name']].find((each) => typeof each === 'string' && each !== '');
  if (typeof name !== 'string') {
    throw new Error(
      `the input of ${dialect.dialect} names no event. Add the event to the command: hook --as ${agent} <event>`,
    );
  }
  const event = Object.hasOwn(dialect.events, name) ? dialect.events[name] : undefined;
  if (event !== undefined) return readEvent(dialect, documents, name, event, input);
  if (dialect.noCounterpart.includes(name)) return undefined;
  const nearest = nearestName(name, Object.keys(dialect.events));
  throw new Error(
    `${dialect.dialect} has no event ${JSON.stringify(name)}${nearest ? `; did you mean ${nearest}?` : ''}`,
  );
}

/** Finds the document of an agent by its name, or by the only one that begins so. */
export function findAgent(agent: string, documents: Documents): Dialect {
  const known = Object.values(documents).filter(({ answers }) => answers !== undefined);
  const exact = known.find(({ dialect }) => dialect === agent);
  const [similar, ...more] = known.filter(({ dialect }) => agent !== '' && dialect.startsWith(agent));
  const found = exact ?? (more.length === 0 ? similar : undefined);
  if (found !== undefined) return found;
  const names = known.map(({ dialect }) => dialect).join(', ');
  throw new Error(`cannot answer ${JSON.stringify(agent)}: not a known agent. Expected one of ${names}.`);
}

function parsedInput(stdin: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(stdin);
  } catch (error) {
    throw new Error(`cannot read the input of the agent: not valid JSON: ${messageOf(error)}`);
  }
  if (isRecord(value)) return value;
  throw new Error('cannot read the input of the agent: not a JSON object');
}

/** Returns true if a hook of this session and event runs this process: its answer would be asked for again and again. */
function calledByItself(env: Variables, { event, sessionId }: Pick<AgentEvent, 'sessionId'> & AnsweredEvent): boolean {
  const isNested = Number.parseInt(env['HOOKWRIGHT_DEPTH'] ?? '0', 10) > 0;
  return (
    isNested &&
    sessionId !== undefined &&
    env['HOOKWRIGHT_SESSION_ID'] === sessionId &&
    env['HOOKWRIGHT_EVENT'] === event.on
  );
}

async function answerEvent(request: AgentRequest, event: AgentEvent, ports: AnswerPorts): Promise<AgentAnswer> {
  const { env, timeoutMs, elapsedMs = 0 } = request;
  const cwd = event.cwd ?? request.cwd;
  const session = { id: event.sessionId ?? crypto.randomUUID(), cwd, env };
  const limit = ownTimeoutMs(event.dialect, event.name, timeoutMs, elapsedMs);
  const deadline = startDeadline(limit);
  try {
    const hooks = await deadline.race(ports.open(projectOf(event, request), openedSession(event)));
    const notes = new SessionNotes(hooks.notesFolder, session.id);
    const early = answerStopped(event, notes);
    if (early !== undefined) return early;
    const asked = await deadline.race(askHooks(hooks, event, session, deadline.signal));
    const verdict = withNotes(event, asked, notes);
    const isBlocked = verdict.kind === 'block' || verdict.kind === 'stop';
    if (isBlocked && hooks.isUnreadable()) return answerFailure(event, `hookwright: ${verdict.reason}`, request);
    if (event.event.on === 'SessionEnd') {
      hooks.endSession();
      ports.endSession?.(session.id);
    }
    const warned = begins(event) ? withWarnings(event, verdict, await warningsAbout(event, hooks)) : verdict;
    return writeAnswer(event, expressible(event, withMessages(warned, hooks.takeMessages(session.id))));
  } finally {
    deadline.end();
  }
}

/** Returns the session of an event. Agents compress the context of a running session with the event of a new one. */
function openedSession({ sessionId, event, fields }: AgentEvent): OpenedSession | undefined {
  if (sessionId === undefined) return undefined;
  return { id: sessionId, isNew: event.on === 'SessionStart' && STARTED_BY_PERSON.has(fields['source']) };
}

const STARTED_BY_PERSON: ReadonlySet<unknown> = new Set([
  SessionStartSource.Startup,
  SessionStartSource.Resume,
  SessionStartSource.Clear,
]);

/** Answers events of a turn that hooks stopped, in an agent that cannot stop. A new prompt begins a new turn. */
function answerStopped(event: AgentEvent, notes: SessionNotes): AgentAnswer | undefined {
  const { on } = event.event;
  const isNewPrompt = on === 'BeforeAgent' && isText(event.fields['prompt']);
  if (isNewPrompt || on === 'SessionStart' || on === 'SessionEnd') notes.clear();
  const ofSubagent = on === 'BeforeTool' && event.subagent ? notes.stopped(event.subagent.id) : undefined;
  if (ofSubagent !== undefined)
    return writeAnswer(event, { kind: 'block', reason: `a hook blocked this subagent: ${ofSubagent}` });
  const why = on === 'BeforeTool' || on === 'AfterAgent' ? notes.stopped() : undefined;
  if (why === undefined) return undefined;
  if (on === 'AfterAgent') return SILENT;
  return writeAnswer(event, { kind: 'block', reason: `a hook stopped this turn: ${why}` });
}

/** Notes what the agent has no word for, and adds the text that was kept for the call. */
function withNotes(event: AgentEvent, verdict: Verdict, notes: SessionNotes): Verdict {
  const words = wordsOf(event);
  const { on } = event.event;
  const { kind, reason, context } = verdict;
  const call = event.callId ?? String(event.fields['tool_name']);
  if (kind === 'stop' && words.stop === undefined && event.tool !== undefined) notes.stop(reason);
  const isLostBlock = on === 'SubagentStart' && kind !== 'allow' && words.block === undefined;
  if (isLostBlock && event.subagent !== undefined) notes.stop(reason, event.subagent.id);
  if (on === 'AfterTool') {
    const texts = [notes.take(call), context].filter((text) => text !== undefined);
    return texts.length === 0 ? verdict : { ...verdict, context: texts.join('\n\n') };
  }
  const isHeld = on === 'BeforeTool' && kind === 'allow' && context !== undefined && words.context === undefined;
  return isHeld && notes.hold(call, context) ? { ...verdict, context: undefined } : verdict;
}

/** Returns true for events at which the user gets warnings about the settings. Other events warn about hooks that match. */
function begins({ event }: AgentEvent): boolean {
  return event.on === 'SessionStart' || event.on === 'BeforeAgent';
}

/** Returns warnings about the settings: those of hookwright, and switches of the agent that disable hooks. */
async function warningsAbout({ dialect }: AgentEvent, hooks: AgentHooks): Promise<string[]> {
  const switches = await findSwitches(dialect, hooks.config.project);
  const texts = switches.map(({ file, setting }) => `hookwright: ${setting} in ${file} disables hooks. Remove it.`);
  return [...(await hooks.warnings()), ...texts];
}

/** Adds warnings for the user. An agent that cannot show them gives them to the model. */
function withWarnings(event: AgentEvent, verdict: Verdict, warnings: readonly string[]): Verdict {
  const { notice, context } = wordsOf(event);
  if (warnings.length === 0 || notice !== undefined || context === undefined) return withMessages(verdict, warnings);
  const text = ['Tell the user about these warnings of hookwright:', ...warnings].join('\n');
  const all = [verdict.context, text].filter((each) => each !== undefined).join('\n\n');
  // They are on stderr too, for a log of the agent.
  return { ...withMessages(verdict, warnings), context: all };
}

function withMessages(verdict: Verdict, messages: readonly string[]): Verdict {
  const texts = [verdict.message, ...messages].filter((text) => text !== undefined && text !== '');
  return texts.length === 0 ? verdict : { ...verdict, message: texts.join('\n') };
}

/** Returns the folder of the project. The working directory of an event may leave it. */
function projectOf({ dialect, cwd }: Pick<AgentEvent, 'dialect' | 'cwd'>, request: AgentRequest): string {
  const { env: templates, markers, projectFrom } = dialect;
  const names = Object.keys(templates).filter((name) => templates[name] === PROJECT);
  const isOwn = (name: string): boolean =>
    markers.some((marker) => (marker.endsWith('*') ? name.startsWith(marker.slice(0, -1)) : name === marker));
  // A variable of another agent may be left over from it.
  const ownFirst = [...names.filter(isOwn), ...names.filter((name) => !isOwn(name))];
  const named = ownFirst.map((name) => request.env[name]).find((value) => value !== undefined && value !== '');
  return named ?? (projectFrom === 'process' ? request.cwd : (cwd ?? request.cwd));
}

const PROJECT = ['$', '{project}'].join('');

interface Deadline {
  readonly signal: AbortSignal;
  race<T>(work: Promise<T>): Promise<T>;
  end(): void;
}

/** Aborts hooks after a time, and rejects soon after if they do not end. */
function startDeadline(limitMs: number): Deadline {
  const controller = new AbortController();
  let fail: (error: Error) => void = () => {};
  const late = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // `race` reports it. Without a race, no event waits.
  late.catch(() => {});
  const error = new Error(`hooks did not decide within ${limitMs} ms, and the agent does not wait longer`);
  const timers = [
    setTimeout(() => controller.abort(error), limitMs),
    setTimeout(() => fail(error), limitMs + Math.min(500, limitMs / 10)),
  ];
  return {
    signal: controller.signal,
    race: (work) => Promise.race([work, late]),
    end: () => timers.forEach(clearTimeout),
  };
}

/** Answers an event that hooks could not be asked about: blocks what the agent lets us block, and warns elsewhere. */
export function answerFailure(
  answered: AnsweredEvent | undefined,
  text: string,
  { onFailure = 'block' }: Pick<AgentRequest, 'onFailure'>,
): AgentAnswer {
  const stderr = `${text}\n`;
  // Without a known event, exit code 2 blocks in every agent that can block.
  if (answered === undefined) return { stdout: '', stderr, exitCode: onFailure === 'allow' ? 0 : 2 };
  // If the agent already went on because of a hook, blocking it again would never end.
  if (onFailure === 'allow' || !canRefuse(answered) || answered.fields['stop_hook_active'] === true) {
    const { stdout } = writeAnswer(answered, { kind: 'allow', reason: '', message: text });
    return { stdout, stderr, exitCode: 0 };
  }
  const { stdout } = writeAnswer(answered, { kind: 'block', reason: text });
  return { stdout, stderr, exitCode: exitCodeBlocks(answered) ? 2 : 0 };
}
