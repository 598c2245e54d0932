// Rules: conditions that run in the process of the host.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustSucceed, startHost } from '../host.mjs';
import { repeated } from '../measure.mjs';
import { shellHook } from './processes.mjs';

const rounds = { full: 200, quick: 20 };
const warmUps = 200;
const EVENTS = 40;

/** Returns calls with different commands, because the facts of the last one are remembered. */
const calls = Array.from({ length: 20 }, (_, index) => ({
  toolName: 'bash',
  toolInput: { command: `git commit -m 'fix: ${index}' && git push origin main` },
}));
const FORCE_PUSH =
  "command.programs.exists(p, p.name == 'git' && 'push' in p.args && p.args.exists(a, a.startsWith('--force')))";

const rule = (when, name = 'rule') => ({ type: 'rule', name, when, decision: 'deny', reason: 'no' });
const oneCommandHook = () => startHost({ definitions: [{ hooks: [{ type: 'command', command: shellHook() }] }] });

/** Measures a rule against one command hook, both for the whole event. */
function ruleRow(what, goal, when, events) {
  return {
    what,
    goal,
    rounds,
    warmUps,
    repeats: { floor: 1, measured: EVENTS },
    async prepare() {
      const { fire, release } = await startHost({ definitions: [{ hooks: [rule(when)] }] });
      const command = await oneCommandHook();
      await mustSucceed(fire(events[0]));
      return {
        floor: () => mustSucceed(command.fire(events[0])),
        measured: repeated(EVENTS, (index) => fire(events[index % events.length])),
        release: () => Promise.all([release(), command.release()]),
      };
    },
  };
}

export const ruleRows = [
  ruleRow(
    'a rule without command facts, whole event / one command hook',
    0.005,
    "tool_name == 'deploy' && tool_input.?target.orValue('') == 'production'",
    [{ toolName: 'plan_trip', toolInput: { target: 'staging', note: 'x'.repeat(150) } }],
  ),
  ruleRow('a rule with command facts, whole event / one command hook', 0.02, FORCE_PUSH, calls),
  {
    what: '1,000 rules / the same guard as one hook in bash and jq',
    goal: 1,
    rounds: { full: 60, quick: 10 },
    warmUps: 20,
    async prepare() {
      const folder = mkdtempSync(join(tmpdir(), 'hookwright-bench-rules-'));
      const script = join(folder, 'guard.sh');
      const pattern = 'git .*push .*--force';
      writeFileSync(
        script,
        `#!/bin/bash\ncommand=$(jq -r .tool_input.command)\nif grep -q '${pattern}' <<< "$command"; then echo no >&2; exit 2; fi\n`,
        { mode: 0o755 },
      );
      const rules = Array.from({ length: 1000 }, (_, index) =>
        rule(`${FORCE_PUSH} && size(cwd) > ${index}`, `r${index}`),
      );
      const many = await startHost({ definitions: [{ hooks: rules }] });
      const bash = await startHost({ definitions: [{ hooks: [{ type: 'command', command: script }] }] });
      const [params] = calls;
      return {
        floor: () => mustSucceed(bash.fire(params)),
        measured: () => mustSucceed(many.fire(params)),
        release: async () => {
          await Promise.all([many.release(), bash.release()]);
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  },
];
