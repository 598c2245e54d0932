import { isRecord } from '../../../util/json.js';

/** Request to start a command. Streams are paths, because descriptors cannot be passed. */
export interface StartRequest {
  id: number;
  file: string;
  args: readonly string[];
  argv0?: string | undefined;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  stdin: string;
  stdout: string;
  stderr: string;
}

/** First line from the launcher. */
export const HELLO = 'hookwright-launcher';

/** Response of the launcher, with the id of the request. */
export type Reply =
  | { id: number; kind: 'started'; pid: number }
  | { id: number; kind: 'exited'; code: number | null; signal: NodeJS.Signals | null }
  | { id: number; kind: 'failed'; error: SpawnFailure }
  /** The launcher could not try to start the command. */
  | { id: number; kind: 'unable' };

/** Serialized error of the system. */
export interface SpawnFailure {
  message: string;
  code?: string | undefined;
  errno?: number | undefined;
  syscall?: string | undefined;
  path?: string | undefined;
}

/** Parses a response. Throws if the line is not one. */
export function readReply(line: string): Reply {
  const reply: unknown = JSON.parse(line);
  if (!isReply(reply)) throw new Error(`not a response of the launcher: ${line}`);
  return reply;
}

function isReply(value: unknown): value is Reply {
  if (!isRecord(value) || typeof value['id'] !== 'number') return false;
  switch (value['kind']) {
    case 'started':
      return typeof value['pid'] === 'number' && value['pid'] > 1;
    case 'exited':
      return 'code' in value && 'signal' in value;
    case 'failed':
      return isRecord(value['error']) && typeof value['error']['message'] === 'string';
    default:
      return value['kind'] === 'unable';
  }
}
