import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DialectTranscript, DialectTranscriptLine } from '../../../generated/index.js';
import { expand } from '../../config/dialects/forms/index.js';
import { type AgentSession, NO_TRANSCRIPT, type TranscriptState } from '../../traces/index.js';
import { attempt } from '../../util/errors.js';
import { homeFolder } from '../../util/user-folders.js';
import type { AgentEvent } from './read-event.js';
import { readLines, type TranscriptFacts, type TranscriptMessage } from './transcript-lines.js';

/** Most bytes that one event reads. Usage in a longer part is not known. */
const MAX_READ_BYTES = 64 * 1024 * 1024;
/** Last bytes of a transcript, in which the current turn and message are looked for. */
const TAIL_BYTES = 1024 * 1024;
/** Pause between two attempts to find a message that the agent writes after its event. */
const POLL_MS = 10;
/** Bytes without a new response after which the position is recorded nevertheless. */
const RECORD_BYTES = 1024 * 1024;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Completes an event and its session from the transcript of the agent: usage, the turn and its prompt. Returns the fields of
 * the event that it adds. Never throws.
 */
export async function completeFromTranscript(
  session: AgentSession,
  event: AgentEvent,
  env: Variables,
  needsTexts: boolean,
): Promise<{ readonly assistant_text?: string }> {
  const { turnId, tool } = event;
  session.nameTurn(turnId);
  const isInTurn = tool !== undefined || event.event.on === 'AfterAgent';
  const lacksTurn = isInTurn && (turnId === undefined ? session.turnId === undefined : session.turnId !== turnId);
  const read = (): TranscriptTexts => readTranscript(session, event, env, needsTexts || lacksTurn);
  const until = Date.now() + (needsTexts && tool !== undefined ? (event.dialect.transcript?.lateMs ?? 0) : 0);
  let texts = read();
  while (!texts.hasMessage && Date.now() < until) {
    await sleep(POLL_MS);
    texts = read();
  }
  if (lacksTurn) reportTurn(session, turnId, texts);
  return tool === undefined || texts.assistantText === undefined ? {} : { assistant_text: texts.assistantText };
}

/** Starts the turn of an event, if its id is known. The prompt of another turn is not its own. */
function reportTurn(session: AgentSession, sent: string | undefined, { turnId, prompt }: TranscriptTexts): void {
  const id = sent ?? turnId;
  if (id === undefined) return;
  const isOther = sent !== undefined && turnId !== undefined && sent !== turnId;
  session.report({ turnId: id, ...(!isOther && prompt !== undefined && { userPrompt: prompt }) });
}

/** Texts of the current turn that an agent does not send with its events. */
interface TranscriptTexts {
  readonly prompt?: string | undefined;
  readonly turnId?: string | undefined;
  /** True if the message that requested the tool call of the event was found. It may have no text. */
  readonly hasMessage?: boolean | undefined;
  /** Text of that message. */
  readonly assistantText?: string | undefined;
}

/**
 * Reads what the transcript of a session has in addition to an event: usage, which is recorded, and the texts of the turn.
 * Reads only what was appended since the last event. What cannot be read is missing.
 */
function readTranscript(
  session: AgentSession,
  event: AgentEvent,
  env: Variables,
  needsTexts: boolean,
): TranscriptTexts {
  const { transcript } = event.dialect;
  const file = transcript && transcriptFile(transcript, event, env);
  const known = session.transcript;
  if (transcript === undefined || file === undefined) {
    if (known === undefined) session.recordTranscript(NO_TRANSCRIPT);
    return {};
  }
  const before = known?.file === file || isUsed(known) ? known : { ...NO_TRANSCRIPT, file };
  const read = attempt(() => readFrom(file, before, transcript), undefined);
  if (read === undefined) {
    if (known === undefined) session.recordTranscript(before);
    else if (isUsed(known) && !known.isPartial) session.recordTranscript({ ...known, isPartial: true });
    return {};
  }
  if (known === undefined || isWorthRecording(before, read.state)) session.recordTranscript(read.state);
  if (!needsTexts) return {};
  return textsOf(event, transcript, completed(file, transcript, read.facts));
}

function isWorthRecording(before: TranscriptState, after: TranscriptState): boolean {
  if (after.offset - before.offset > RECORD_BYTES || after.isPartial !== before.isPartial) return true;
  if (after.file !== before.file || after.cuts !== before.cuts) return true;
  return JSON.stringify([before.responses, before.figures]) !== JSON.stringify([after.responses, after.figures]);
}

function isUsed(state: TranscriptState | undefined): state is TranscriptState {
  return state !== undefined && state.responses > 0;
}

/** Returns the file of the session: the one that the event names, or the one that the agent's document describes. */
function transcriptFile({ file }: DialectTranscript, event: AgentEvent, env: Variables): string | undefined {
  if (event.transcriptPath !== undefined) return event.transcriptPath;
  const { sessionId } = event;
  // The id becomes part of a path.
  if (file === undefined || sessionId === undefined || !/^[\w.-]+$/.test(sessionId)) return undefined;
  const named = Object.entries(env).map(([name, value]) => [`env.${name}`, value] as const);
  const variables = { ...Object.fromEntries(named), home: env['HOME'] ?? homeFolder(), session: sessionId };
  return expand(file.path, variables) ?? (file.else === undefined ? undefined : expand(file.else, variables));
}

interface ReadPart {
  readonly state: TranscriptState;
  readonly facts: TranscriptFacts;
}

/** Reads the lines after a position. */
function readFrom(file: string, before: TranscriptState, transcript: DialectTranscript): ReadPart {
  return withFile(file, (descriptor, size) => {
    const isCut = size < before.offset && before.file === file;
    // The lines that are gone, and those of a file before this one, still count.
    const from = isCut ? { ...before, cuts: before.cuts + 1, isPartial: isUsed(before) } : { ...before, file };
    const start = isCut ? 0 : before.offset;
    if (size - start > MAX_READ_BYTES || before.file !== file) {
      const { text, end } = wholeLines(descriptor, Math.max(0, size - TAIL_BYTES), size);
      const facts = readLines(transcript, text.split('\n'), from);
      return { facts, state: { ...from, offset: end, isPartial: true } };
    }
    const { text, end } = wholeLines(descriptor, start, size);
    const facts = readLines(transcript, text.split('\n'), from);
    return { facts, state: { ...from, ...facts.usage, offset: end } };
  });
}

/** Looks for the turn and the message in the end of the file, if the new lines lack one of them. */
function completed(file: string, transcript: DialectTranscript, facts: TranscriptFacts): TranscriptFacts {
  if (facts.turn !== undefined && facts.message !== undefined) return facts;
  return attempt(
    () =>
      withFile(file, (descriptor, size) => {
        const { text } = wholeLines(descriptor, Math.max(0, size - TAIL_BYTES), size);
        return readLines(transcript, text.split('\n'), NO_TRANSCRIPT);
      }),
    facts,
  );
}

/** Opens a regular file. One that is not a file, such as a pipe, could block for ever. */
function withFile<T>(file: string, read: (descriptor: number, size: number) => T): T {
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const found = fstatSync(descriptor);
    if (!found.isFile()) throw new Error(`cannot read ${file}: not a file`);
    return read(descriptor, found.size);
  } finally {
    closeSync(descriptor);
  }
}

const LINE_END = 0x0a;

/** Reads a part of a file up to its last complete line. */
function wholeLines(descriptor: number, start: number, size: number): { text: string; end: number } {
  const bytes = Buffer.alloc(Math.max(0, size - start));
  let length = 0;
  while (length < bytes.length) {
    const count = readSync(descriptor, bytes, length, bytes.length - length, start + length);
    if (count === 0) break;
    length += count;
  }
  const end = bytes.subarray(0, length).lastIndexOf(LINE_END) + 1;
  return { text: bytes.toString('utf8', 0, end), end: start + end };
}

function textsOf(event: AgentEvent, { lines }: DialectTranscript, { turn, message }: TranscriptFacts): TranscriptTexts {
  // The messages of a subagent are in a file of its own.
  const hasMessage = message !== undefined && event.subagent === undefined && isRequestedBy(message, event, lines);
  const text = hasMessage ? message.text : '';
  return { prompt: turn?.prompt, turnId: turn?.id, hasMessage, ...(text.trim() !== '' && { assistantText: text }) };
}

/** Returns true if a message requested the tool call of an event: by its id or arguments, if the transcript has them. */
function isRequestedBy(
  message: TranscriptMessage,
  { callId, fields }: AgentEvent,
  lines: readonly DialectTranscriptLine[],
): boolean {
  if (lines.some(({ calls }) => calls !== undefined)) return callId !== undefined && message.calls.includes(callId);
  if (lines.some(({ inputs }) => inputs !== undefined))
    return message.inputs.includes(JSON.stringify(fields['tool_input']));
  return true;
}
