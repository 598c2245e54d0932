import type { Dialect, DialectAnswer, DialectEvent, DialectValue } from '../../../generated/index.js';
import { fill, HostTools, lookupIn, ToolCall } from '../../config/dialects/forms/index.js';
import { type Fields, isRecord } from '../../util/json.js';
import { isText } from '../../util/text.js';

/** Decision about an event, before it is written in the words of an agent. */
export interface Verdict {
  readonly kind: 'allow' | 'ask' | 'block' | 'stop';
  /** Why the event is blocked, stopped or asked about. */
  readonly reason: string;
  /** All arguments of the tool, if hooks changed them. */
  readonly input?: Fields | undefined;
  /** Text for the model. */
  readonly context?: string | undefined;
  /** Text for the user. */
  readonly message?: string | undefined;
  /** Other changes to the event. */
  readonly changes?: Fields | undefined;
}

/** Answer to an agent: the output of its hook. */
export interface AgentAnswer {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/** Event that is answered. */
export interface AnsweredEvent {
  readonly dialect: Dialect;
  readonly name: string;
  readonly event: DialectEvent;
  /** Native fields of the event. */
  readonly fields: Fields;
}

/** Writes a verdict in the words of an agent. What the agent cannot express becomes a block, and text goes to stderr. */
export function writeAnswer(answered: AnsweredEvent, verdict: Verdict): AgentAnswer {
  const words = wordsOf(answered);
  const { used, lost } = chooseWords(words, verdict, answered);
  const { context, message } = verdict;
  const extra: Word[] = [];
  const unsent = [...lost];
  if (context !== undefined) {
    if (words.context !== undefined) extra.push('context');
    else unsent.push(`cannot give ${answered.dialect.dialect} text for the model at ${answered.name}: ${context}`);
  }
  const texts = [message, ...unsent].filter((text) => text !== undefined).join('\n');
  if (texts !== '' && words.notice !== undefined) extra.push('notice');
  const values = { ...verdict, reason: reasonOf(verdict), message: texts, result: shapedResult(answered, verdict) };
  const look = lookupIn(values, (word) => (word === '$event' ? answered.name : undefined));
  const output = [...used, ...extra].reduce<unknown>((all, word) => merged(all, fill(words[word] ?? {}, look)), {});
  const stdout = isRecord(output) && Object.keys(output).length > 0 ? `${JSON.stringify(output)}\n` : '';
  return { stdout, stderr: words.notice === undefined && texts !== '' ? `${texts}\n` : '', exitCode: 0 };
}

type Word = keyof DialectAnswer;
type Words = { readonly [W in Word]?: DialectValue | undefined };

/** Returns the words that the agent has for an event. */
export function wordsOf({ dialect, event }: Pick<AnsweredEvent, 'dialect' | 'event'>): Words {
  const groups = (event.answer ?? []).map((name) => dialect.answers?.[name] ?? {});
  return Object.assign({}, ...groups);
}

/** Returns true if the agent can be kept from going on. The result of a tool can at most be withheld. */
export function canRefuse(answered: Pick<AnsweredEvent, 'dialect' | 'event'>): boolean {
  return wordsOf(answered).block !== undefined;
}

/** Returns true if exit code 2 with a text on stderr blocks the event. */
export function exitCodeBlocks({ dialect, event }: Pick<AnsweredEvent, 'dialect' | 'event'>): boolean {
  const { text, then } = dialect.exit['2'];
  const { exit2 } = event;
  if (then === 'event') return exit2 === 'deny' || exit2 === 'withhold';
  return text === 'deny' && exit2 !== 'ignore';
}

interface ChosenWords {
  readonly used: readonly Word[];
  /** Texts that the agent has no words for. */
  readonly lost: readonly string[];
}

/** Chooses the words for a verdict: the first that the agent has, from the exact one to one that is at least as strict. */
function chooseWords(words: Words, { kind, reason, input, changes }: Verdict, answered: AnsweredEvent): ChosenWords {
  const first = (...wanted: readonly Word[]): Word | undefined => wanted.find((word) => words[word] !== undefined);
  const one = (word: Word | undefined): ChosenWords =>
    word === undefined ? { used: [], lost: [`${answered.name}: ${reason}`] } : { used: [word], lost: [] };
  const replace = shapedResult(answered, { kind, reason }) === undefined ? [] : (['replace'] as const);
  switch (kind) {
    case 'stop':
      return one(first('stop', 'block', 'withhold', ...replace, 'feedback'));
    case 'block':
      return one(first('block', 'withhold', ...replace, 'feedback', 'stop'));
    case 'ask': {
      const asked = first('ask', 'block', 'withhold', ...replace, 'feedback', 'stop');
      const rewrites = input !== undefined && asked === 'ask';
      return rewrites ? { used: ['ask', 'rewrite'], lost: [] } : one(asked);
    }
    case 'allow': {
      const used: Word[] = [];
      if (input !== undefined) used.push('rewrite');
      if (changes !== undefined && words.changes !== undefined) used.push('changes');
      return { used, lost: [] };
    }
  }
}

/** Returns the verdict with a block in place of what the agent cannot express. */
export function expressible(answered: AnsweredEvent, verdict: Verdict): Verdict {
  const { context, reason, ...rest } = blockUnlessExpressible(answered, verdict);
  const isBlocked = rest.kind === 'block' || rest.kind === 'stop';
  // The reason of a block reaches the model too.
  if (!isBlocked || context === undefined || wordsOf(answered).context !== undefined)
    return { ...rest, reason, context };
  return { ...rest, reason: `${reason}\n\n${context}` };
}

function blockUnlessExpressible(answered: AnsweredEvent, verdict: Verdict): Verdict {
  const words = wordsOf(answered);
  const { dialect } = answered.dialect;
  const isAboutCall = words.block !== undefined;
  if (verdict.kind === 'ask' && words.ask === undefined && isAboutCall) {
    return {
      ...verdict,
      kind: 'block',
      reason: `a person has to confirm this, and ${dialect} does not ask: ${verdict.reason}`,
    };
  }
  const goesOn = verdict.kind === 'allow' || verdict.kind === 'ask';
  const { prompt }: Fields = verdict.changes ?? {};
  if (goesOn && prompt !== undefined && words.changes === undefined && isAboutCall) {
    const why = `hooks changed the prompt, which ${dialect} does not support. Send this instead: ${String(prompt)}`;
    return { ...verdict, kind: 'block', reason: why, changes: undefined };
  }
  if (goesOn && verdict.input !== undefined && words.rewrite === undefined && isAboutCall) {
    const why = `hooks changed the arguments, which ${dialect} does not support. Call the tool with these: ${JSON.stringify(verdict.input)}`;
    const reason = [verdict.kind === 'ask' ? verdict.reason : '', why].filter(isText).join('\n');
    return { ...verdict, kind: 'block', reason, input: undefined };
  }
  return verdict;
}

/** Agents ignore a block without a reason. */
function reasonOf({ reason }: Verdict): string {
  return reason.trim() === '' ? 'Blocked by a hook' : reason;
}

/** Returns a text in the form of the tool's result, if the agent only takes a result in that form. */
function shapedResult(
  { dialect, event, fields }: AnsweredEvent,
  { kind, reason }: Pick<Verdict, 'kind' | 'reason'>,
): unknown {
  if (kind === 'allow' || wordsOf({ dialect, event }).replace === undefined) return undefined;
  const tool = new HostTools([dialect]).find(String(fields['tool_name']), fields['mcp_context']);
  const call = new ToolCall(dialect, tool, fields['tool_input'], '');
  if (tool.role === undefined || call.response === undefined) return undefined;
  const text = `Result withheld: ${reason}`;
  return fill(
    call.response,
    lookupIn(fields, (word) => {
      if (word === '$result.text' || word === '$result.stdout') return text;
      if (word === '$result.stderr') return '';
      return word === '$tool.args.path' ? call.argument('path') : undefined;
    }),
  );
}

/** Merges two objects. Different texts of one field are joined. */
function merged(one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (isRecord(one) && isRecord(other)) {
    const entries = Object.entries(other).map(([name, value]) => [name, merged(one[name], value)]);
    return { ...one, ...Object.fromEntries(entries) };
  }
  return typeof one === 'string' && typeof other === 'string' && one !== other ? `${one}\n\n${other}` : other;
}
