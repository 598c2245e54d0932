import { quoteVariables, type UnquotedVariable, unquotedVariables } from './unquoted-variables.js';

const PROJECT_DIR =
  /^\$(?:\{(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b[^}"']*\}|(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b)/;
const MAX_SHOWN_COMMAND = 400;

/** Returns the variables of a command that hold the path of the project and are not quoted. */
export function unquotedProjectDirs(command: string): UnquotedVariable[] {
  return command.includes('_PROJECT_DIR') ? unquotedVariables(command, PROJECT_DIR) : [];
}

/** Outside of double quotes a shell splits the path of the project at a blank, and finds no such program. */
export function unquotedProjectDir(command: string): { what: string; help: string }[] {
  const variables = unquotedProjectDirs(command);
  const [first] = variables;
  if (first === undefined) return [];
  const quoted = quoteVariables(command, variables);
  const write = quoted.length > MAX_SHOWN_COMMAND ? `"${first.text}"` : quoted;
  const what = `${first.text} is not quoted, so the command breaks if the path contains a space`;
  return [{ what, help: `it runs; write ${write}` }];
}
