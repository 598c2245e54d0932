import { claudeWords } from './words.mjs';

const EVENTS = {
  pre: 'PreToolUse',
  post: 'PostToolUse',
  fail: 'PostToolUseFailure',
  prompt: 'UserPromptSubmit',
  stop: 'Stop',
  start: 'SessionStart',
  end: 'SessionEnd',
  permission: 'PermissionRequest',
  subStart: 'SubagentStart',
  subStop: 'SubagentStop',
  compact: 'PreCompact',
  notification: 'Notification',
};

export const claude = {
  dialect: 'claude-code',
  failsOnExit: true,
  events: EVENTS,
  tools: { shell: 'Bash', write: 'Write', edit: 'Edit', read: 'Read', task: 'Agent' },
  wireTools: { shell: 'Bash' },
  mcpTool: (server, tool) => `mcp__${server}__${tool}`,
  secondsToTimeout: (seconds) => seconds,
  /** Result of the shell tool in the input of a hook, as a scanner of this agent looks for it. */
  resultPattern: '"stdout": *"M_TOOL',
  words: claudeWords,
  entry: ({ command, ...extras }) => ({ type: 'command', command, ...extras }),
  grouped: true,
  files: {
    user: 'home/.claude/settings.json',
    project: 'project/.claude/settings.json',
    local: 'project/.claude/settings.local.json',
    plugin: 'plugin/hooks/hooks.json',
  },
  settings: (hooks, extras) => ({ ...extras, hooks }),
  call: {
    shell: (command) => ({ name: 'Bash', args: { command, description: 'x' } }),
    write: (path, content) => ({ name: 'Write', args: { file_path: path, content } }),
    read: (path) => ({ name: 'Read', args: { file_path: path } }),
    task: (prompt) => ({
      name: 'Agent',
      args: { description: 'x', prompt, subagent_type: 'general-purpose', run_in_background: false },
    }),
    mcp: (server, tool, args) => ({ name: `mcp__${server}__${tool}`, args }),
  },
  plugin: { '.claude-plugin/plugin.json': { name: 'planted', version: '1.0.0', description: 'x' } },
  args({ prompt, asks, resume, mcp, folder, plugin }) {
    const allowed = asks ? [] : ['--allowedTools', 'Bash,Write,Edit,Read,Agent,mcp__files'];
    return [
      '-p',
      prompt,
      '--output-format',
      'stream-json',
      '--verbose',
      '--model',
      'claude-sonnet-4-5',
      ...allowed,
      ...(resume ? ['--continue'] : []),
      ...(mcp ? ['--mcp-config', `${folder}/mcp.json`, '--strict-mcp-config'] : []),
      ...(plugin ? ['--plugin-dir', `${folder}/plugin`] : []),
    ];
  },
  mcpFiles: (command, args) => ({ 'mcp.json': { mcpServers: { files: { type: 'stdio', command, args } } } }),
  env: (url) => ({
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: 'fake',
    DISABLE_TELEMETRY: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  }),
};
