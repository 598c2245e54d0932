import type { DialectTranscript, DialectTranscriptLine } from '../../../generated/index.js';
import { conditionsHold, lookupIn } from '../../config/dialects/forms/index.js';
import { maxOf, sumOf, type TranscriptFigures, type TranscriptUsage } from '../../traces/index.js';
import { isRecord, parsedJson } from '../../util/json.js';
import { isText } from '../../util/text.js';

/** Message of the user that begins a turn. */
export interface TranscriptTurn {
  readonly id: string | undefined;
  readonly prompt: string;
}

/** Message of the model, from its first line to the last one so far. */
export interface TranscriptMessage {
  readonly id: string | undefined;
  readonly text: string;
  readonly calls: readonly string[];
  /** Arguments of its tool calls as JSON. */
  readonly inputs: readonly string[];
  readonly isEnded: boolean;
}

/** Facts of a part of a transcript. Those that it does not contain are missing. */
export interface TranscriptFacts {
  readonly usage: TranscriptUsage;
  readonly turn?: TranscriptTurn | undefined;
  readonly message?: TranscriptMessage | undefined;
}

/** Number of messages whose lines are recognised if they are not next to each other. */
const MAX_RECENT = 8;

/** Reads lines of a transcript by the rules of its agent. `from` is the usage before them. Skips lines that are not JSON. */
export function readLines({ lines: rules }: DialectTranscript, lines: readonly string[], from: TranscriptUsage) {
  return lines.reduce<TranscriptFacts>((facts, line) => readLine(rules, facts, line), { usage: from });
}

type Look = (path: string) => unknown;

function readLine(rules: readonly DialectTranscriptLine[], facts: TranscriptFacts, line: string): TranscriptFacts {
  // It may be a line of another program, or half a line.
  const value = parsedJson(line);
  const look = lookupIn(value, () => undefined);
  const rule = isRecord(value) ? rules.find(({ when }) => conditionsHold(when, look)) : undefined;
  if (rule === undefined) return facts;
  const turn = turnIn(rule, look);
  // Text of the model before a new prompt, or before a result, did not request later calls.
  const isOver = turn !== undefined || rule.done === true;
  return {
    usage: withUsage(facts.usage, rule, look),
    turn: turn ?? facts.turn,
    message: isOver ? undefined : withMessage(facts.message, rule, look),
  };
}

function turnIn({ prompt, turn }: DialectTranscriptLine, look: Look): TranscriptTurn | undefined {
  const text = prompt === undefined ? undefined : textIn(look(prompt));
  if (!isText(text)) return undefined;
  const id = turn === undefined ? undefined : look(turn);
  return { id: isText(id) ? id : undefined, prompt: text };
}

/** Returns the text of a message: the whole, or its parts that are text. The reasoning of a model is not part of it. */
function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return undefined;
  const texts = value.flatMap((part: unknown) =>
    isRecord(part) && part['thought'] !== true && typeof part['text'] === 'string' ? [part['text']] : [],
  );
  return texts.length === 0 ? undefined : texts.join('\n');
}

function withMessage(
  message: TranscriptMessage | undefined,
  rule: DialectTranscriptLine,
  look: Look,
): TranscriptMessage | undefined {
  const { id: idPath, text: textPath, calls: callsPath, inputs: inputsPath, ends } = rule;
  if (ends) return message && { ...message, isEnded: true };
  if (textPath === undefined && callsPath === undefined) return message;
  const idValue = idPath === undefined ? undefined : look(idPath);
  const id = isText(idValue) ? idValue : undefined;
  const isSame = message !== undefined && !message.isEnded && message.id === id;
  const before = isSame ? message : { text: '', calls: [], inputs: [] };
  const text = (textPath === undefined ? undefined : textIn(look(textPath))) ?? '';
  // Some agents write the whole message again, others its next part.
  const joined = before.text === text ? text : [before.text, text].filter(isText).join('\n');
  const calls = callsPath === undefined ? [] : valuesAt(callsPath, look).filter(isText);
  const inputs = inputsPath === undefined ? [] : valuesAt(inputsPath, look).map((input) => JSON.stringify(input));
  return {
    id,
    text: joined,
    calls: [...before.calls, ...calls],
    inputs: [...before.inputs, ...inputs],
    isEnded: false,
  };
}

/** Returns the values at a path. `[]` in it stands for each element of a list. */
function valuesAt(path: string, look: Look): unknown[] {
  const [list = '', rest] = path.split('[].');
  const value = look(list);
  if (rest === undefined) return value === undefined ? [] : [value];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map((item) => lookupIn(item, () => undefined)(rest)).filter((found) => found !== undefined);
}

function withUsage(usage: TranscriptUsage, rule: DialectTranscriptLine, look: Look): TranscriptUsage {
  const { id: idPath, input, output, cached } = rule;
  if (input === undefined || output === undefined) return usage;
  const figures: TranscriptFigures = {
    input_tokens: sumAt(input, look),
    output_tokens: sumAt(output, look),
    cached_tokens: cached && sumAt(cached, look),
  };
  const idValue = idPath === undefined ? undefined : look(idPath);
  const id = isText(idValue) ? idValue : undefined;
  const earlier = usage.recent.find(([each]) => each === id)?.[1];
  // A later line of a message may have fewer tokens, or none. The model could write such a line itself.
  const most = eachFigure((name) => maxOf(earlier?.[name], figures[name]));
  return {
    responses: usage.responses + (earlier === undefined ? 1 : 0),
    figures: eachFigure((name) => sumOf(usage.figures[name], (most[name] ?? 0) - (earlier?.[name] ?? 0))),
    unknown: FIGURES.filter((name) => usage.unknown?.includes(name) || figures[name] === undefined),
    context: figures.input_tokens,
    recent:
      id === undefined ? [] : [...usage.recent.filter(([each]) => each !== id), [id, most] as const].slice(-MAX_RECENT),
  };
}

const FIGURES = ['input_tokens', 'output_tokens', 'cached_tokens'] as const;

function eachFigure(figureOf: (name: (typeof FIGURES)[number]) => number | undefined): TranscriptFigures {
  return Object.fromEntries(FIGURES.map((name) => [name, figureOf(name)]));
}

/** Returns the sum of figures. Undefined if one is not valid, or if the first one or one that is subtracted is missing. */
function sumAt(paths: readonly string[], look: Look): number | undefined {
  let sum = 0;
  for (const [index, path] of paths.entries()) {
    const isSubtracted = path.startsWith('-');
    const value = look(isSubtracted ? path.slice(1) : path);
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) sum += isSubtracted ? -value : value;
    else if (index === 0 || isSubtracted || (value ?? undefined) !== undefined) return undefined;
  }
  return sum < 0 ? undefined : sum;
}
