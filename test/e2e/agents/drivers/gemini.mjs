import { geminiWords } from './words.mjs';

export const gemini = {
  dialect: 'gemini-cli',
  events: {
    pre: 'BeforeTool',
    post: 'AfterTool',
    prompt: 'BeforeAgent',
    stop: 'AfterAgent',
    start: 'SessionStart',
    end: 'SessionEnd',
    model: 'BeforeModel',
    afterModel: 'AfterModel',
    selection: 'BeforeToolSelection',
    compact: 'PreCompress',
    notification: 'Notification',
  },
  tools: { shell: 'run_shell_command', write: 'write_file', edit: 'replace', read: 'read_file' },
  wireTools: { shell: 'run_shell_command' },
  mcpTool: (server, tool) => `mcp_${server}_${tool}`,
  secondsToTimeout: (seconds) => seconds * 1000,
  /** Result of the shell tool in the input of a hook, as a scanner of this agent looks for it. */
  resultPattern: '"llmContent": *"[^"]*M_TOOL',
  words: geminiWords,
  entry: ({ command, ...extras }) => ({ type: 'command', command, ...extras }),
  grouped: true,
  files: {
    user: 'home/.gemini/settings.json',
    project: 'project/.gemini/settings.json',
    plugin: 'home/.gemini/extensions/planted/hooks/hooks.json',
  },
  plugin: { 'home/.gemini/extensions/planted/gemini-extension.json': { name: 'planted', version: '1.0.0' } },
  /** Settings beside the hooks: how to sign in, and nothing that reports. */
  settings: (hooks, extras, { mcp, layer } = {}) => ({
    ...(layer === 'user' && {
      security: { auth: { selectedType: 'gemini-api-key' }, folderTrust: { enabled: false } },
      general: { disableAutoUpdate: true, disableUpdateNag: true, enableAutoUpdate: false },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      ...(mcp && { mcpServers: { files: { command: mcp.command, args: mcp.args, trust: true } } }),
    }),
    ...extras,
    hooks,
  }),
  call: {
    shell: (command) => ({ name: 'run_shell_command', args: { command, description: 'x' } }),
    write: (path, content) => ({ name: 'write_file', args: { file_path: path, content } }),
    read: (path) => ({ name: 'read_file', args: { file_path: path } }),
    mcp: (server, tool, args) => ({ name: `mcp_${server}_${tool}`, args }),
  },
  args: ({ prompt, resume }) => [
    '-p',
    prompt,
    '--yolo',
    '-m',
    'gemini-2.5-flash',
    ...(resume ? ['--resume', 'latest'] : []),
  ],
  env: (url) => ({
    GOOGLE_GEMINI_BASE_URL: url,
    GEMINI_API_KEY: 'fake',
    GEMINI_TELEMETRY_ENABLED: 'false',
    GEMINI_CLI_NO_RELAUNCH: 'true',
    GEMINI_CLI_TRUST_WORKSPACE: 'true',
  }),
};
