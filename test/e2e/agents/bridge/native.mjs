// hookwright's own settings and words, in the form of a driver: for rows that run hookwright as the hook of an agent.
import { geminiWords } from '../drivers/words.mjs';

const EVENTS = {
  pre: 'BeforeTool',
  post: 'AfterTool',
  prompt: 'BeforeAgent',
  stop: 'AfterAgent',
  start: 'SessionStart',
  end: 'SessionEnd',
};

/** Driver of native hooks. `tools` are the names by which matchers of a row name tools. */
export const native = {
  events: EVENTS,
  tools: { shell: 'run_shell', write: 'write_file' },
  wireTools: { shell: 'run_shell' },
  mcpTool: (server, tool) => `${server}_${tool}`,
  secondsToTimeout: (seconds) => seconds * 1000,
  words: geminiWords,
  entry: ({ command, ...extras }) => ({ type: 'command', command, ...extras }),
  grouped: true,
  files: {
    user: 'home/.config/hookwright/settings.json',
    project: 'project/.hookwright/settings.json',
  },
  settings: (hooks, extras) => ({ enableHooks: true, ...extras, hooks }),
};

/** The same for hooks inside an agent: matchers name tools by the names of the specification. */
export const nativeInAgent = {
  ...native,
  tools: { shell: 'run_shell_command', write: 'write_file' },
  wireTools: { shell: 'run_shell_command' },
};
