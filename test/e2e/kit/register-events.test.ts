import { describe, expect, it } from 'vitest';
import { base, kitProject, runHook, write } from '../../support/kit/kit-project.js';

const folder = kitProject();
const row = { merge: { notes: 'join', letter: 'last' }, texts: { letter: 'text?' } };

const node = `import { commonFields, deny, hookDefiner, kitEvents, redactor } from 'hookwright/kit';
const answers = { deny: true, redact: true };
const own = { ...kitEvents, BeforeMail: { answers, ...${JSON.stringify(row)} } };
const [defineHook, redact] = [hookDefiner(own, commonFields), redactor(own)];
const noted = (notes) => ({ hookSpecificOutput: { notes } });
const cut = (event) => redact(event, (text) => text.replaceAll('sk-1', '[cut]'));
defineHook(process.argv[2], (event) => process.argv[2] === 'BeforeMail' ? [noted('a'), noted('b'), cut(event)] : deny('x'));`;

const python = `import sys
from hookwright_kit import *
from hookwright_kit import register_events
register_events({"BeforeMail": {"answers": {"deny": "", "redact": ""}, **${JSON.stringify(row)}}})
def noted(notes):
    return {"hookSpecificOutput": {"notes": notes}}
def answer(event):
    cut = lambda: redact(event, lambda text: text.replace("sk-1", "[cut]"))
    return [noted("a"), noted("b"), cut()] if sys.argv[1] == "BeforeMail" else deny("x")
define_hook(sys.argv[1], answer)`;

describe.each([
  ['TypeScript', 'own.mjs', node],
  ['Python', 'own.py', python],
])("kit in %s with a host's events added", (_, name, text) => {
  const answerTo = async (event: string, input: object) => {
    const file = write(folder, name, text);
    const { stdout, stderr } = await runHook(file, {
      args: [event],
      input: { ...base, hook_event_name: event, ...input },
    });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  it('merges and redacts by the rules of the added event [GEN-1]', async () => {
    expect(await answerTo('BeforeMail', { letter: 'my sk-1' })).toEqual({
      hookSpecificOutput: { notes: 'a\nb', letter: 'my [cut]' },
    });
  });

  it('keeps the built-in events [GEN-1]', async () => {
    expect(await answerTo('BeforeTool', {})).toEqual({ decision: 'deny', reason: 'x' });
  });
});
