import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hookwright-consumer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'node_modules', '@types'), { recursive: true });
symlinkSync(root, join(folder, 'node_modules', 'hookwright'));
symlinkSync(join(root, 'node_modules', '@types', 'node'), join(folder, 'node_modules', '@types', 'node'));

/** Compiles programs under the strictest flags. Returns the lines that tsc prints. */
function compile(
  module: 'nodenext' | 'bundler',
  programs: Readonly<Record<string, string>>,
  options: object = {},
): Promise<string[]> {
  const dir = mkdtempSync(join(folder, 'program-'));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(dir, `${name}.ts`), text);
  const compilerOptions = {
    target: 'es2023',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types: ['node'],
    ...(module === 'nodenext' ? { module } : { module: 'esnext', moduleResolution: module }),
    ...options,
  };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', dir, '--pretty', 'false'], { cwd: dir }, (_error, stdout) => {
      resolve(stdout.split('\n').filter((line) => line !== ''));
    });
  });
}

const PROGRAM = `
import { createHooks, toModelText, type Hooks, type Session, type ToolOutcome } from 'hookwright';
interface Args { path: string; text?: string }
export async function host(args: Args, enabled: boolean): Promise<string> {
  const hooks: Hooks = await createHooks({
    cwd: process.cwd(),
    untrusted: 'block',
    hooks: { BeforeTool: [{ matcher: 'rm', hooks: [{ type: 'command', command: 'exit 2' }] }] },
    confirm: async ({ toolName, toolInput, reason }) => toolName !== 'rm' && toolInput['path'] !== reason,
  });
  const remove = hooks.on('BeforeTool', { matcher: 'deploy' }, async ({ tool_name, tool_input }, { signal }) => {
    if (signal.aborted || tool_input['path'] === undefined) return;
    return { decision: 'deny', reason: 'not ' + tool_name };
  });
  hooks.on('SessionStart', ({ source }) => (source === 'resume' ? { systemMessage: 'again' } : undefined));
  const session: Session = await hooks.session({ source: 'startup' });
  const decision = await session.fire('BeforeTool', { toolName: 'rm', toolInput: { path: '/' } });
  if (decision.blocked) return decision.reason ?? '';
  const path: unknown = decision.changes?.tool_input?.['path'];
  const done = await session.tool('write', args, ({ path }, { id }) => Promise.resolve([path.length, id] as const));
  if (done.status === 'done') remove();
  const length: number = done.status === 'done' ? done.result[0] : 0;
  const answer = await session.model({ messages: [] }, async (request) => ({ text: String(request.messages.length) }));
  if (answer.status === 'done') console.log(answer.response.text, enabled, path, length);
  hooks.subscribe('progress', ({ kind, id, sessionId }) => console.log(kind, id, sessionId));
  const outcome: ToolOutcome<readonly [number, string]> = done;
  await session.end('exit');
  await hooks.dispose();
  return toModelText(outcome);
}
`;

/** The class of the specification, and the parts that take it. */
const SPECIFIED = `
import { HookAggregator, HookPlanner, HookRegistry, HookRunner, HookSystem, executeToolWithHooks, type HooksMap } from 'hookwright';
import type { HookExecutionRequest } from 'hookwright/contract';
export class Config {
  private hookSystem?: HookSystem;
  getEnableHooks(): boolean { return true; }
  getSessionId(): string { return 's'; }
  getWorkingDir(): string { return '/'; }
  getHooks(): HooksMap | undefined { return undefined; }
  getHookSystem(): HookSystem | undefined {
    if (!this.getEnableHooks()) {
      return undefined;
    }
    if (!this.hookSystem) {
      this.hookSystem = new HookSystem(this);
    }
    return this.hookSystem;
  }
}
const config = new Config();
export const parts = [new HookPlanner(new HookRegistry(config)), new HookRunner(config), new HookAggregator()];
export const done = executeToolWithHooks(config, 'x', {}, async () => ({ llmContent: '' }));
export const idOf = (request: HookExecutionRequest): string => request.correlationId;
`;

/** Wrong programs, with the error that the compiler reports for each. */
const WRONG = {
  'an unknown event to fire': [
    `await hooks.fire('BeforeTol', { toolName: 'ls', toolInput: {} });`,
    `Argument of type '"BeforeTol"' is not assignable to parameter of type`,
  ],
  'an unknown event to listen to': [
    `hooks.on('BeforeTol', () => {});`,
    `Argument of type '"BeforeTol"' is not assignable to parameter of type`,
  ],
  'a missing parameter': [
    `await hooks.fire('BeforeTool', { toolName: 'ls' });`,
    `Property 'toolInput' is missing in type '{ toolName: string; }' but required in type 'BeforeToolParams'.`,
  ],
  'a misspelt parameter': [
    `await hooks.fire('BeforeAgent', { promt: 'hi' });`,
    `'promt' does not exist in type 'BeforeAgentParams'`,
  ],
  'a field that the input does not have': [
    `hooks.on('BeforeTool', ({ toolName }) => { console.log(toolName); });`,
    `Property 'toolName' does not exist on type 'BeforeToolHookInput'.`,
  ],
  'a decision that does not exist': [
    `hooks.on('BeforeTool', () => ({ decision: 'dney' as const, reason: 'no' }));`,
    `Type '"dney"' is not assignable to type`,
  ],
  'a matcher that is not a text': [
    `hooks.on('BeforeTool', { matcher: /rm/ }, () => {});`,
    `Type 'RegExp' is not assignable to type 'string'.`,
  ],
  'a misspelt option': [`await createHooks({ onErorr: 'block' });`, `Did you mean to write 'onError'?`],
  'a tool without a function': [`await hooks.tool('ls', {});`, `Expected 3-4 arguments, but got 2.`],
  'a result that is read before the status': [
    `console.log((await hooks.tool('ls', {}, () => 'x')).result);`,
    `Property 'result' does not exist on type`,
  ],
  'a hook of an unknown type': [
    `await createHooks({ hooks: { BeforeTool: [{ hooks: [{ type: 'comand', command: 'x' }] }] } });`,
    `Type '"comand"' is not assignable to type`,
  ],
} as const;

describe('a program of a host', () => {
  for (const module of ['nodenext', 'bundler'] as const) {
    it(`compiles under the strictest flags with ${module}`, async () => {
      expect(await compile(module, { program: PROGRAM })).toEqual([]);
    });
  }

  it('compiles with the Config class of the specification, with the defaults of TypeScript [X-95]', async () => {
    const defaults = { target: 'es2022', types: [], skipLibCheck: true };
    expect(await compile('nodenext', { program: SPECIFIED }, defaults)).toEqual([]);
  });

  it('gets one readable error for each mistake', async () => {
    const programs = Object.fromEntries(
      Object.values(WRONG).map(([line], index) => [
        `wrong-${index}`,
        `import { createHooks, type Hooks } from 'hookwright';\ndeclare const hooks: Hooks;\n${line}\nexport { createHooks, hooks };\n`,
      ]),
    );
    const lines = await compile('nodenext', programs);
    Object.entries(WRONG).forEach(([name, [, text]], index) => {
      const errors = lines.filter((line) => line.startsWith(`wrong-${index}.ts`));
      const start = lines.findIndex((line) => line.startsWith(`wrong-${index}.ts`));
      const end = lines.findIndex((line, at) => at > start && line.startsWith('wrong-'));
      const report = lines.slice(start, end === -1 ? undefined : end).join('\n');
      expect({ name, errors: errors.length, report }).toEqual({
        name,
        errors: 1,
        report: expect.stringContaining(text),
      });
      expect(report.length, `${name}: ${report}`).toBeLessThan(700);
    });
  });
});
