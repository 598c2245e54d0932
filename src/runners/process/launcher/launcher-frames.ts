import { isRecord } from '../../../util/json.js';

/** What the helper is asked: to start one command. The streams are names, since no descriptor can be handed over. */
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

/** What the helper says first. */
export const HELLO = 'hookwright-launcher';

/** What it says of a command, by the number of the request. */
export type Reply =
  | { id: number; kind: 'started'; pid: number }
  | { id: number; kind: 'exited'; code: number | null; signal: NodeJS.Signals | null }
  | { id: number; kind: 'failed'; error: SpawnFailure }
  /** Nothing was started, and the reason lies with the helper. */
  | { id: number; kind: 'unable' };

/** The system's own error, as far as it can be written. */
export interface SpawnFailure {
  message: string;
  code?: string | undefined;
  errno?: number | undefined;
  syscall?: string | undefined;
  path?: string | undefined;
}

/** Throws for what is no reply: then it is not our helper that speaks. */
export function readReply(line: string): Reply {
  const reply: unknown = JSON.parse(line);
  if (!isReply(reply)) throw new Error(`no reply of a launcher: ${line}`);
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
