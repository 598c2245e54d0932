import { messageOf } from './errors.js';
import { isRecord } from './json.js';

/** Returns cause and remedy if the runtime withholds a permission or lacks a module, so that no retry can help. */
export function explainRuntimeLimit(error: unknown): string | undefined {
  const remedy = remedyFor(error);
  if (remedy === undefined) return undefined;
  const [cause = ''] = messageOf(error).split('\n');
  return `${cause.replace(/\.$/, '')}. ${remedy}`;
}

const NODE_FLAGS = new Map<unknown, string>([
  ['ChildProcess', '--allow-child-process'],
  ['FileSystemRead', '--allow-fs-read'],
  ['FileSystemWrite', '--allow-fs-write'],
  ['Net', '--allow-net'],
]);
const DENO =
  'Deno: command hooks need --allow-run, --allow-env, --allow-read and --allow-write; http hooks --allow-net';
const MISSING = new Set<unknown>(['ERR_METHOD_NOT_IMPLEMENTED', 'ERR_UNKNOWN_BUILTIN_MODULE']);
const OTHER_TYPES = 'In this runtime, use function or http hooks';

function remedyFor(error: unknown): string | undefined {
  if (!isRecord(error)) return undefined;
  const { name, code, permission } = error;
  if (name === 'NotCapable') return DENO;
  if (code === 'ERR_ACCESS_DENIED') return `Node: run with ${NODE_FLAGS.get(permission) ?? 'the permission'}`;
  const isMissing = code === undefined ? /^No such module|not implemented/i.test(messageOf(error)) : MISSING.has(code);
  return isMissing ? OTHER_TYPES : undefined;
}
