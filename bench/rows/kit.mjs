// Cost of the kit for a hook: the whole process, compared with the same hook written by hand.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawSpawn } from '../floors.mjs';

const rounds = { full: 200, quick: 20 };
const event = {
  session_id: 's',
  cwd: '/',
  timestamp: '2026-01-05T09:30:00Z',
  transcript_path: '',
  hook_event_name: 'BeforeTool',
  tool_name: 'shell',
  tool_input: { command: 'rm -r build', description: 'x'.repeat(1024) },
};
const bytes = Buffer.from(JSON.stringify(event));

const byHand = {
  'hook.mjs': `import { readFileSync } from 'node:fs';

const event = JSON.parse(readFileSync(0, 'utf8'));
if (event.tool_input.command.startsWith('rm ')) {
  console.log(JSON.stringify({ decision: 'deny', reason: 'Nothing is removed here.' }));
}
`,
  'hook.py': `import json
import sys

event = json.load(sys.stdin)
if event["tool_input"]["command"].startswith("rm "):
    print(json.dumps({"decision": "deny", "reason": "Nothing is removed here."}))
`,
};

const withKit = {
  'hook.mjs': `import { defineHook, deny } from ${JSON.stringify(import.meta.resolve('hookwright/kit'))};

defineHook('BeforeTool', ({ tool_input }) =>
  tool_input.command.startsWith('rm ') ? deny('Nothing is removed here.') : undefined,
);
`,
  'hook.py': `from hookwright_kit import BeforeToolHookInput, BeforeToolReply, define_hook, deny


def check(event: BeforeToolHookInput) -> BeforeToolReply:
    return deny("Nothing is removed here.") if event["tool_input"]["command"].startswith("rm ") else None


define_hook("BeforeTool", check)
`,
};

export const kitRows = [
  {
    what: 'a hook with the kit / the same by hand, Node, whole process',
    goal: 1.1,
    rounds,
    prepare: async () => prepare('hook.mjs', process.execPath),
  },
  {
    what: 'a hook with the kit / the same by hand, Python, whole process',
    goal: 1.1,
    rounds,
    async prepare() {
      // python3 may be a wrapper script.
      const python = String(execFileSync('python3', ['-c', 'import sys; print(sys.executable)'])).trim();
      return prepare('hook.py', python, (folder) => {
        cpSync(new URL('../../generated/kit/hookwright_kit.py', import.meta.url), join(folder, 'hookwright_kit.py'));
        // As after the first run of the hook, even if Python is configured not to write bytecode.
        execFileSync(python, ['-m', 'py_compile', join(folder, 'hookwright_kit.py')]);
      });
    },
  },
];

function prepare(file, program, install = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
  const save = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const hand = save(`by-hand-${file}`, byHand[file]);
  const kit = save(`with-kit-${file}`, withKit[file]);
  install(folder);
  return {
    floor: () => rawSpawn(program, [hand], bytes),
    measured: () => rawSpawn(program, [kit], bytes),
    release: () => rmSync(folder, { recursive: true, force: true }),
  };
}
