/** One call of a tool for each role, by the names that the host gives them. */
const TOOLS: Readonly<Record<string, object>> = {
  run_shell_command: { command: 'npm i', description: 'd', dir_path: 'sub' },
  read_file: { file_path: 'a.txt', offset: 1, limit: 2 },
  write_file: { file_path: 'a.txt', content: 'one\ntwo' },
  replace: { file_path: 'a.txt', old_string: 'x', new_string: 'y', replace_all: true },
  glob: { pattern: '*.ts', dir_path: 'src' },
  grep_search: { pattern: 'x', dir_path: 'src', include_pattern: '*.ts' },
  list_directory: { dir_path: 'src' },
  web_fetch: { prompt: 'p', url: 'u' },
  google_web_search: { query: 'q' },
  Agent: { prompt: 'p', description: 'd', subagent_type: 'k' },
  write_todos: { todos: [] },
  ask_user: { question: 'q' },
  Delete: { file_path: 'a.txt' },
  mcp__files__list: { path: '/' },
  mystery: { x: 1 },
  '(': {},
};

/** The same under names of the host's own. */
export const OWN_TOOLS = {
  my_shell: { role: 'shell', args: { command: 'c1', description: 'c2', dir: 'c3' } },
  my_read: { role: 'read', args: { path: 'r1', offset: 'r2', limit: 'r3' } },
  my_write: { role: 'write', args: { path: 'w1', content: 'w2' } },
  my_edit: { role: 'edit', args: { path: 'e1', old: 'e2', new: 'e3', all: 'e4' } },
  my_glob: { role: 'glob', args: { pattern: 'g1', dir: 'g2' } },
  my_grep: { role: 'grep', args: { pattern: 'p1', dir: 'p2', include: 'p3' } },
  my_list: { role: 'list', args: { dir: 'l1' } },
  my_fetch: { role: 'fetch', args: { url: 'f1', prompt: 'f2' } },
  my_search: { role: 'search', args: { query: 's1' } },
  my_task: { role: 'task', args: { prompt: 't1', description: 't2', kind: 't3' } },
  my_delete: { role: 'delete', args: { path: 'd1' } },
} as const;

const OWN_CALLS = Object.entries(OWN_TOOLS).map(([tool_name, { args }]) => ({
  tool_name,
  tool_input: Object.fromEntries(Object.values(args).map((name) => [name, `v${name}`])),
}));

const BASE = {
  session_id: 's1',
  cwd: '/work/project',
  transcript_path: '',
  timestamp: '2026-11-16T00:00:00.000Z',
};

/** Inputs of our events that differ in whatever a dialect may look at. */
export const INPUTS: readonly Readonly<Record<string, unknown>>[] = [
  ...Object.entries(TOOLS).map(([tool_name, tool_input]) => ({ hook_event_name: 'BeforeTool', tool_name, tool_input })),
  {
    hook_event_name: 'BeforeTool',
    tool_name: 'list_tables',
    tool_input: { q: 1 },
    mcp_context: { server_name: 'db', tool_name: 'tables', url: 'http://db', command: 'db-server' },
    original_request_name: 'tables',
  },
  ...OWN_CALLS.map((call) => ({ hook_event_name: 'BeforeTool', ...call })),
  ...OWN_CALLS.slice(0, 4).map((call) => ({
    hook_event_name: 'AfterTool',
    ...call,
    tool_response: { llmContent: 'done' },
  })),
  ...Object.entries(TOOLS).map(([tool_name, tool_input]) => ({
    hook_event_name: 'AfterTool',
    tool_name,
    tool_input,
    tool_response: { llmContent: [{ text: 'done' }], returnDisplay: 'ok' },
  })),
  {
    hook_event_name: 'AfterTool',
    tool_name: 'list_tables',
    tool_input: { q: 1 },
    mcp_context: { server_name: 'db', tool_name: 'tables' },
    tool_response: { llmContent: 'rows', returnDisplay: 'rows' },
  },
  ...['run_shell_command', 'write_file'].map((tool_name) => ({
    hook_event_name: 'AfterTool',
    tool_name,
    tool_input: TOOLS[tool_name],
    tool_response: { llmContent: 'bad', error: { message: 'it broke' } },
  })),
  { hook_event_name: 'BeforeAgent', prompt: 'hi' },
  { hook_event_name: 'AfterAgent', prompt: 'hi', prompt_response: 'done', stop_hook_active: true },
  { hook_event_name: 'BeforeModel', llm_request: { model: 'm', messages: [] } },
  { hook_event_name: 'AfterModel', llm_request: { model: 'm', messages: [] }, llm_response: { candidates: [] } },
  { hook_event_name: 'BeforeToolSelection', llm_request: { model: 'm', messages: [] } },
  ...['startup', 'resume', 'clear', 'compress'].map((source) => ({ hook_event_name: 'SessionStart', source })),
  ...['exit', 'clear', 'logout', 'prompt_input_exit', 'other'].map((reason) => ({
    hook_event_name: 'SessionEnd',
    reason,
  })),
  ...['manual', 'auto'].map((trigger) => ({ hook_event_name: 'PreCompress', trigger })),
  { hook_event_name: 'Notification', notification_type: 'ToolPermission', message: 'm', details: { a: 1 } },
  { hook_event_name: 'Notification', notification_type: 'Other', message: 'm', details: {} },
].map((input) => ({ ...BASE, ...input }));

const CHANGED = {
  command: 'c',
  description: 'd',
  file_path: '/f',
  path: '/p',
  absolute_path: '/a',
  content: 't',
  file_text: 't',
  old_string: 'o',
};

/** Changes of arguments, in each dialect's way to say so. */
export const REWRITES: readonly object[] = [
  { hookSpecificOutput: { tool_input: CHANGED } },
  { hookSpecificOutput: { hookEventName: 'E', permissionDecision: 'allow', updatedInput: CHANGED } },
  { updated_input: CHANGED },
  { modifiedArgs: CHANGED },
];

const permission = (permissionDecision: string, more: object = {}) => ({
  hookSpecificOutput: { hookEventName: 'E', permissionDecision, permissionDecisionReason: 'pr', ...more },
});

/** What scripts print, for each thing that some dialect has a word for. */
export const ANSWERS: readonly object[] = [
  {},
  { continue: true },
  { continue: false, stopReason: 'sr' },
  { continue: false, reason: 'r', user_message: 'um' },
  { continue: false, userMessage: 'UM' },
  { continue: false, reason: 'r' },
  { stopReason: 'sr' },
  { suppressOutput: true },
  { systemMessage: 'sm' },
  { systemMessage: 1 },
  { decision: 'block', reason: 'r' },
  { decision: 'block' },
  { decision: 'deny', reason: 'r' },
  { decision: 'approve', reason: 'r' },
  { decision: 'allow', reason: 'r' },
  { decision: 'ask' },
  { reason: 'r' },
  { unknown: 1 },
  { hookSpecificOutput: { permissionDecision: 'deny', permissionDecisionReason: 'pr' } },
  { hookSpecificOutput: { hookEventName: 'E', permissionDecision: 'deny' } },
  permission('deny'),
  permission('block'),
  permission('allow'),
  permission('ask'),
  permission('defer'),
  { ...permission('allow'), decision: 'block', reason: 'r' },
  { ...permission('deny'), decision: 'approve', reason: 'r' },
  permission('allow', { updatedInput: { command: 'c', file_path: '/f' } }),
  permission('deny', { updatedInput: { command: 'c' } }),
  permission('defer', { updatedInput: { command: 'c' } }),
  { hookSpecificOutput: { hookEventName: 'E', updatedInput: { command: 'c' } } },
  { hookSpecificOutput: { hookEventName: 'E', updatedInput: 'c' } },
  { hookSpecificOutput: { hookEventName: 'E', additionalContext: 'ac' } },
  { hookSpecificOutput: { hookEventName: 'E', additionalContext: 1 } },
  { hookSpecificOutput: { hookEventName: 'E', updatedToolOutput: { text: 'uo' } } },
  { hookSpecificOutput: { hookEventName: 'E', updatedMCPToolOutput: 'um' } },
  { hookSpecificOutput: { tool_input: { command: 'c', file_path: '/f' } } },
  { hookSpecificOutput: { tool_input: 'c' } },
  { hookSpecificOutput: { decision: 'block', reason: 'hr' } },
  { permission: 'allow' },
  { permission: 'deny', user_message: 'um', agent_message: 'am' },
  { permission: 'deny', userMessage: 'UM', agentMessage: 'AM' },
  { permission: 'deny', user_message: 'um' },
  { permission: 'deny', userMessage: 'UM' },
  { permission: 'ask' },
  { updated_input: { command: 'c', working_directory: 'w' } },
  { updated_input: 'c' },
  { additional_context: 'ac' },
  { additional_context: 1 },
  { updated_mcp_tool_output: { text: 'mo' } },
  { followup_message: 'fm' },
  { followup_message: '' },
  { env: { A: 'b' } },
  { env: 'A' },
  { user_message: 'um' },
  { userMessage: 'UM' },
  { permissionDecision: 'deny', permissionDecisionReason: 'pr' },
  { permissionDecision: 'allow' },
  { permissionDecision: 'ask', permissionDecisionReason: 'pr' },
  { modifiedArgs: { command: 'c', path: '/f' } },
  { modifiedArgs: 'c' },
  { modifiedResult: { textResultForLlm: 'mr' } },
  { modifiedResult: { textResultForLlm: 1 } },
  { additionalContext: 'ac' },
  { additionalContext: 1 },
];
