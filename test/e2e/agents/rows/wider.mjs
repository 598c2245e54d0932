// Rows with more than one hook on one call: events, http, MCP, parallel calls, subagents, layers, plugins, resume.
import { ALLOW, BLOCK, DENY, EXIT_2, hook, rows, says } from './row.mjs';

const ROLES = ['start', 'prompt', 'pre', 'post', 'stop', 'end'];
const everywhere = (does = {}) => ROLES.map((on) => hook(on, on === 'pre' ? does : {}, { id: on }));
const WRITES = [[['write', '{project}/out.ts', 'hello']]];
const NOTE = [[['mcp', 'files', 'note', { text: 'original' }]]];

const EVENTS = rows({
  events: { hooks: everywhere(), inputs: true },
  'events-denied': { hooks: everywhere({ out: [{ says: DENY }] }) },
  'events-write': { hooks: everywhere(), inputs: true, model: WRITES },
  'events-failed': {
    hooks: [hook('post', {}, { id: 'post' }), hook('fail', {}, { id: 'fail' })],
    inputs: true,
    lenient: true,
    model: [[['shell', 'echo original > ran.txt; cat marker.txt; exit 7']]],
  },
  shell: hook(
    'pre',
    {},
    { command: `f='{folder}/rec'/$$-h1; : > "$f.ran"; tr '\\0' ' ' < /proc/$$/cmdline > "$f.shell"; exit 0` },
  ),
  'events-text-only': { hooks: everywhere(), model: [{ say: 'All done.' }] },
});

const http = (does, more) => ({
  hooks: [hook('pre', does, { http: true, ...more })],
  only: ['claude', 'copilot', 'qwen', 'codex', 'gemini'],
});

const HTTP = rows({
  'http-deny': http({ out: [{ says: DENY }] }),
  'http-empty': http({ out: '' }),
  'http-text': http({ out: 'M_OUT', type: 'text/plain' }),
  'http-context': http({ out: [{ says: { context: 'M_CTX' } }] }),
  'http-rewrite': http({
    out: [
      {
        says: { decision: 'allow', rewrite: { command: 'echo rewritten > ran.txt; cat marker.txt', description: 'x' } },
      },
    ],
  }),
  'http-badjson': http({ out: '{"decision": ' }),
  'http-403': http({ out: [{ says: DENY }], status: 403 }),
  'http-500': http({ out: 'M_ERR', status: 500 }),
  'http-timeout': http({ hangs: true }, { timeout: 2 }),
  'http-refused': http({}, { entry: { url: 'http://127.0.0.1:9/h1' } }),
  'http-500-onfailure': http({ out: 'M_ERR', status: 500 }, { entry: { onFailure: 'block' } }),
  'http-403-onfailure': http({ out: [{ says: DENY }], status: 403 }, { entry: { onFailure: 'block' } }),
  'http-timeout-onfailure': http({ hangs: true }, { timeout: 2, entry: { onFailure: 'block' } }),
  'http-refused-onfailure': http({}, { entry: { url: 'http://127.0.0.1:9/h1', onFailure: 'block' } }),
  'http-post-block': { hooks: [hook('post', { out: [{ says: BLOCK }] }, { http: true })] },
});

const mcp = (...hooks) => ({ hooks, mcp: true, model: NOTE });

const MCP = rows({
  'mcp-none': mcp(),
  'mcp-deny': mcp(says('pre', DENY)),
  'mcp-match': mcp(hook('pre', EXIT_2, { matcher: '{mcp.note}' })),
  'mcp-match-server': mcp(hook('pre', EXIT_2, { matcher: '{mcp.server}.*' })),
  'mcp-match-prefix': mcp(hook('pre', EXIT_2, { matcher: '{mcp.server}' })),
  'mcp-match-claude': mcp(hook('pre', EXIT_2, { matcher: 'mcp__files__.*' })),
  'mcp-match-shell': mcp(hook('pre', EXIT_2, { matcher: '{shell}' })),
  'mcp-rewrite': mcp(says('pre', { decision: 'allow', rewrite: { text: 'rewritten' } })),
  'mcp-post-block': mcp(says('post', BLOCK)),
  'mcp-post-context': mcp(says('post', { context: 'M_CTX' })),
  'mcp-input': { ...mcp(hook('pre', {}, { id: 'pre' }), hook('post', {}, { id: 'post' })), inputs: true },
});

const both = [
  [
    ['shell', 'echo first > ran1.txt; cat marker.txt'],
    ['shell', 'echo second > ran2.txt; cat marker.txt'],
  ],
];
const mixed = [
  [
    ['shell', 'echo first > ran1.txt; cat marker.txt'],
    ['write', '{project}/out.ts', 'hello'],
  ],
];
const GREP_SECOND = { greps: 'second', ...EXIT_2 };

const PARALLEL = rows({
  'parallel-none': { hooks: [hook('pre')], model: both },
  'parallel-deny-both': { hooks: [says('pre', DENY)], model: both },
  'parallel-deny-second': { hooks: [hook('pre', GREP_SECOND)], model: both },
  'parallel-deny-write': { hooks: [hook('pre', EXIT_2, { matcher: '{write}' })], model: mixed },
  'parallel-deny-shell': { hooks: [hook('pre', EXIT_2, { matcher: '{shell}' })], model: mixed },
  'parallel-post-block': { hooks: [says('post', BLOCK)], model: both },
  'parallel-stop': { hooks: [says('pre', { stop: 'M_STOP' })], model: both },
  'sequence-deny-second': { hooks: [hook('pre', GREP_SECOND)], model: [[both[0][0]], [both[0][1]]] },
});

const task = (...hooks) => ({
  hooks,
  model: [[['task', 'SUBTASK: run the thing']]],
  sub: [[['shell', 'echo original > ran.txt; cat marker.txt']]],
});

const SUBAGENTS = rows({
  'sub-none': task(),
  'sub-events': { ...task(hook('subStart'), hook('subStop', {}, { id: 'h2' })), inputs: true },
  'sub-start-deny': task(says('subStart', DENY)),
  'sub-start-exit2': task(hook('subStart', EXIT_2)),
  'sub-stop-exit2': task(hook('subStop', { times: 1, ...EXIT_2 })),
  'sub-deny-shell': task(hook('pre', EXIT_2, { matcher: '{shell}' })),
  'sub-deny-all': task(says('pre', DENY)),
  'sub-post-block': task(says('post', BLOCK, { matcher: '{shell}' })),
  'sub-stop-block': task(hook('subStop', { times: 1, out: [{ says: BLOCK }] })),
  'sub-start-context': task(says('subStart', { context: 'M_CTX' })),
  'sub-main-stop': task(hook('stop', { times: 1, out: [{ says: BLOCK }] })),
});

const inLayer = (layer, id = 'h1') => says('pre', DENY, { layer, id });

const LAYERS = rows({
  'layer-project': [inLayer('project')],
  'layer-local': [inLayer('local')],
  'layer-plugin': [inLayer('plugin')],
  'layer-user-project': [says('pre', ALLOW), inLayer('project', 'h2')],
  'layer-project-user': [says('pre', ALLOW, { layer: 'project' }), inLayer('user', 'h2')],
  'layer-same-twice': [
    hook('pre', {}, { command: "sh '{folder}/h1.sh'" }),
    hook('pre', {}, { id: 'h2', layer: 'project', command: "sh '{folder}/h1.sh'" }),
  ],
  'layer-project-disables-user': {
    hooks: [says('pre', DENY), hook('post', {}, { id: 'h2', layer: 'project' })],
    settings: { disableAllHooks: true },
    extrasIn: 'project',
  },
  'layer-plugin-context': [says('pre', { context: 'M_CTX' }, { layer: 'plugin' })],
});

const resumed = (...hooks) => ({
  hooks,
  resumes: true,
  model: [[['shell', 'echo original > ran.txt; cat marker.txt']], { say: 'All done.' }, { say: 'All done.' }],
});

const RESUME = rows({
  'resume-start': resumed(hook('start', { out: 'M_OUT' }, { matcher: 'resume' })),
  'resume-startup': resumed(hook('start', {}, { matcher: 'startup' })),
  'resume-any': resumed(hook('start')),
  'resume-prompt': resumed(hook('prompt')),
});

export const WIDER = [...EVENTS, ...HTTP, ...MCP, ...PARALLEL, ...SUBAGENTS, ...LAYERS, ...RESUME];
