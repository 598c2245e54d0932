import { beforeAll, describe, expect, it } from 'vitest';
import { base, kitProject, runHook, write } from './kit-project.js';

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

const llm_request = { model: 'm', messages: [{ role: 'user', content: 'use sk-1' }] };

describe.each(['Node', 'Python'])('redact, in %s,', (language) => {
  const answer = async (event: string, input: object) => {
    const given = { ...base, hook_event_name: event, ...input };
    const { stdout, stderr } = await runHook(scripts[language] ?? '', { args: [event], input: given });
    expect(stderr).toBe('');
    return stdout === '' ? undefined : JSON.parse(stdout);
  };

  it('cuts a secret from everything that the model is about to read [X-68]', async () => {
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

  it('cuts it from what the model said, over the parts of an answer, and keeps the calls of tools [X-68]', async () => {
    const content = (...parts: string[]) => ({ content: { role: 'model', parts }, index: 0 });
    const llm_response = { text: 'use sk-1', candidates: [content('use s', 'k-1')] };
    expect(await answer('AfterModel', { llm_request, llm_response })).toEqual({
      hookSpecificOutput: { llm_response: { candidates: [content('use [cut]')] }, keepToolCalls: true },
    });
  });

  it('says nothing where there is nothing to cut [X-68]', async () => {
    const clean = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };
    expect(await answer('BeforeModel', { llm_request: clean })).toBeUndefined();
    expect(await answer('AfterModel', { llm_request, llm_response: { candidates: [] } })).toBeUndefined();
  });
});
