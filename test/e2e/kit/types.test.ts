import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kitEvents } from '../../../generated/kit/hook.js';
import { root, write } from '../../support/kit/kit-project.js';
import { cases, check, isInstalled } from '../../support/kit/python-checkers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hookwright-kit-types-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const calls: Record<string, string> = {
  allow: 'allow()',
  deny: "deny('No.')",
  ask: "ask('Sure?')",
  stop: "stop('Enough.')",
  say: "say('Psst.')",
  rewriteInput: "rewriteInput({ model: 'small' })",
  addContext: "addContext('More.')",
  respond: "respond('Hello.')",
  replaceResponse: "replaceResponse('Hi.')",
  restrictTools: "restrictTools(['read'])",
  redact: "redact({ hook_event_name: 'BeforeModel' }, String)",
};

/** Every helper in a hook of every event, in each way to return it. */
const everyPair = Object.entries(kitEvents).flatMap(([event, { answers: known }]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const wrong = name in known ? '' : `// @ts-expect-error ${event} does not support ${name}\n`;
    return [
      `${wrong}defineHook('${event}', () => ${call});`,
      `${wrong}defineHook('${event}', async () => ${call});`,
      `${wrong}defineHook('${event}', async (input) => (input.cwd === '/' ? [{ systemMessage: 'x' }, ${call}] : undefined));`,
    ];
  }),
);

const use = `
defineHook('BeforeTool', async ({ tool_name, tool_input, mcp_context }) => {
  if (tool_name === 'shell' && tool_input['command'] === 'rm') return deny('No.');
  if (mcp_context) return [rewriteInput({ path: '.' }), say('Only here.')];
  return { decision: 'deny', hookSpecificOutput: { permissionDecisionReason: 'x' } };
});
// Nothing, and nothing in one branch.
defineHook('SessionEnd', async () => {});
defineHook('SessionEnd', () => {});
defineHook('BeforeAgent', ({ prompt }) => {
  if (prompt !== '') return;
  return deny('Say something.');
});
defineHook('BeforeModel', () => rewriteInput({ messages: [{ role: 'user', content: 'x' }] }));
declare const request: HookInputs['BeforeModel']['llm_request'];
defineHook('BeforeModel', () => rewriteInput(request));
declare const response: HookInputs['AfterModel']['llm_response'];
defineHook('AfterModel', () => replaceResponse(response));
defineHook('BeforeModel', ({ llm_request }) =>
  llm_request.model === 'x' ? respond({ text: 'Hello.' }) : rewriteInput({ config: { temperature: 0 } }),
);
defineHook('BeforeToolSelection', () => restrictTools({ mode: 'NONE' }));
defineHook('BeforeModel', (input) => [redact(input, (text) => text.trim()), redact(input, String), say('Quiet.')]);
defineHook('AfterModel', (input) => [redact(input, String), replaceResponse('x')]);
// @ts-expect-error a redaction returns text
defineHook('AfterModel', (input) => redact(input, (text) => text.length));
export const guard = (input: HookInputs['BeforeTool']): HookReply<'BeforeTool'> => deny(input.tool_name);
defineHook('BeforeTool', guard);
// @ts-expect-error a function of another event
defineHook('AfterAgent', guard);
// @ts-expect-error there is no such event
defineHook('BeforeTol', () => undefined);
// @ts-expect-error a session has no tool
defineHook('SessionStart', ({ tool_name }) => addContext(tool_name));
// @ts-expect-error not a field of a request
defineHook('BeforeModel', () => rewriteInput({ modle: 'x' }));
// @ts-expect-error a wrong value in a request
defineHook('BeforeModel', () => rewriteInput({ messages: 'x' }));
// @ts-expect-error not a field of a response
defineHook('AfterModel', () => replaceResponse({ txt: 'x' }));
// @ts-expect-error not a mode
defineHook('BeforeToolSelection', () => restrictTools({ mode: 'SOME' }));
// @ts-expect-error deny needs a reason
defineHook('BeforeTool', () => deny());
// @ts-expect-error not a decision
defineHook('BeforeTool', () => ({ decision: 'maybe' }));
// @ts-expect-error a string is not an answer
defineHook('BeforeTool', () => 'no');
`;

describe('TypeScript types of the kit', () => {
  it('accept every answer that an event supports, and no other [GEN-1]', () => {
    const names = [...Object.keys(calls), 'defineHook', 'type HookInputs', 'type HookReply'];
    const imports = `import { ${names.join(', ')} } from ${JSON.stringify(join(root, 'generated/kit/hook.js'))};\n`;
    write(folder, 'use.ts', `${imports}${use}${everyPair.join('\n')}\n`);
    write(folder, 'package.json', '{ "type": "module" }');
    const compilerOptions = { noEmit: true, typeRoots: [join(root, 'node_modules/@types')] };
    const extended = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['use.ts'] };
    write(folder, 'tsconfig.json', JSON.stringify(extended));
    const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder];
    const { stdout, status } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
    expect(everyPair.length).toBeGreaterThan(300);
  });
});

describe.skipIf(!isInstalled('mypy'))('Python types of the kit in strict mode', () => {
  it.each(cases)('report exactly the marked mistakes: $hooks [GEN-1]', (one) => {
    const { objected, expected, text } = check('mypy', one);
    expect(objected, text).toEqual(expected);
    expect(expected.length).toBeGreaterThan(2);
  });
});
