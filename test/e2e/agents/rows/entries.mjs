// Two hooks of one event, keys of an entry, and keys of the file.
import { ALLOW, DENY, EXIT_2, hook, rewriteTo, rows, says } from './row.mjs';

const second = { id: 'h2' };
const apart = { id: 'h2', apart: true };
const old = { decision: 'deny', reason: 'M_OLD' };

const TWO = rows({
  'two-deny-allow': [says('pre', DENY), says('pre', ALLOW, second)],
  'two-allow-deny': [says('pre', ALLOW), says('pre', DENY, second)],
  'two-ask-allow': [says('pre', { decision: 'ask', reason: 'M_REASON' }), says('pre', ALLOW, second)],
  'two-exit2-allow': [hook('pre', EXIT_2), says('pre', ALLOW, second)],
  'two-deny-exit1': [says('pre', DENY), hook('pre', { exit: 1 }, second)],
  'two-exit1-deny': [hook('pre', { exit: 1 }), says('pre', DENY, second)],
  'two-denies': [says('pre', DENY), hook('pre', { sleep: 0.5, out: [{ says: old }] }, second)],
  'two-rewrites': [
    says('pre', rewriteTo('first')),
    hook('pre', { sleep: 0.5, out: [{ says: rewriteTo('second') }] }, second),
  ],
  'two-rewrites-slowfirst': [
    hook('pre', { sleep: 1, out: [{ says: rewriteTo('first') }] }),
    says('pre', rewriteTo('second'), second),
  ],
  'two-rewrite-deny': [says('pre', rewriteTo('rewritten')), says('pre', DENY, second)],
  'two-deny-rewrite': [says('pre', DENY), says('pre', rewriteTo('rewritten'), second)],
  'two-contexts': [says('pre', { context: 'M_CTX' }), says('pre', { context: 'M_OLD' }, second)],
  'two-same': [
    hook('pre', {}, { command: "sh '{folder}/h1.sh'" }),
    hook('pre', {}, { id: 'h2', command: "sh '{folder}/h1.sh'" }),
  ],
  'two-groups': [says('pre', DENY, { matcher: '{shell}' }), says('pre', ALLOW, { ...apart, matcher: '*' })],
  'two-timeout-deny': [hook('pre', { sleep: 20 }, { timeout: 2 }), says('pre', DENY, second)],
  'two-stop-deny': [says('pre', { stop: 'M_STOP' }), says('pre', DENY, second)],
  'two-posts': [says('post', { context: 'M_CTX' }), says('post', { context: 'M_OLD' }, second)],
  'two-prompts': [
    says('prompt', { context: 'M_CTX' }),
    says('prompt', { decision: 'block', reason: 'M_REASON' }, second),
  ],
});

const entry = (does, keys, more) => hook('pre', does, { entry: keys, ...more });
const deny = { out: [{ says: DENY }] };

const ENTRY = rows({
  'entry-onfailure': entry({ err: 'M_ERR', exit: 3 }, { onFailure: 'block' }),
  'entry-onfailure-timeout': entry({ sleep: 20 }, { onFailure: 'block' }, { timeout: 2 }),
  'entry-onfailure-127': entry({}, { onFailure: 'block' }, { command: "'{folder}/no-such-guard.sh'" }),
  'entry-onfailure-badjson': entry({ out: '{"a": ' }, { onFailure: 'block' }),
  'entry-onfailure-allow': entry({ err: 'M_ERR', exit: 3 }, { onFailure: 'allow' }),
  'entry-onfailure-signal': entry({ signal: 'KILL' }, { onFailure: 'block' }),
  'entry-async-deny': entry(deny, { async: true }),
  'entry-async-exit2': entry(EXIT_2, { async: true }),
  'entry-asyncrewake-exit2': entry(EXIT_2, { asyncRewake: true }),
  'entry-asyncrewake-deny': entry(deny, { asyncRewake: true }),
  'entry-once': {
    hooks: [entry(deny, { once: true })],
    model: [[['shell', 'echo a > ran1.txt']], [['shell', 'echo b > ran2.txt']]],
  },
  'entry-statusmessage': entry(deny, { statusMessage: 'Checking' }),
  'entry-timeout-string': entry(deny, { timeout: '5' }),
  'entry-timeout-zero': entry(deny, { timeout: 0 }),
  'entry-timeout-negative': entry(deny, { timeout: -1 }),
  'entry-timeout-huge': entry(deny, { timeout: 1e12 }),
  'entry-unknown-key': entry(deny, { colour: 'red' }),
  'entry-unknown-event': [hook('pre', deny, { event: 'NoSuchEvent' }), says('pre', DENY, second)],
  'entry-badtype-beside': [entry(deny, { type: 'nonsense' }), says('pre', DENY, apart)],
  'entry-notype': entry(deny, { type: undefined }),
  'entry-args': entry({}, { args: ['-c', 'exit 2'] }, { command: 'sh' }),
  'entry-nocommand-beside': [entry({}, { command: undefined, bash: undefined }), says('pre', DENY, apart)],
  'entry-env': entry({}, { env: { GUARD_SAYS: 'M_ERR' } }, { command: 'echo "$GUARD_SAYS" >&2; exit 2' }),
  'entry-name': entry(deny, { name: 'guard' }),
  'entry-description': entry(deny, { description: 'a guard' }),
  'entry-cwd': entry({}, { cwd: 'sub' }, { command: 'pwd >&2; echo M_ERR >&2; exit 2' }),
});

const SETTINGS = rows({
  'set-disable-all': { hooks: [says('pre', DENY)], settings: { disableAllHooks: true } },
  'set-unknown-key': { hooks: [says('pre', DENY)], settings: { colour: 'red' } },
  'set-comments': { hooks: [says('pre', DENY)], text: '// a comment\n{settings}' },
  'set-bom': { hooks: [says('pre', DENY)], text: '\uFEFF{settings}' },
  'set-trailing-text': { hooks: [says('pre', DENY)], text: '{settings}\n]' },
});

export const ENTRIES = [...TWO, ...ENTRY, ...SETTINGS];
