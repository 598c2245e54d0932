import { quoteWord } from '../../../util/shell/quote-word.js';
import type { AgentAnswer } from '../answer-agent.js';

/** First line of every answer. A client that does not find it falls back to a process of its own. */
const MAGIC = 'hookwright 1';
/** Separates the parts of an answer. JSON texts and messages do not contain it. */
const SEPARATOR = '\u001f';

/** Call of the daemon, as its clients send it. */
export interface DaemonCall {
  readonly agent: string;
  readonly event?: string | undefined;
  readonly onFailure: 'block' | 'allow';
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: string;
}

/** Writes a call as the launcher's script does. Returns its path and its body. */
export function writeDaemonCall(
  call: DaemonCall,
  path: '/hook' | '/session' | '/session-end',
): [path: string, body: string] {
  const { agent, event, onFailure, cwd, env, stdin } = call;
  const query = new URLSearchParams({ as: agent, event: event ?? '', 'on-failure': onFailure });
  // A shell prints no other names, and these cannot end a quoted value.
  const variables = Object.entries(env).filter(([name]) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  const exported = variables.map(([name, value = '']) => `export ${name}=${quoteWord(value)}\n`);
  return [`${path}?${query}`, [cwd, exported.join(''), stdin].join(SEPARATOR)];
}

/** Reads an answer. Returns undefined if it is not complete. */
export function readDaemonAnswer(text: string): AgentAnswer | undefined {
  const [magic, code, stdout, stderr, end] = text.split(SEPARATOR);
  const exitCode = Number(code);
  if (magic !== MAGIC || end !== '' || !Number.isInteger(exitCode)) return undefined;
  if (stdout === undefined || stderr === undefined) return undefined;
  return { stdout, stderr, exitCode };
}

/** Writes an answer in a form that a shell can take apart: exit code, standard output and standard error. */
export function writeDaemonAnswer({ stdout, stderr, exitCode }: AgentAnswer): string {
  const plain = (text: string): string => text.replaceAll(SEPARATOR, ' ');
  return [MAGIC, exitCode, plain(stdout), plain(stderr), ''].join(SEPARATOR);
}

/** Reads the body of a call: the working directory, the variables as `export -p` prints them, and the input. */
export function readDaemonCall(url: URL, body: string): DaemonCall {
  const [cwd = '', exported = '', ...rest] = body.split(SEPARATOR);
  const stdin = rest.join(SEPARATOR);
  const agent = url.searchParams.get('as') ?? '';
  if (cwd === '' || agent === '') throw new Error('the call has no agent or no working directory');
  return {
    agent,
    event: url.searchParams.get('event') || undefined,
    onFailure: url.searchParams.get('on-failure') === 'allow' ? 'allow' : 'block',
    cwd,
    env: readExports(exported),
    stdin,
  };
}

const DECLARATION = /^(?:export|declare -x) ([A-Za-z_][A-Za-z0-9_]*)(?:=([\s\S]*))?$/;

/** Reads the output of `export -p`, as dash, bash, busybox and zsh print it. */
function readExports(text: string): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const statement of statements(text)) {
    const [, name, value] = DECLARATION.exec(statement) ?? [];
    if (name !== undefined && value !== undefined) variables[name] = unquoted(value);
  }
  return variables;
}

/** Splits a text into lines, but not inside of quotes. */
function statements(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === "'" || character === '"') quote = character;
    else if (character === '\n') {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, text.slice(start)];
}

/** Removes the quotes of a shell word without expansions. */
function unquoted(word: string): string {
  let text = '';
  for (let at = 0; at < word.length; at += 1) {
    const character = word[at] ?? '';
    if (character === "'") {
      const end = word.indexOf("'", at + 1);
      text += word.slice(at + 1, end === -1 ? undefined : end);
      at = end === -1 ? word.length : end;
    } else if (character === '"') {
      const end = closingQuote(word, at + 1);
      text += word
        .slice(at + 1, end)
        .replaceAll(/\\([\s\S])/g, (both, one: string) => ('"\\$`'.includes(one) ? one : both));
      at = end;
    } else if (character === '\\') {
      at += 1;
      text += word[at] ?? '';
    } else text += character;
  }
  return text;
}

function closingQuote(word: string, from: number): number {
  for (let at = from; at < word.length; at += 1) {
    if (word[at] === '\\') at += 1;
    else if (word[at] === '"') return at;
  }
  return word.length;
}
