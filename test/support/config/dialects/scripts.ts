import { inBraces } from './foreign-project.js';

/** A script like public ones, started as two agents would. */
export interface Script {
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  readonly runs: readonly Run[];
}

interface Run {
  readonly dialect: string;
  readonly hooks: object;
  readonly event: Readonly<Record<string, unknown>>;
  /** Expected effect: the reason of a block, a context, new arguments, or nothing. */
  readonly expect: Readonly<Record<string, unknown>>;
}

const shell = (command: string) => ({
  hook_event_name: 'BeforeTool',
  tool_name: 'run_shell_command',
  tool_input: { command },
});
const write = (file_path: string, content: string) => ({
  hook_event_name: 'BeforeTool',
  tool_name: 'write_file',
  tool_input: { file_path, content },
});
const wrote = (file_path: string) => ({
  hook_event_name: 'AfterTool',
  tool_name: 'write_file',
  tool_input: { file_path, content: 'x' },
  tool_response: { llmContent: 'written' },
});
const prompt = (text: string) => ({ hook_event_name: 'BeforeAgent', prompt: text });
const start = { hook_event_name: 'SessionStart', source: 'startup' };
const stop = { hook_event_name: 'AfterAgent', prompt: 'p', prompt_response: 'all done', stop_hook_active: false };

const group = (event: string, command: string, matcher?: string) => ({
  hooks: { [event]: [{ ...(matcher === undefined ? {} : { matcher }), hooks: [{ type: 'command', command }] }] },
});
const flat = (event: string, entry: object) => ({ version: 1, hooks: { [event]: [entry] } });

export const scripts: readonly Script[] = [
  {
    what: 'a guard in Python with argparse',
    files: {
      'hooks/guard.py': `#!/usr/bin/env python3
import argparse, json, re, sys

parser = argparse.ArgumentParser()
parser.add_argument('--format', choices=['claude', 'cursor'], required=True)
options = parser.parse_args()
data = json.load(sys.stdin)
command = data['command'] if options.format == 'cursor' else data['tool_input'].get('command', '')
if not re.search(r'\\brm\\s+-rf\\b', command):
    sys.exit(0)
if options.format == 'cursor':
    print(json.dumps({'permission': 'deny', 'agent_message': 'no rm -rf', 'user_message': 'blocked'}))
else:
    print('no rm -rf', file=sys.stderr)
    sys.exit(2)
`,
    },
    runs: [
      {
        dialect: 'claude-code',
        hooks: group('PreToolUse', 'python3 "$CLAUDE_PROJECT_DIR"/hooks/guard.py --format claude', 'Bash'),
        event: shell('rm -rf /'),
        expect: { denied: 'no rm -rf' },
      },
      {
        dialect: 'cursor',
        hooks: flat('beforeShellExecution', { command: './hooks/guard.py --format cursor' }),
        event: shell('rm -rf /'),
        expect: { denied: 'no rm -rf' },
      },
    ],
  },
  {
    what: 'a rewriter in Node with a shebang',
    files: {
      'hooks/rewrite.mjs': `#!/usr/bin/env node
let text = '';
for await (const chunk of process.stdin) text += chunk;
const input = JSON.parse(text);
const args = input.toolArgs ?? input.tool_input;
const command = args.command.replace(/^npm install$/, 'npm ci');
if (command === args.command) process.exit(0);
const answer = input.toolArgs
  ? { permissionDecision: 'allow', modifiedArgs: { ...args, command } }
  : { hookSpecificOutput: { hookEventName: input.hook_event_name, permissionDecision: 'allow', updatedInput: { command } } };
console.log(JSON.stringify(answer));
`,
    },
    runs: [
      {
        dialect: 'copilot-cli',
        hooks: flat('preToolUse', { type: 'command', bash: './hooks/rewrite.mjs' }),
        event: shell('npm install'),
        expect: { input: { command: 'npm ci' } },
      },
      {
        dialect: 'codex',
        hooks: group('PreToolUse', './hooks/rewrite.mjs', '^Bash$'),
        event: shell('npm install'),
        expect: { input: { command: 'npm ci' } },
      },
    ],
  },
  {
    what: 'a guard in bash with jq',
    files: {
      'hooks/protect.sh': `#!/usr/bin/env bash
set -euo pipefail
input=$(cat)
file=$(jq -r '.tool_input.file_path // .tool_input.absolute_path // .file_path // empty' <<<"$input")
case "$file" in
  */.env|*.pem) echo "protected: \${file##*/}" >&2; exit 2 ;;
esac
`,
    },
    runs: [
      {
        dialect: 'claude-code',
        hooks: group('PreToolUse', 'hooks/protect.sh', 'Edit|Write'),
        event: write('.env', 'A=1'),
        expect: { denied: 'protected: .env' },
      },
      {
        dialect: 'llxprt-code',
        hooks: group('BeforeTool', 'bash hooks/protect.sh', 'write_file|replace'),
        event: write('/a/.env', 'A=1'),
        expect: { denied: 'protected: .env' },
      },
    ],
  },
  {
    what: 'a polyglot .cmd that starts a script without an ending',
    files: {
      'hooks/run-hook.cmd': `: << 'CMDBLOCK'
@echo off
bash "%~dp0%~1"
exit /b
CMDBLOCK
SCRIPT_DIR="$(cd "$(dirname "$0")" && pwd)"
exec bash "\${SCRIPT_DIR}/$1"
`,
      'hooks/session-start': `cat >/dev/null
if [ -n "\${CURSOR_PROJECT_DIR:-}" ]; then
  printf '{"additional_context":"%s"}' 'read the notes'
else
  printf '{"hookSpecificOutput":{"hookEventName":"SessionStart","additionalContext":"%s"}}' 'read the notes'
fi
`,
    },
    runs: [
      {
        dialect: 'claude-code',
        hooks: group(
          'SessionStart',
          `sh "${inBraces('CLAUDE_PROJECT_DIR')}/hooks/run-hook.cmd" session-start`,
          'startup|resume',
        ),
        event: start,
        expect: { context: 'read the notes' },
      },
      {
        dialect: 'cursor',
        hooks: flat('sessionStart', { command: 'sh ./hooks/run-hook.cmd session-start' }),
        event: start,
        expect: { context: 'read the notes' },
      },
    ],
  },
  {
    what: 'a prompt filter in Python that looks for keys',
    files: {
      'filter.py': `import json, re, sys
prompt = json.loads(sys.stdin.read())['prompt']
if re.search(r'sk-[a-z0-9]{8,}', prompt):
    if '--cursor' in sys.argv:
        print(json.dumps({'continue': False, 'user_message': 'a key in the prompt'}))
    else:
        print(json.dumps({'decision': 'block', 'reason': 'a key in the prompt'}))
`,
    },
    runs: [
      {
        dialect: 'codex',
        hooks: group('UserPromptSubmit', 'python3 filter.py'),
        event: prompt('use sk-abcdefgh1'),
        expect: { denied: 'a key in the prompt' },
      },
      {
        dialect: 'cursor',
        hooks: flat('beforeSubmitPrompt', { command: 'python3 filter.py --cursor' }),
        event: prompt('use sk-abcdefgh1'),
        expect: { denied: 'a key in the prompt' },
      },
    ],
  },
  {
    what: 'a linter in bash that tells the model what it found',
    files: {
      'lint.sh': `file=$(jq -r '.tool_input.file_path')
case "$file" in *.js) echo "lint: semicolons in $(basename "$file")" >&2; exit 2;; esac
`,
    },
    runs: [
      {
        dialect: 'claude-code',
        hooks: group('PostToolUse', 'bash lint.sh', 'Write|Edit|MultiEdit'),
        event: wrote('a.js'),
        expect: { context: 'lint: semicolons in a.js' },
      },
      {
        dialect: 'gemini-cli',
        hooks: group('AfterTool', 'bash lint.sh', 'write_file'),
        event: wrote('a.js'),
        expect: { denied: 'lint: semicolons in a.js' },
      },
    ],
  },
  {
    what: 'a context writer in bash that prints plain text',
    files: { 'context.sh': 'cat >/dev/null; echo "branch: main"; echo "three files changed"\n' },
    runs: [
      {
        dialect: 'claude-code',
        hooks: group('UserPromptSubmit', 'bash context.sh'),
        event: prompt('hi'),
        expect: { context: 'branch: main\nthree files changed' },
      },
      {
        dialect: 'codex',
        hooks: group('SessionStart', 'bash context.sh', 'startup'),
        event: start,
        expect: { context: 'branch: main\nthree files changed' },
      },
    ],
  },
  {
    what: 'a stop hook in Node that wants the tests to pass',
    files: {
      'stop.cjs': `const input = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
if (input.stop_hook_active) process.exit(0);
process.stdout.write(JSON.stringify({ decision: 'block', reason: 'run the tests first' }));
`,
    },
    runs: [
      {
        dialect: 'claude-code',
        hooks: group('Stop', 'node stop.cjs'),
        event: stop,
        expect: { denied: 'run the tests first' },
      },
      {
        dialect: 'copilot-cli',
        hooks: flat('agentStop', { type: 'command', command: 'node stop.cjs', timeoutSec: 20 }),
        event: stop,
        expect: { denied: 'run the tests first' },
      },
    ],
  },
  {
    what: 'an audit log in Python that always succeeds',
    files: {
      'audit.py': `import json, os, sys
event = json.load(sys.stdin)
with open(os.path.join(os.getcwd(), 'audit.jsonl'), 'a') as log:
    log.write(json.dumps({'tool': event.get('tool_name') or event.get('toolName')}) + '\\n')
print('{}')
`,
    },
    runs: [
      {
        dialect: 'cursor',
        hooks: flat('preToolUse', { command: 'python3 audit.py' }),
        event: shell('ls'),
        expect: { audit: '{"tool": "Shell"}\n' },
      },
      {
        dialect: 'copilot-cli',
        hooks: flat('preToolUse', { type: 'command', bash: 'python3 audit.py' }),
        event: shell('ls'),
        expect: { audit: '{"tool": "bash"}\n' },
      },
    ],
  },
  {
    what: 'a guard in bash that reads patches',
    files: {
      'patch.sh': `text=$(jq -r '.tool_input.command // .tool_input.content')
if grep -q 'TODO' <<<"$text"; then echo 'finish what you begin' >&2; exit 2; fi
`,
    },
    runs: [
      {
        dialect: 'codex',
        hooks: group('PreToolUse', 'bash patch.sh', 'Edit|Write'),
        event: write('a.js', 'x // TODO'),
        expect: { denied: 'finish what you begin' },
      },
      {
        dialect: 'gemini-cli',
        hooks: group('BeforeTool', 'bash patch.sh', 'write_file'),
        event: write('a.js', 'x // TODO'),
        expect: { denied: 'finish what you begin' },
      },
    ],
  },
];
