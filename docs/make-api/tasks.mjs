// The pages of the API by task. A name belongs to the first task of its entry whose pattern matches.

/** Tasks in the order of the index. `entries` are subpaths of the package; `names` limits a task to a part of them. */
export const TASKS = [
  {
    page: 'hooks',
    title: 'Add hooks to an agent',
    intro: 'Create the hooks of a host, open sessions, and run tools and model calls through them.',
    entries: ['.'],
    names:
      /^(createHooks|toModelText|CreateHooksOptions|Hooks|Session|SessionOptions|Scope|Decision|Subscriptions|Approval|LostGuard|ModelOutcome|HookFireOptions|ToolOptions|ToolOutcome|HookFunction|HookFunctionOptions|HookTypes|HookMessage|HookProgress|HookTrace|ConfirmTool|ToolConfirmationRequest|DebugLogger)$/,
  },
  {
    page: 'settings-and-trust',
    title: 'Load settings and decide about trust',
    intro: 'Read settings files, report their problems, and let a person trust the hooks of a project.',
    entries: ['.'],
    names:
      /^(createConfig|loadConfig|CreateConfigOptions|LoadConfigOptions|LoadedConfig|OwnedHostConfig|HostConfig|InvalidHostConfigError|Trust|TrustChange|HookTrust|PendingHook|UntrustedPolicy|GuardChange|SettingsProblem|HookProblem|HookDefinition|HooksMap)$/,
  },
  {
    page: 'model-clients',
    title: 'Wrap the client of a model',
    intro:
      'One entry for each SDK: `hookwright/openai`, `hookwright/anthropic`, `hookwright/genai` and `hookwright/ai-sdk`.',
    entries: ['./openai', './anthropic', './genai', './ai-sdk'],
  },
  {
    page: 'mcp',
    title: 'Guard MCP tools in a client',
    intro: 'For a client that you write. `hookwright mcp-proxy` guards servers without code.',
    entries: ['./mcp'],
  },
  {
    page: 'hook-scripts',
    title: 'Write a hook in JavaScript or TypeScript',
    intro: 'What a hook script imports from `hookwright/kit`.',
    entries: ['./kit'],
  },
  {
    page: 'testing',
    title: 'Test hooks, and build a command',
    intro: 'Run hook tests from a test suite, and build your own command line on the one of hookwright.',
    entries: ['./testing', './cli'],
  },
  {
    page: 'fleet',
    title: 'Run hooks for many agents over NATS',
    intro: 'The message bus of `hookwright serve`.',
    entries: ['./nats'],
  },
  {
    page: 'triggers',
    title: 'Fire single events',
    intro: 'Functions below `createHooks`: one for each moment of an agent.',
    entries: ['.'],
    names: /^(fire|trigger|executeTool|Trigger|ExecuteToolOptions|HookedToolResult|Tool|\w+HookResult$)/,
  },
  {
    page: 'classes',
    title: 'Use the parts of the engine',
    intro: 'The classes behind `createHooks`, their errors and enumerations.',
    entries: ['.'],
    names: /^(?!validate)/,
  },
  {
    page: 'engine',
    title: 'Extend the engine',
    intro: 'Translators, buses, output classes and what else an integration needs.',
    entries: ['./engine'],
  },
  {
    page: 'contract',
    title: 'Validate and type messages',
    intro:
      'Everything that is generated from the schemas, by event. The fields are described in [Events and fields](../../../generated/docs/reference.md).',
    entries: ['.', './contract'],
    isGenerated: true,
  },
];

/** Returns the task of an export. Throws if there is none. */
export function taskOf(subpath, name) {
  const task = TASKS.find(({ entries, names }) => entries.includes(subpath) && (names?.test(name) ?? true));
  if (task === undefined)
    throw new Error(`cannot place ${name} of ${subpath}: add it to a task in docs/make-api/tasks.mjs`);
  return task;
}
