import { beforeAll, expect } from 'vitest';
import { base, kitProject, runHook, write } from './kit-project.js';

const node = `import * as kit from 'hookwright/kit';
const [event, list] = process.argv.slice(2);
kit.defineHook(event, (input) => JSON.parse(list).map(([name, value]) => {
  if (name === 'output') return value;
  if (name === 'cut') return kit.redact(input, (text) => text.replaceAll(value, '[cut]'));
  if (name === 'join') return kit.redact(input, (text) => text.replaceAll(value, ''));
  if (name === 'forget') return kit.redact(input, () => {});
  return kit[name](value);
}));`;
const python = `import json, re, sys
import hookwright_kit as kit
event, several = sys.argv[1:]
def answer(input, name, value):
    if name == "output": return value
    if name == "cut": return kit.redact(input, lambda text: text.replace(value, "[cut]"))
    if name == "join": return kit.redact(input, lambda text: text.replace(value, ""))
    if name == "forget": return kit.redact(input, lambda text: None)
    return getattr(kit, re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name))(value)
kit.define_hook(event, lambda input: [answer(input, name, value) for name, value in json.loads(several)])`;

/** A kit helper by its Node name, or an output, and its argument. */
export type Said = readonly [name: string, value: unknown];

export const specific = (fields: object): Said => ['output', { hookSpecificOutput: fields }];
export const text = (content: string) => ({ role: 'user', content });
export const candidate = (...parts: unknown[]) => ({ content: { role: 'model', parts }, index: 0 });

export const events = {
  BeforeTool: { tool_name: 'shell', tool_input: {} },
  BeforeToolSelection: {},
  BeforeModel: {
    llm_request: { model: 'm', messages: [text('use sk-1'), text('ask a@b.c'), text('hi')] },
    system_instruction: 'sk-1, a@b.c',
    tool_results: [
      { id: 'x', name: 'read', text: 'sk-1 of a@b.c' },
      { id: 'y', name: 'read', text: 'a@b.c' },
      { id: 'z', name: 'read', text: 'sk-1' },
    ],
  },
  AfterModel: {
    llm_request: { model: 'm', messages: [] },
    llm_response: { text: 'sk-1', candidates: [candidate('s', 'k-1'), candidate('a@b.c and sk-1')] },
  },
} as const;
type EventName = keyof typeof events;

/** Creates a hook per language that returns the outputs passed as arguments. */
export function toldHook() {
  const folder = kitProject();
  const scripts: Record<string, string> = {};
  beforeAll(() => {
    scripts['Node'] = write(folder, 'scripted.mjs', node);
    scripts['Python'] = write(folder, 'scripted.py', python);
  });
  return (language: string) => {
    const run = (event: EventName, said: readonly Said[], input: object = events[event]) =>
      runHook(scripts[language] ?? '', {
        args: [event, JSON.stringify(said)],
        input: { ...base, hook_event_name: event, ...input },
      });
    /** Returns the hookSpecificOutput that the hook prints. */
    const specificOf = async (event: EventName, said: readonly Said[], input?: object) => {
      const { code, stdout, stderr } = await run(event, said, input);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return stdout === '' ? undefined : JSON.parse(stdout).hookSpecificOutput;
    };
    return { run, specificOf };
  };
}
