import { claude } from './claude.mjs';
import { claudeWords } from './words.mjs';

export const codex = {
  dialect: 'codex',
  events: {
    pre: 'PreToolUse',
    post: 'PostToolUse',
    prompt: 'UserPromptSubmit',
    stop: 'Stop',
    start: 'SessionStart',
    end: 'SessionEnd',
    model: 'PreModelRequest',
    permission: 'PermissionRequest',
    compact: 'PreCompact',
  },
  tools: { shell: 'Bash', write: 'apply_patch', edit: 'apply_patch', task: 'spawn_agent' },
  wireTools: { shell: 'exec_command' },
  mcpTool: claude.mcpTool,
  secondsToTimeout: (seconds) => seconds,
  /** Result of the shell tool in the input of a hook, as a scanner of this agent looks for it. */
  resultPattern: '"tool_response": *"M_TOOL',
  words: claudeWords,
  entry: claude.entry,
  grouped: true,
  files: {
    user: 'home/.codex/hooks.json',
    project: 'project/.codex/hooks.json',
  },
  settings: (hooks, extras) => ({ ...extras, hooks }),
  call: {
    shell: (command) => ({ name: 'exec_command', args: { cmd: command } }),
    write: (path, content) => ({
      name: 'apply_patch',
      input: `*** Begin Patch\n*** Add File: ${path}\n+${content}\n*** End Patch\n`,
    }),
    mcp: (server, tool, args) => ({ name: tool, namespace: `mcp__${server}`, args }),
  },
  args: ({ prompt, resume }) => [
    'exec',
    ...(resume ? ['resume', '--last'] : []),
    '--dangerously-bypass-hook-trust',
    '--dangerously-bypass-approvals-and-sandbox',
    '--skip-git-repo-check',
    prompt,
  ],
  /** Returns the files that point the agent at the model. */
  setUp: ({ url, mcp, folder }) => ({ 'home/.codex/config.toml': configToml(url, mcp, folder) }),
  env: () => ({ FAKE_KEY: 'fake' }),
};

function configToml(url, mcp, folder) {
  return `model = "gpt-5.5"
model_provider = "fake"
check_for_update_on_startup = false

[analytics]
enabled = false

[model_providers.fake]
name = "fake"
base_url = "${url}/v1"
wire_api = "responses"
env_key = "FAKE_KEY"
request_max_retries = 0
stream_max_retries = 0

[projects.${JSON.stringify(`${folder}/project`)}]
trust_level = "trusted"
${mcp ? `\n[mcp_servers.files]\ncommand = ${JSON.stringify(mcp.command)}\nargs = ${JSON.stringify(mcp.args)}\n` : ''}`;
}
