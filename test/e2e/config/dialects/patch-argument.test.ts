import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HostTool } from '../../../../generated/index.js';
import { contract } from '../../../../generated/index.js';
import { ToolCall } from '../../../../src/config/dialects/dialect-tool.js';
import { HostTools } from '../../../../src/config/dialects/host-tools.js';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import { fireEvent, foreignProject, PROJECT_FILES, written } from '../../../support/config/dialects/foreign-project.js';
import { propertyRuns } from '../../../support/long-form.js';

const SECRET = '/etc/secret';
const patchFor = (file: string): string => `*** Begin Patch\n*** Update File: ${file}\n@@\n-a\n+b\n*** End Patch\n`;
const HARMLESS = patchFor('harmless.txt');

/** Blocks every patch with a line that names the secret file; in JSON a line ends with a backslash. */
const NO_SECRETS = 'if grep -q "File: [^\\\\]*secret"; then echo "not this file" >&2; exit 2; fi';

const OWN: Readonly<Record<string, HostTool>> = {
  put: { role: 'write', args: { path: 'target', content: 'body' } },
  patcher: { role: 'edit', args: { patch: 'diff' } },
  sh: { role: 'shell', args: { command: 'script' } },
  unnamed: { role: 'edit' },
};

async function guardedProject(dialect: string, command: string, entry: object = {}) {
  const hooks = { PreToolUse: [{ hooks: [{ type: 'command', command, ...entry }] }] };
  const files = { [PROJECT_FILES[dialect] ?? '']: { hooks } };
  return foreignProject(files, { dialects: [dialect], tools: OWN });
}

async function isBlocked(dialect: string, tool_name: string, tool_input: object): Promise<boolean> {
  const { config } = await guardedProject(dialect, NO_SECRETS);
  const { finalOutput } = await fireEvent(config, { hook_event_name: 'BeforeTool', tool_name, tool_input });
  return finalOutput?.isBlockingDecision() ?? false;
}

describe('Codex guard', () => {
  it.each([
    ['write_file', { file_path: SECRET, content: HARMLESS }],
    ['write_file', { content: HARMLESS, file_path: SECRET }],
    ['write_file', { file_path: SECRET, content: 'x', note: HARMLESS }],
    ['write_file', { instruction: HARMLESS, file_path: SECRET, content: 'x' }],
    ['replace', { file_path: SECRET, old_string: 'a', new_string: HARMLESS }],
    ['replace', { file_path: SECRET, old_string: HARMLESS, new_string: 'b' }],
    ['write_file', { file_path: SECRET, content: 'x', path: 'harmless.txt' }],
    ['write_file', { path: SECRET, content: 'x', file_path: 'harmless.txt' }],
    ['write_file', { path: SECRET, content: HARMLESS }],
    ['write_file', { file_path: `harmless.txt\n/../../../../../../..${SECRET}`, content: 'x' }],
    ['write_file', { file_path: [SECRET], content: 'x' }],
    ['put', { target: SECRET, body: HARMLESS }],
    ['put', { target: SECRET, body: 'x', path: 'harmless.txt' }],
    ['put', { target: SECRET, body: 'x', input: HARMLESS }],
    ['apply_patch', { input: patchFor(SECRET) }],
    ['apply_patch', { input: patchFor(SECRET), path: 'harmless.txt' }],
    ['apply_patch', { input: patchFor(SECRET), file_path: 'harmless.txt' }],
    ['apply_patch', { input: HARMLESS, command: patchFor(SECRET) }],
    ['apply_patch', { command: patchFor(SECRET), note: HARMLESS }],
    ['apply_patch', { note: HARMLESS, input: `<<'EOF'\n${patchFor(SECRET)}\nEOF` }],
    ['apply_patch', { path: SECRET, old_str: 'a', new_str: HARMLESS }],
    ['patcher', { diff: patchFor(SECRET), note: HARMLESS }],
    ['patcher', { note: HARMLESS, diff: patchFor(SECRET), path: 'harmless.txt' }],
    ['unnamed', { diff: patchFor(SECRET) }],
  ])('blocks %s of the secret file, whatever else the call contains: %j [X-63]', async (tool, input) => {
    expect(await isBlocked('codex', tool, input)).toBe(true);
  });

  it.each([
    ['write_file', { file_path: 'harmless.txt', content: HARMLESS }],
    ['replace', { file_path: 'harmless.txt', old_string: 'a', new_string: HARMLESS }],
    ['apply_patch', { input: HARMLESS, dry: true }],
    ['apply_patch', { input: HARMLESS, path: null }],
    ['patcher', { diff: HARMLESS }],
  ])('allows %s of another file: %j [X-63]', async (tool, input) => {
    expect(await isBlocked('codex', tool, input)).toBe(false);
  });

  it('reads the path of a call that contains a patch as text [X-63]', async () => {
    const { machine, config } = await guardedProject('codex', 'cat > asked.json');
    const tool_input = { file_path: 'doc.md', old_string: 'a', new_string: HARMLESS };
    await fireEvent(config, { hook_event_name: 'BeforeTool', tool_name: 'replace', tool_input });
    expect(written(machine, 'asked.json')).toMatchObject({
      tool_input: { command: expect.stringContaining('*** Update File: doc.md\n') },
    });
  });

  it('does not run the tool if a patch and a path contradict each other [X-63]', async () => {
    const { config } = await guardedProject('codex', 'cat > asked.json');
    const ran: unknown[] = [];
    const input = { input: HARMLESS, path: SECRET };
    await executeToolWithHooks(config, 'apply_patch', input, async (given) => {
      ran.push(given);
      return { llmContent: 'ok' };
    });
    expect(ran).toEqual([]);
    const event = { hook_event_name: 'BeforeTool', tool_name: 'apply_patch', tool_input: input };
    const { finalOutput, trace } = await fireEvent(config, event);
    expect(trace.hooks).toMatchObject([{ verdict: 'not-asked' }]);
    expect(finalOutput?.getEffectiveReason()).toContain('input and path of apply_patch may name different files');
  });

  it('names the setting for a patch in an argument that is not known [X-63]', async () => {
    const { config } = await guardedProject('codex', 'cat > asked.json');
    const event = { hook_event_name: 'BeforeTool', tool_name: 'unnamed', tool_input: { diff: HARMLESS } };
    const { finalOutput } = await fireEvent(config, event);
    expect(finalOutput?.getEffectiveReason()).toContain('name it in "tools" (args.patch)');
  });

  it('warns after the tool if the arguments contradict each other [X-63]', async () => {
    const hooks = { PostToolUse: [{ hooks: [{ type: 'command', command: 'cat >/dev/null' }] }] };
    const { config } = await foreignProject({ [PROJECT_FILES['codex'] ?? '']: { hooks } }, { dialects: ['codex'] });
    const { trace } = await fireEvent(config, {
      hook_event_name: 'AfterTool',
      tool_name: 'apply_patch',
      tool_input: { input: HARMLESS, path: SECRET },
      tool_response: { llmContent: 'ok' },
    });
    expect(trace.hooks[0]?.warnings?.join()).toContain('may name different files');
  });
});

describe('Claude guard', () => {
  it.each([
    ['apply_patch', { input: patchFor('x'), path: 'harmless.txt' }],
    ['write_file', { path: SECRET, content: 'x' }],
    ['write_file', { file_path: 'harmless.txt', content: 'x', path: '/etc/other' }],
  ])('blocks %s if its path is not certain: %j [X-63]', async (tool, input) => {
    const { config } = await guardedProject(
      'claude-code',
      `if jq -r .tool_input.file_path | grep -q secret; then exit 2; fi`,
    );
    const event = { hook_event_name: 'BeforeTool', tool_name: tool, tool_input: input };
    expect((await fireEvent(config, event)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it('evaluates its condition on the command that the tool runs [X-63]', async () => {
    const { config } = await guardedProject('claude-code', 'exit 2', { if: 'Bash(rm *)' });
    for (const tool_input of [
      { script: 'rm -rf x', command: 'ls' },
      { command: 'ls', script: 'rm -rf x' },
    ]) {
      const event = { hook_event_name: 'BeforeTool', tool_name: 'sh', tool_input };
      expect((await fireEvent(config, event)).finalOutput?.isBlockingDecision()).toBe(true);
    }
  });
});

describe('arguments of a call', () => {
  const hostTools = async () => {
    const documents = (await contract.dialects?.()) ?? {};
    return { documents, tools: new HostTools(Object.values(documents), OWN) };
  };

  it('never hide the file that the tool changes from a guard of Codex [X-63]', async () => {
    const { documents, tools } = await hostTools();
    const { codex } = documents;
    if (codex === undefined) throw new Error('cannot find the dialect codex');
    const names = ['write_file', 'replace', 'apply_patch', 'edit', 'create', 'put', 'patcher'];
    const places = names.flatMap((name) => {
      const { args } = tools.find(name);
      return ['path', 'patch'].flatMap((ours) => (args.get(ours) ?? []).map((argument) => ({ name, ours, argument })));
    });
    const texts = fc.constantFrom(
      'harmless.txt',
      HARMLESS,
      ` ${HARMLESS}`,
      `x\n${HARMLESS}`,
      '',
      null,
      7,
      [SECRET],
      {},
    );
    const argumentNames = fc.oneof(fc.constantFrom(...places.map(({ argument }) => argument)), fc.string());
    const extras = fc.dictionary(argumentNames, texts, { maxKeys: 4 });
    let shown = 0;
    fc.assert(
      fc.property(fc.constantFrom(...places), extras, extras, ({ name, ours, argument }, before, after) => {
        const value = ours === 'patch' ? patchFor(SECRET) : SECRET;
        const { [argument]: _, ...rest } = after;
        const call = new ToolCall(codex, tools.find(name), { ...before, [argument]: value, ...rest }, '/work');
        if (call.contradiction !== undefined) return;
        shown += 1;
        expect(String(call.input['command'])).toMatch(/^\*\*\* (?:Add|Update) File: \/etc\/secret$/m);
      }),
      propertyRuns(8000),
    );
    // Many calls are not blocked.
    expect(shown).toBeGreaterThan(500);
  });

  it('are all rewritten if a call gives the same one under two names [X-63]', async () => {
    const { documents, tools } = await hostTools();
    const { codex, 'claude-code': claude } = documents;
    if (codex === undefined || claude === undefined) throw new Error('cannot find the dialects');
    const twice = { file_path: '/a', absolute_path: '/a', old_string: 'x', new_string: 'y' };
    const edit = new ToolCall(claude, tools.find('replace'), twice, '/work');
    expect(edit.back({ file_path: '/b' })).toEqual({ file_path: '/b', absolute_path: '/b' });
    const patch = new ToolCall(codex, tools.find('apply_patch'), { input: HARMLESS, command: HARMLESS }, '/work');
    const changed = patchFor('other.txt');
    expect(patch.back({ command: changed })).toEqual({ input: changed, command: changed });
  });
});
