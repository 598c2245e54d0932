const PROJECT_VARIABLES = ['HOOKWRIGHT_PROJECT_DIR', 'LLXPRT_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'CLAUDE_PROJECT_DIR'];
const NAMES = PROJECT_VARIABLES.join('|');
const REFERENCE = new RegExp(`\\$(?:\\{(${NAMES})\\}|(${NAMES})(?!\\w))`, 'g');

/** The command travels encoded inside a script that carries its exit code out. */
export function powershellCommand(command: string): { file: string; args: string[] } {
  const script = [
    "$ProgressPreference = 'SilentlyContinue'",
    'try {',
    command.replace(REFERENCE, (_match, braced?: string, bare?: string) => `\${env:${braced ?? bare}}`),
    // A line of its own, so that a trailing comment cannot swallow it.
    '$hookwrightOk = $?',
    '} catch { [Console]::Error.WriteLine($_); exit 1 }',
    'if ($hookwrightOk) { exit 0 }',
    'if ($LASTEXITCODE) { exit $LASTEXITCODE }',
    'exit 1',
  ].join('\n');
  const encoded = Buffer.from(script, 'utf16le').toString('base64');
  return { file: 'powershell.exe', args: ['-NoProfile', '-NonInteractive', '-EncodedCommand', encoded] };
}
