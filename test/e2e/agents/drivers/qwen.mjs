import { claude } from './claude.mjs';
import { claudeWords } from './words.mjs';

export const qwen = {
  dialect: 'qwen-code',
  failsOnExit: true,
  events: { ...claude.events },
  tools: { shell: 'run_shell_command', write: 'write_file', edit: 'edit', read: 'read_file', task: 'agent' },
  wireTools: { shell: 'run_shell_command' },
  mcpTool: claude.mcpTool,
  secondsToTimeout: (seconds) => seconds * 1000,
  /** Result of the shell tool in the input of a hook, as a scanner of this agent looks for it. */
  resultPattern: '"llmContent": *"[^"]*M_TOOL',
  words: claudeWords,
  entry: claude.entry,
  grouped: true,
  files: {
    user: 'home/.qwen/settings.json',
    project: 'project/.qwen/settings.json',
  },
  settings: (hooks, extras, { mcp, layer } = {}) => ({
    ...(layer === 'user' && {
      security: { auth: { selectedType: 'openai' }, folderTrust: { enabled: false } },
      general: { enableAutoUpdate: false, disableAutoUpdate: true },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      ...(mcp && { mcpServers: { files: { command: mcp.command, args: mcp.args, trust: true } } }),
    }),
    ...extras,
    hooks,
  }),
  call: {
    // It sometimes loses the output of a command that exits at once.
    shell: (command) => ({
      name: 'run_shell_command',
      args: { command: `${command}; sleep 0.3`, is_background: false, description: 'x' },
    }),
    write: (path, content) => ({ name: 'write_file', args: { file_path: path, content } }),
    read: (path) => ({ name: 'read_file', args: { file_path: path } }),
    task: (prompt) => ({ name: 'agent', args: { description: 'x', prompt, subagent_type: 'general-purpose' } }),
    mcp: (server, tool, args) => ({ name: `mcp__${server}__${tool}`, args }),
  },
  args: ({ prompt, asks, resume }) => [
    '-p',
    prompt,
    ...(asks ? [] : ['--yolo']),
    '--auth-type',
    'openai',
    '-m',
    'fake',
    ...(resume ? ['--continue'] : []),
  ],
  env: (url) => ({
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: 'fake',
    OPENAI_MODEL: 'fake',
    QWEN_TELEMETRY_ENABLED: 'false',
    QWEN_CODE_NO_RELAUNCH: 'true',
  }),
};
