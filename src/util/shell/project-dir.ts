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

/** A variable outside of quotes, which a shell splits at the blanks of its value. */
interface UnquotedVariable {
  /** Text of the variable as written: `$NAME` or `${NAME}`. */
  readonly text: string;
  readonly index: number;
}

/** Longest text before or after a `$` that is looked at. */
const MAX_NEARBY = 200;

/**
 * Returns the variables of a shell text that are not quoted and match `pattern`, which is anchored at the `$`. The value of
 * an assignment is never split, so its variables are not returned. Unlike `readShellText` it returns positions, for an edit.
 */
function unquotedVariables(text: string, pattern: RegExp): UnquotedVariable[] {
  const variables: UnquotedVariable[] = [];
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '\\' && quote !== "'") index += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '$' && !isAssigned(text, index)) {
      const [variable] = pattern.exec(text.slice(index, index + MAX_NEARBY)) ?? [];
      if (variable === undefined) continue;
      variables.push({ text: variable, index });
      index += variable.length - 1;
    }
  }
  return variables;
}

function isAssigned(text: string, index: number): boolean {
  const [word = ''] = /[^\s;&|()"'`]*$/.exec(text.slice(Math.max(0, index - MAX_NEARBY), index)) ?? [];
  return /^[A-Za-z_]\w*=/.test(word);
}

/** Returns the text with double quotes around the given variables. */
function quoteVariables(text: string, variables: readonly UnquotedVariable[]): string {
  let quoted = '';
  let end = 0;
  for (const { text: variable, index } of variables) {
    quoted += `${text.slice(end, index)}"${variable}"`;
    end = index + variable.length;
  }
  return quoted + text.slice(end);
}
