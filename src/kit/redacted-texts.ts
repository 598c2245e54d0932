import { type Fields, isFields, isSaid } from './fields.js';

/** Takes what must not be read out of a text. */
export type Redaction = (text: string) => string;

interface Walk {
  readonly redaction: Redaction;
  /** Called where no text can be found. */
  readonly miss: () => void;
}

/** The value with the redaction made in its texts; the same one when that changes nothing. */
type Redacting = (value: unknown, walk: Walk) => unknown;

/** The fields with the redaction made in every text that goes to the model, or is said in its place. */
export function redactedTexts(fields: Fields, redaction: Redaction, miss: (field: string) => void): Fields {
  const result = { ...fields };
  for (const [key, inside] of places) {
    if (isSaid(fields[key])) result[key] = inside(fields[key], { redaction, miss: () => miss(key) });
  }
  return result;
}

function inString(value: unknown, { redaction, miss }: Walk): unknown {
  if (typeof value === 'string') return redactedText(value, redaction);
  miss();
  return value;
}

/** A host leaves out messages without a text, and sends the original: a redaction that gives nothing back fails. */
function redactedText(text: string, redaction: Redaction): string {
  const redacted: unknown = redaction(text);
  if (typeof redacted === 'string') return redacted;
  throw new TypeError(
    `a redaction gives back the text, and not ${redacted === null ? 'null' : `a ${typeof redacted}`}`,
  );
}

/** A secret may reach over the parts of one text. */
function inParts(value: unknown, { redaction, miss }: Walk): unknown {
  if (!Array.isArray(value)) {
    miss();
    return value;
  }
  const text = value.map(textOf).join('');
  const redacted = redactedText(text, redaction);
  return redacted === text ? value : [redacted];
}

function textOf(part: unknown): string {
  const text = isFields(part) && part['thought'] !== true ? part['text'] : part;
  return typeof text === 'string' ? text : '';
}

function inContent(value: unknown, walk: Walk): unknown {
  return Array.isArray(value) ? inParts(value, walk) : inString(value, walk);
}

function inEach(inside: Redacting): Redacting {
  return (value, walk) => {
    if (!Array.isArray(value)) {
      walk.miss();
      return value;
    }
    const list: readonly unknown[] = value;
    const redacted = list.map((item) => inside(item, walk));
    return redacted.every((item, at) => item === list[at]) ? list : redacted;
  };
}

function inField(key: string, inside: Redacting): Redacting {
  return (value, walk) => {
    if (!isFields(value)) {
      walk.miss();
      return value;
    }
    const redacted = inside(value[key], walk);
    return redacted === value[key] ? value : { ...value, [key]: redacted };
  };
}

function ifSaid(inside: Redacting): Redacting {
  return (value, walk) => (isSaid(value) ? inside(value, walk) : value);
}

const inText = inField('text', ifSaid(inString));
const inCandidates = inField(
  'candidates',
  ifSaid(inEach(inField('content', ifSaid(inField('parts', ifSaid(inParts)))))),
);

/** An answer without any text leaves the model's own as it is. */
function inResponse(value: unknown, walk: Walk): unknown {
  if (isFields(value) && !isSaid(value['text']) && !isSaid(value['candidates'])) walk.miss();
  return inCandidates(inText(value, walk), walk);
}

const places: readonly (readonly [field: string, inside: Redacting])[] = [
  ['llm_request', inField('messages', ifSaid(inEach(inField('content', inContent))))],
  ['llm_response', inResponse],
  ['system_instruction', inString],
  ['tool_results', inEach(inField('text', inString))],
];
