import { beforeAll, describe, expect, it } from 'vitest';
import { base, kitProject, runHook, write } from '../../support/kit/kit-project.js';

const folder = kitProject();
const scripts: Record<string, string> = {};
beforeAll(() => {
  scripts['Node'] = write(
    folder,
    'hook.mjs',
    `import { defineHook, redact } from 'hookwright/kit';
defineHook(process.argv[2], (event) => redact(event, (text) => text.replaceAll('sk-1', '[cut]')));`,
  );
  scripts['Python'] = write(
    folder,
    'hook.py',
    `import sys
from hookwright_kit import define_hook, redact
define_hook(sys.argv[1], lambda event: redact(event, lambda text: text.replace("sk-1", "[cut]")))`,
  );
});

const counting: Record<string, string> = {
  Node: `import { defineHook, redact, say } from 'hookwright/kit';
defineHook('BeforeModel', (event) => {
  let count = 0;
  const cut = redact(event, (text) => {
    count += text.includes('sk-1');
    return text.replaceAll('sk-1', '[cut]');
  });
  return count > 0 ? [cut, say('cut from ' + count)] : undefined;
});`,
  Python: `from hookwright_kit import define_hook, redact, say
def check(event):
    found = []
    def cut(text):
        if "sk-1" in text: found.append(text)
        return text.replace("sk-1", "[cut]")
    answer = redact(event, cut)
    return [answer, say(f"cut from {len(found)}")] if found else None
define_hook("BeforeModel", check)`,
};

const llm_request = { model: 'm', messages: [{ role: 'user', content: 'use sk-1' }] };

describe.each(['Node', 'Python'])('redact in %s', (language) => {
  const answer = async (event: string, input: object) => {
    const given = { ...base, hook_event_name: event, ...input };
    const { stdout, stderr } = await runHook(scripts[language] ?? '', { args: [event], input: given });
    expect(stderr).toBe('');
    return stdout === '' ? undefined : JSON.parse(stdout);
  };

  it('removes a secret from everything the model is about to read [X-68]', async () => {
    const tool_results = [
      { id: 'a', name: 'read', text: 'TOKEN=sk-1' },
      { id: 'b', name: 'list', text: 'nothing' },
    ];
    expect(await answer('BeforeModel', { llm_request, system_instruction: 'key sk-1', tool_results })).toEqual({
      hookSpecificOutput: {
        llm_request: { messages: [{ role: 'user', content: 'use [cut]' }] },
        system_instruction: 'key [cut]',
        tool_results: [{ id: 'a', text: 'TOKEN=[cut]' }],
      },
    });
  });

  it("removes it from the model's response, across parts, and keeps tool calls [X-68]", async () => {
    const content = (...parts: string[]) => ({ content: { role: 'model', parts }, index: 0 });
    const llm_response = { text: 'use sk-1', candidates: [content('use s', 'k-1')] };
    expect(await answer('AfterModel', { llm_request, llm_response })).toEqual({
      hookSpecificOutput: { llm_response: { candidates: [content('use [cut]')] }, keepToolCalls: true },
    });
  });

  it('runs when it is called, so that a hook can count what it removed [X-68]', async () => {
    const file = write(folder, language === 'Node' ? 'count.mjs' : 'count.py', counting[language] ?? '');
    const input = { ...base, hook_event_name: 'BeforeModel', llm_request };
    const { stdout } = await runHook(file, { input });
    expect(JSON.parse(stdout)).toEqual({
      systemMessage: 'cut from 1',
      hookSpecificOutput: { llm_request: { messages: [{ role: 'user', content: 'use [cut]' }] } },
    });
  });

  it('returns nothing if there is nothing to remove [X-68]', async () => {
    const clean = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };
    expect(await answer('BeforeModel', { llm_request: clean })).toBeUndefined();
    expect(await answer('AfterModel', { llm_request, llm_response: { candidates: [] } })).toBeUndefined();
  });
});
