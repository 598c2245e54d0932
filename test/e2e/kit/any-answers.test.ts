import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { commonFields, kitEvents, redact } from '../../../generated/kit/hook.js';
import { answerInput } from '../../../src/kit/answer-event.js';
import { base, kitProject, python, run, write } from '../../support/kit/kit-project.js';
import { propertyRuns } from '../../support/long-form.js';

const folder = kitProject();

const text = fc.constantFrom('', 'x', 'sk-1', 'a@b.c', 'sk-1 a@b.c');
const decision = fc.constantFrom('approve', 'allow', 'ask', 'deny', 'block', 'dney');
const junk = fc.constantFrom<unknown>(null, 7, 'x', [], {}, true, false, ['x'], { a: 1 });
const maybe = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: value }, junk);
const some = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, maybe(value)])), {
    requiredKeys: [],
  });
const parts = fc.array(fc.oneof(text, fc.record({ text })), { maxLength: 2 });
const result = fc.record({ id: fc.constantFrom('x', 'y', 'z'), text: maybe(text) });
const toolConfig = some({
  mode: fc.constantFrom('NONE', 'ANY', 'AUTO'),
  allowedFunctionNames: fc.array(fc.constantFrom('a', 'B', 'c'), { maxLength: 2 }),
});
const message = fc.record({ role: fc.constant('user'), content: maybe(fc.oneof(text, parts)) });
const output = some({
  continue: fc.boolean(),
  decision,
  reason: text,
  suppressOutput: fc.boolean(),
  hookSpecificOutput: some({
    clearContext: fc.boolean(),
    keepToolCalls: fc.boolean(),
    llm_request: some({ model: text, messages: fc.array(maybe(message), { maxLength: 2 }), toolConfig }),
    llm_response: some({ text, candidates: fc.array(maybe(some({ content: some({ parts }) })), { maxLength: 2 }) }),
    own: fc.oneof(text, fc.dictionary(fc.constantFrom('a', 'b'), text)),
    permissionDecision: decision,
    permissionDecisionReason: text,
    system_instruction: text,
    tool_input_mode: fc.constantFrom('merge', 'replace'),
    tool_results: fc.uniqueArray(result, { maxLength: 2, selector: ({ id }) => id }),
    toolConfig,
  }),
});
const answer = fc.oneof(
  fc.record({ output }),
  fc.record({ cut: fc.constantFrom('sk-1', 'a@b.c') }),
  fc.record({ output: fc.record({ hookSpecificOutput: fc.record({ system_instruction: text }) }) }),
);

const llm_request = fc.record({
  model: fc.constant('m'),
  messages: fc.array(fc.record({ role: fc.constant('user'), content: text }), { maxLength: 2 }),
});
const candidate = fc.record({ content: fc.record({ role: fc.constant('model'), parts: fc.array(text) }) });
const event = fc.oneof(
  fc.record(
    {
      hook_event_name: fc.constant('BeforeModel'),
      llm_request,
      system_instruction: text,
      tool_results: fc.uniqueArray(
        result.map(({ id }) => ({ id, name: 'read', text: 'sk-1' })),
        {
          maxLength: 2,
          selector: ({ id }) => id,
        },
      ),
    },
    { requiredKeys: ['hook_event_name', 'llm_request'] },
  ),
  fc.record({
    hook_event_name: fc.constant('AfterModel'),
    llm_request,
    llm_response: fc.record({ text, candidates: fc.array(candidate, { maxLength: 2 }) }),
  }),
);
/** Values with the prototypes that JSON.parse gives. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const cases = plain(
  fc.sample(fc.record({ event, answers: fc.array(answer, { minLength: 1, maxLength: 4 }) }), propertyRuns(8000)),
);
type Case = (typeof cases)[number];

const inPython = `import json, sys
from hookwright_kit import _answer_input, redact
def answer(event, one):
    return redact(event, lambda text: text.replace(one["cut"], "[cut]")) if "cut" in one else one["output"]
def outcome(event, answers):
    return _answer_input(event["hook_event_name"], lambda event: [answer(event, one) for one in answers], event)
json.dump([outcome(one["event"], one["answers"]) for one in json.load(sys.stdin)], sys.stdout)`;

interface Outcome {
  readonly code: number;
  readonly output: ReturnType<typeof JSON.parse>;
  readonly stderr: string;
}

function outcome(code: number, stdout: string, stderr: string): Outcome {
  const hasError = code !== 0 && stderr.includes('Error');
  return { code, output: stdout === '' ? undefined : JSON.parse(stdout), stderr: hasError ? 'an error' : stderr };
}

async function inNode({ event, answers }: Case): Promise<Outcome> {
  const handler = () =>
    answers.map((one) => ('cut' in one ? redact(event, (text) => text.replaceAll(one.cut, '[cut]')) : one.output));
  const definition = { event: event.hook_event_name, handler, table: kitEvents, common: commonFields };
  const { exitCode, stdout, stderr } = await answerInput(definition, { ...base, ...event });
  return outcome(exitCode, stdout, stderr);
}

const asked: { one: Case; said: Outcome }[] = [];
beforeAll(async () => {
  for (const one of cases) asked.push({ one, said: await inNode(one) });
});

describe('any list of kit answers', () => {
  it('gives the same result in Node and in Python', async () => {
    const file = write(folder, 'any.py', inPython);
    const { stdout, stderr } = await run([python, file], cases);
    expect(stderr).toBe('');
    const all: [number, string, string][] = JSON.parse(stdout);
    expect(all.length).toBe(asked.length);
    for (const [at, each] of all.entries()) {
      const { one, said } = asked[at] ?? {};
      expect({ one, said: outcome(...each) }).toEqual({ one, said });
    }
  });

  it('contains no redacted text, unless the hook reports a failure [X-68]', () => {
    const printed = asked.filter(({ said }) => said.stderr === '' && said.output?.hookSpecificOutput);
    for (const { one, said } of printed) {
      const { llm_request: request, llm_response, system_instruction, tool_results } = said.output.hookSpecificOutput;
      const isRequest = one.event.hook_event_name === 'BeforeModel';
      const texts = JSON.stringify([llm_response, isRequest && [request?.messages, system_instruction, tool_results]]);
      for (const each of one.answers) if ('cut' in each) expect(texts).not.toContain(each.cut);
    }
    expect(printed.length).toBeGreaterThan(cases.length / 4);
  });

  it('blocks or stops if one of them does and the event supports it [AGG-15, AGG-22]', () => {
    const outputs = ({ answers }: Case): Record<string, unknown>[] =>
      answers.map((each) => ('output' in each ? each.output : {}));
    const refuses = (decision: unknown) => decision === 'deny' || decision === 'block';
    const refusing = asked.filter(({ one }) => outputs(one).some(({ decision: said }) => refuses(said)));
    const effective = refusing.filter(
      ({ one, said }) => one.event.hook_event_name === 'BeforeModel' || said.code === 0,
    );
    for (const { said } of effective) expect([said.code, refuses(said.output?.decision)]).toEqual([0, true]);
    const stopping = asked.filter(({ one }) => outputs(one).some((each) => each['continue'] === false));
    for (const { said } of stopping) expect([said.code, said.output?.continue]).toEqual([0, false]);
    expect(Math.min(effective.length, stopping.length)).toBeGreaterThan(cases.length / 10);
  });
});
