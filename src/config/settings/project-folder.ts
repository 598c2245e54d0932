const PROJECT_FOLDER = /\$\{?((?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR)\b/y;

/** The first variable outside of quotes that holds the path of the project. */
export function unquotedProjectFolder(command: string): string | undefined {
  if (!command.includes('_PROJECT_DIR')) return undefined;
  let quote = '';
  for (let at = 0; at < command.length; at += 1) {
    const char = command.charAt(at);
    if (char === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '$') {
      PROJECT_FOLDER.lastIndex = at;
      const name = PROJECT_FOLDER.exec(command)?.[1];
      if (name !== undefined) return name;
    }
  }
  return undefined;
}
