// Rows whose hook is hookwright itself: native hooks decide, and the agent does what they say.
import { ALLOW, BLOCK, DENY, EXIT_2, hook, rows, says } from './row.mjs';

const WRITES = [[['write', '{project}/out.ts', 'hello']]];
const rewrite = { command: 'echo rewritten > ran.txt; cat marker.txt' };
const once = { times: 1 };
const TWO_CALLS = [[['shell', 'echo original > ran.txt; cat marker.txt']], [['shell', 'echo second > ran2.txt']]];
const names = (matcher) => says('pre', DENY, { matcher });

const TABLE = rows({
  none: [],
  silent: hook('pre'),
  allow: says('pre', ALLOW),
  deny: says('pre', DENY),
  'deny-noreason': says('pre', { decision: 'deny' }),
  block: says('pre', BLOCK),
  exit2: hook('pre', EXIT_2),
  'exit2-silent': hook('pre', { exit: 2 }),
  exit1: hook('pre', { err: 'M_ERR', exit: 1 }),
  'on-error-block': hook('pre', { exit: 1 }, { entry: { onError: 'block' } }),
  ask: says('pre', { decision: 'ask', reason: 'M_REASON' }),
  stop: says('pre', { stop: 'M_STOP' }),
  'stop-once': { hooks: [hook('pre', { ...once, out: [{ says: { stop: 'M_STOP' } }] })], model: TWO_CALLS },
  'stop-deny': says('pre', { ...DENY, stop: 'M_STOP' }),
  rewrite: says('pre', { rewrite }),
  'rewrite-ask': says('pre', { decision: 'ask', reason: 'M_REASON', rewrite }),
  context: says('pre', { context: 'M_CTX' }),
  'context-deny': says('pre', { ...DENY, context: 'M_CTX' }),
  system: says('pre', { system: 'M_SYS' }),
  'two-deny-allow': [says('pre', DENY), says('pre', ALLOW, { id: 'h2' })],
  'match-native': names('^{shell}$'),
  'match-other': names('^{write}$'),
  'match-aliases': { hooks: [names('^(Bash|{shell})$')] },
  'write-deny': { hooks: [names('^{write}$')], model: WRITES },
  'write-path': {
    hooks: [hook('pre', { greps: '"file_path": *"[^"]*/out[.]ts"', out: [{ says: DENY }] })],
    model: WRITES,
  },
  'mcp-deny': { hooks: [names('note')], model: [[['mcp', 'files', 'note', { text: 'original' }]]], mcp: true },
  'timeout-block': hook('pre', { sleep: 20 }, { timeout: 1, entry: { onError: 'block' } }),
  'post-context': says('post', { context: 'M_CTX' }),
  'post-deny': says('post', DENY),
  'post-exit2': hook('post', EXIT_2),
  'post-scan': hook('post', { greps: 'M_TOOL', out: [{ says: DENY }] }),
  'post-clean': hook('post', { greps: 'M_NEW', out: [{ says: DENY }] }),
  'post-stop': says('post', { stop: 'M_STOP' }),
  'prompt-deny': says('prompt', DENY),
  'prompt-exit2': hook('prompt', EXIT_2),
  'prompt-context': says('prompt', { context: 'M_CTX' }),
  'prompt-stop': says('prompt', { stop: 'M_STOP' }),
  'stop-block': hook('stop', { ...once, out: [{ says: BLOCK }] }),
  'stop-exit2': hook('stop', { ...once, ...EXIT_2 }),
  'start-context': says('start', { context: 'M_CTX' }),
  'start-system': says('start', { system: 'M_SYS' }),
  end: hook('end'),
  'broken-settings': { hooks: [says('pre', DENY)], text: '{settings} and more' },
  'broken-settings-allow': {
    hooks: [says('pre', DENY)],
    text: '{settings} and more',
    options: ['--on-failure', 'allow'],
  },
  untrusted: { hooks: [says('pre', DENY, { layer: 'project' })] },
});

export const BRIDGE_ROWS = TABLE.map((row) => ({ ...row, name: `bridge-${row.name}`, bridge: true }));
