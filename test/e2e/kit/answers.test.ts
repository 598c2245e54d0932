import { beforeAll, describe, expect, it } from 'vitest';
import { getViolations, isContractName, routes } from '../../../generated/index.js';
import { base, kitProject, runHook, write } from '../../support/kit/kit-project.js';

const folder = kitProject();

/** For each helper: its output, the effect it needs, or the value of the field it sets. */
const helpers = {
  allow: { call: "allow('Fine.')", effect: 'block', output: { decision: 'allow', reason: 'Fine.' } },
  deny: { call: "deny('No.')", effect: 'block', output: { decision: 'deny', reason: 'No.' } },
  ask: {
    call: "ask('Sure?')",
    effect: 'block',
    needs: 'permissionDecision',
    output: { decision: 'ask', reason: 'Sure?' },
  },
  stop: { call: "stop('Enough.')", effect: 'stop', output: { continue: false, stopReason: 'Enough.' } },
  say: { call: "say('Psst.')", effect: 'system-message', output: { systemMessage: 'Psst.' } },
  rewriteInput: { call: "rewriteInput({ 'model': 'small' })", value: { model: 'small' } },
  addContext: { call: "addContext('More.')", value: 'More.' },
  respond: { call: "respond('Hello.')", output: { decision: 'deny' }, value: { text: 'Hello.' } },
  replaceResponse: { call: "replaceResponse({ 'text': 'Hi.' })", value: { text: 'Hi.' } },
  restrictTools: { call: "restrictTools(['read'])", value: { allowedFunctionNames: ['read'] } },
} as const;

/** Helper and field of each effect that has its own field. */
const fields: Readonly<Record<string, readonly [helper: string, field: string]>> = {
  'edit-tool-input': ['rewriteInput', 'tool_input'],
  'edit-request': ['rewriteInput', 'llm_request'],
  context: ['addContext', 'additionalContext'],
  'synthetic-response': ['respond', 'llm_response'],
  'edit-response': ['replaceResponse', 'llm_response'],
  'restrict-tools': ['restrictTools', 'toolConfig'],
};

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the outputs that an event supports, from its route. */
function expectedAnswers(event: keyof typeof routes): Map<string, object> {
  const { effects, specificFields } = routes[event];
  const found = new Map<string, object>();
  for (const [name, helper] of Object.entries(helpers)) {
    if (!('effect' in helper) || !effects.some((effect) => effect === helper.effect)) continue;
    if (!('needs' in helper) || helper.needs in specificFields) found.set(name, helper.output);
  }
  for (const effect of effects) {
    const [name, field] = fields[effect] ?? [];
    const helper = Object.entries(helpers).find(([key]) => key === name)?.[1];
    if (name === undefined || field === undefined || helper === undefined || !('value' in helper)) continue;
    found.set(name, { ...('output' in helper ? helper.output : {}), hookSpecificOutput: { [field]: helper.value } });
  }
  return found;
}

const events = Object.values(routes).map(({ eventName }) => eventName);
const calls = Object.entries(helpers).map(([name, { call }]) => ({ name, call }));
const names = calls.map(({ name }) => name);

const node = `
import { ${names.join(', ')}, defineHook } from 'hookwright/kit';
const answers = { ${calls.map(({ name, call }) => `${name}: () => ${call}`).join(', ')} };
const [event, ...names] = process.argv.slice(2);
defineHook(event, async () => names.length === 1 ? answers[names[0]]() : names.map((name) => answers[name]()));
`;
const python = `
import sys
from hookwright_kit import ${names.map(snake).join(', ')}, define_hook
answers = {${calls.map(({ name, call }) => `"${name}": lambda: ${call.replace(name, snake(name))}`).join(', ')}}
event, *names = sys.argv[1:]
define_hook(event, lambda _: answers[names[0]]() if len(names) == 1 else [answers[name]() for name in names])
`;

const scripts: Record<string, string> = {};
beforeAll(() => {
  scripts['Node'] = write(folder, 'hook.mjs', node);
  scripts['Python'] = write(folder, 'hook.py', python);
});

const editsTwice: Record<string, string> = {
  Node: `import { defineHook, rewriteInput } from 'hookwright/kit';
defineHook('BeforeTool', () => [rewriteInput({ a: 1, b: 1 }), rewriteInput({ b: 2, c: 2 })]);`,
  Python: `from hookwright_kit import define_hook, rewrite_input
define_hook("BeforeTool", lambda _: [rewrite_input({"a": 1, "b": 1}), rewrite_input({"b": 2, "c": 2})])`,
};

describe.each(['Node', 'Python'])('kit hook in %s', (language) => {
  const answer = (event: string, chosen: readonly string[]) =>
    runHook(scripts[language] ?? '', {
      args: [event, ...chosen],
      input: { ...base, hook_event_name: event },
    });

  it.each(events)('prints every output that %s supports, as the contract declares it [WIRE-8]', async (event) => {
    for (const [name, output] of expectedAnswers(event)) {
      const { code, stdout, stderr } = await answer(event, [name]);
      expect({ name, code, stderr, output: JSON.parse(stdout) }).toEqual({ name, code: 0, stderr: '', output });
      const contract = `${event}Output`;
      if (!isContractName(contract)) throw new Error(`there is no ${contract}`);
      expect(getViolations(contract, output)).toEqual([]);
    }
  });

  it.each(events)('fails on %s if no answer has an effect, and lists those that have [WIRE-14]', async (event) => {
    const known = expectedAnswers(event);
    const foreign = names.filter((name) => !known.has(name));
    const { code, stdout, stderr } = await answer(event, foreign);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const spelt = (name: string) => (language === 'Python' ? snake(name) : name);
    expect(stderr.trim().split('\n')).toEqual(
      foreign.map((name) => expect.stringContaining(`${spelt(name)} has no effect on ${event}, where a hook can `)),
    );
    for (const name of known.keys()) expect(stderr).toContain(spelt(name));
  });

  it('prints answers with an effect and warns about those without [WIRE-8]', async () => {
    const { code, stdout, stderr } = await answer('AfterTool', ['deny', 'stop']);
    expect({ code, output: JSON.parse(stdout) }).toEqual({ code: 0, output: helpers.stop.output });
    expect(stderr).toContain('deny has no effect on AfterTool');
  });

  it('combines several answers into one output', async () => {
    const { stdout } = await answer('BeforeTool', ['rewriteInput', 'say', 'say']);
    expect(JSON.parse(stdout)).toEqual({
      hookSpecificOutput: { tool_input: { model: 'small' } },
      systemMessage: 'Psst.\nPsst.',
    });
  });

  it('merges two input edits; the later one wins on conflict', async () => {
    const file = write(folder, language === 'Node' ? 'twice.mjs' : 'twice.py', editsTwice[language] ?? '');
    const { stdout } = await runHook(file, { input: { ...base, hook_event_name: 'BeforeTool' } });
    expect(JSON.parse(stdout)).toEqual({ hookSpecificOutput: { tool_input: { a: 1, b: 2, c: 2 } } });
  });

  it.each([[['deny', 'allow']], [['allow', 'deny']], [['ask', 'deny', 'allow']]])(
    'returns the strictest decision of %j, with its reason',
    async (chosen) => {
      const { stdout } = await answer('BeforeTool', chosen);
      expect(JSON.parse(stdout)).toEqual({ decision: 'deny', reason: 'No.' });
    },
  );
});
