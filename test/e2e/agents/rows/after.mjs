// Hooks after a tool, around a turn and a session, and permissions.
import { BLOCK, DENY, EXIT_2, hook, REWRITTEN, rows, says } from './row.mjs';

const FAILS = [[['shell', 'echo original > ran.txt; cat marker.txt; exit 7']]];

const POST = rows({
  'post-silent': hook('post'),
  'post-text': hook('post', { out: 'M_OUT' }),
  'post-block': says('post', BLOCK),
  'post-block-noreason': says('post', { decision: 'block' }),
  'post-deny': says('post', DENY),
  'post-context': says('post', { context: 'M_CTX' }),
  'post-block-context': says('post', { ...BLOCK, context: 'M_CTX' }),
  'post-result': says('post', { result: 'M_NEW' }),
  'post-result-shaped': {
    only: ['claude'],
    hooks: [says('post', { result: { stdout: 'M_NEW', stderr: '', interrupted: false, isImage: false } })],
  },
  'post-exit1': hook('post', { err: 'M_ERR', exit: 1 }),
  'post-exit2': hook('post', EXIT_2),
  'post-exit2-silent': hook('post', { exit: 2 }),
  'post-exit3': hook('post', { err: 'M_ERR', exit: 3 }),
  'post-badjson': hook('post', { out: '{"decision": ' }),
  'post-timeout': hook('post', { sleep: 20 }, { timeout: 2 }),
  'post-sigkill': hook('post', { signal: 'KILL' }),
  'post-continue-false': says('post', { stop: 'M_STOP' }),
  'post-continue-false-block': says('post', { ...BLOCK, stop: 'M_STOP' }),
  'post-system': says('post', { system: 'M_SYS' }),
  'post-suppress': says('post', { suppress: true }),
  'post-allow': says('post', { decision: 'allow', reason: 'M_OLD' }),
  'post-scan': hook('post', { scans: true, out: [{ says: BLOCK }] }),
  'post-failed-tool': {
    hooks: [says('post', { context: 'M_CTX' }), says('fail', { context: 'M_OLD' }, { id: 'h2' })],
    model: FAILS,
    lenient: true,
  },
  'post-failed-block': {
    hooks: [says('post', BLOCK), says('fail', { decision: 'block', reason: 'M_OLD' }, { id: 'h2' })],
    model: FAILS,
    lenient: true,
  },
  'post-denied': { hooks: [says('pre', DENY), hook('post', {}, { id: 'h2' })] },
  'post-write': { hooks: [says('post', BLOCK)], model: [[['write', '{project}/out.ts', 'hello']]] },
});

const once = { times: 1 };
const often = { times: 20 };

const TURN = rows({
  'prompt-text': hook('prompt', { out: 'M_OUT' }),
  'prompt-context': says('prompt', { context: 'M_CTX' }),
  'prompt-deny': says('prompt', DENY),
  'prompt-block': says('prompt', BLOCK),
  'prompt-block-noreason': says('prompt', { decision: 'block' }),
  'prompt-block-context': says('prompt', { ...BLOCK, context: 'M_CTX' }),
  'prompt-exit1': hook('prompt', { err: 'M_ERR', exit: 1 }),
  'prompt-exit2': hook('prompt', EXIT_2),
  'prompt-exit2-silent': hook('prompt', { exit: 2 }),
  'prompt-exit3': hook('prompt', { err: 'M_ERR', exit: 3 }),
  'prompt-continue-false': says('prompt', { stop: 'M_STOP' }),
  'prompt-system': says('prompt', { system: 'M_SYS' }),
  'prompt-modified': hook('prompt', { out: '{"modifiedPrompt":"M_NEW"}' }),
  'prompt-badjson': hook('prompt', { out: '{"decision": "block", ' }),
  'prompt-timeout': hook('prompt', { sleep: 20 }, { timeout: 2 }),
  'stop-silent': hook('stop'),
  'stop-block-once': hook('stop', { ...once, out: [{ says: BLOCK }] }),
  'stop-block-20': hook('stop', { ...often, out: [{ says: BLOCK }] }),
  'stop-exit2-once': hook('stop', { ...once, ...EXIT_2 }),
  'stop-exit2-20': hook('stop', { ...often, ...EXIT_2 }),
  'stop-exit2-silent': hook('stop', { ...once, exit: 2 }),
  'stop-block-noreason': hook('stop', { ...once, out: [{ says: { decision: 'block' } }] }),
  'stop-deny-once': hook('stop', { ...once, out: [{ says: DENY }] }),
  'stop-context': hook('stop', { ...once, out: [{ says: { context: 'M_CTX' } }] }),
  'stop-continue-false': says('stop', { stop: 'M_STOP' }),
  'stop-continue-false-block': hook('stop', { ...once, out: [{ says: { ...BLOCK, stop: 'M_STOP' } }] }),
  'stop-exit1': hook('stop', { err: 'M_ERR', exit: 1 }),
  'stop-text': hook('stop', { out: 'M_OUT' }),
  'stop-system': says('stop', { system: 'M_SYS' }),
  'stop-timeout': hook('stop', { sleep: 20 }, { timeout: 2 }),
});

const SESSION = rows({
  'start-text': hook('start', { out: 'M_OUT' }),
  'start-context': says('start', { context: 'M_CTX' }),
  'start-exit1': hook('start', { err: 'M_ERR', exit: 1 }),
  'start-exit2': hook('start', EXIT_2),
  'start-block': says('start', BLOCK),
  'start-continue-false': says('start', { stop: 'M_STOP' }),
  'start-system': says('start', { system: 'M_SYS' }),
  'start-timeout': hook('start', { sleep: 20 }, { timeout: 2 }),
  'start-match-startup': hook('start', { out: 'M_OUT' }, { matcher: 'startup' }),
  'start-match-other': hook('start', { out: 'M_OUT' }, { matcher: 'resume' }),
  'end-silent': hook('end'),
  'end-exit2': hook('end', EXIT_2),
  'end-block': says('end', BLOCK),
  'end-slow': hook('end', { sleep: 0.7 }),
});

const asks = (...hooks) => ({ hooks, asks: true, only: ['claude', 'copilot'] });
const APPROVE = { decision: 'approve', reason: 'M_OLD' };

const PERMISSION = rows({
  'perm-none': asks(hook('pre')),
  'perm-allow': asks(says('pre', { decision: 'allow', reason: 'M_OLD' })),
  'perm-approve': asks(says('pre', APPROVE, { as: 'block' })),
  'perm-allow-rewrite': asks(says('pre', { decision: 'allow', rewrite: REWRITTEN })),
  'perm-rewrite': asks(says('pre', { rewrite: REWRITTEN })),
  'perm-allow-exit1': asks(hook('pre', { out: [{ says: { decision: 'allow' } }], exit: 1 })),
  'perm-allow-deny': asks(says('pre', { decision: 'allow' }), says('pre', DENY, { id: 'h2' })),
  'perm-allow-failed': asks(says('pre', { decision: 'allow' }), hook('pre', { exit: 1 }, { id: 'h2' })),
  'perm-context': asks(says('pre', { context: 'M_CTX' })),
});

export const AFTER = [...POST, ...TURN, ...SESSION, ...PERMISSION];
