import { type Fields, hasValue, isFields } from './fields.js';

/** Returns a text without its secrets. */
export type Redaction = (text: string) => string;

interface Walk {
  readonly redaction: Redaction;
  /** Called if a text was expected and not found. */
  readonly miss: () => void;
}

/** Returns the value with its texts redacted, or the same value if nothing changed. */
type Redacting = (value: unknown, walk: Walk) => unknown;

/** Redacts every text in the fields that hold model requests and responses. */
export function redactedTexts(fields: Fields, redaction: Redaction, miss: (field: string) => void): Fields {
  const result = { ...fields };
  for (const [key, inside] of redactionByField) {
    if (hasValue(fields[key])) result[key] = inside(fields[key], { redaction, miss: () => miss(key) });
  }
  return result;
}

function inString(value: unknown, { redaction, miss }: Walk): unknown {
  if (typeof value === 'string') return redactedText(value, redaction);
  miss();
  return value;
}

/** Applies the redaction. Throws if it returns no string: the host would then send the original text. */
function redactedText(text: string, redaction: Redaction): string {
  const redacted: unknown = redaction(text);
  if (typeof redacted === 'string') return redacted;
  throw new TypeError(`a redaction must return a string, not ${redacted === null ? 'null' : `a ${typeof redacted}`}`);
}

/** Redacts the joined parts, because a secret may span several parts. */
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

function ifPresent(inside: Redacting): Redacting {
  return (value, walk) => (hasValue(value) ? inside(value, walk) : value);
}

const inText = inField('text', ifPresent(inString));
const inCandidates = inField(
  'candidates',
  ifPresent(inEach(inField('content', ifPresent(inField('parts', ifPresent(inParts)))))),
);

/** Redacts a response. One without any text is reported, because the model's own text would stay. */
function inResponse(value: unknown, walk: Walk): unknown {
  if (isFields(value) && !hasValue(value['text']) && !hasValue(value['candidates'])) walk.miss();
  return inCandidates(inText(value, walk), walk);
}

const redactionByField: readonly (readonly [field: string, inside: Redacting])[] = [
  ['llm_request', inField('messages', ifPresent(inEach(inField('content', inContent))))],
  ['llm_response', inResponse],
  ['system_instruction', inString],
  ['tool_results', inEach(inField('text', inString))],
];
