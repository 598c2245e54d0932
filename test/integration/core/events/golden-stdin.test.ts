import { readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as generated from '../../../../generated/index.js';
import { HookEventName } from '../../../../src/index.js';
import { compileAuthored, readAuthoredSchemas, schemasDir } from '../../../support/core/contract/authored-ajv.js';
import { eventCases, llmRequest } from '../../../support/core/events/event-inputs.js';
import {
  action,
  anything,
  command,
  hooksFor,
  makeDir,
  makeHost,
  nodeScript,
  readJson,
} from '../../../support/core/events/support.js';

const events = Object.values(HookEventName);
const authored = compileAuthored(readAuthoredSchemas());
const isContract = (title: string): title is generated.ContractName => `validate${title}` in generated;

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const base = { session_id: 'session-1', hook_event_name: '', timestamp: time, transcript_path: '' };

/** Returns the fields that contracts 1.2 to 1.4 added. The first moment of a session is its start. */
function factsOf(event: HookEventName, cwd: string): Record<string, unknown> {
  const start = 'moment' in generated.routes[event] ? { started_at: time } : {};
  const turn = event === 'BeforeAgent' ? { turn_id: expect.stringMatching(/\S/) } : {};
  const isTool = event === 'BeforeTool' || event === 'AfterTool';
  const session = { usage: { tool_calls: 0, ...start }, labels: [], ...(isTool && { repeats: 1 }) };
  const path = join(cwd, 'a.txt');
  const file = { path, inside_project: true };
  return { agent: { id: 'main', depth: 0 }, session, ...turn, ...(isTool && { file, project: cwd, home: homedir() }) };
}

/** Returns the stdin of an event in the contracts 1.0 and 1.1. */
function stdinBefore(event: HookEventName, cwd: string): Record<string, unknown> {
  return { ...base, cwd, hook_event_name: event, ...eventCases[event].stdin };
}

function stdinOf(event: HookEventName, cwd: string): Record<string, unknown> {
  return { ...stdinBefore(event, cwd), ...factsOf(event, cwd), ...eventCases[event].added };
}

/** Returns the fields of a released input. Undefined if the release does not have the event. */
function releasedFields(version: string, event: HookEventName): string[] | undefined {
  const { $defs } = JSON.parse(readFileSync(join(schemasDir, `released/${version}.json`), 'utf8'));
  const schema: { properties: object } | undefined = $defs[`${event}HookInput`];
  return schema && Object.keys(schema.properties);
}

function pick(value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

describe('Hook stdin', () => {
  it.each(events)(
    'has the stable form of %s, fired directly [WIRE-2, WIRE-3, WIRE-4, WIRE-5, WIRE-6, WIRE-7, TRN-15, EVT-1, EVT-2, EVT-4, EVT-9, X-04]',
    async (event) => {
      const { fire } = eventCases[event];
      const host = await makeHost({ hooks: hooksFor(event, command('cat > stdin.json')) });
      const result = await fire(host.handler);
      expect(result.errors).toEqual([]);
      expect(readJson(host.path('stdin.json'))).toEqual(stdinOf(event, host.dir));
    },
  );

  it.each(events)('is the same if %s comes from the bus [WIRE-2, TRN-15, EVT-4, X-07]', async (event) => {
    const { input } = eventCases[event];
    const host = await makeHost({ hooks: hooksFor(event, command('cat > stdin.json')) });
    const response = await host.bus.request({ eventName: event, input });
    expect(response.success).toBe(true);
    expect(readJson(host.path('stdin.json'))).toEqual(stdinOf(event, host.dir));
  });

  it.each(['1.0.0', '1.1.0'].flatMap((version) => events.map((event) => [version, event] as const)))(
    'keeps the fields of contract %s in %s, with the same values [WIRE-2, X-68]',
    async (version, event) => {
      const names = releasedFields(version, event);
      // A later contract added the event.
      if (names === undefined) return expect(event).toMatch(/^Subagent/);
      const host = await makeHost({ hooks: hooksFor(event, command('cat > stdin.json')) });
      await eventCases[event].fire(host.handler);
      const known = pick(readJson(host.path('stdin.json')), names);
      expect(known).toEqual(pick(stdinBefore(event, host.dir), names));
      expect(Object.keys(known).length).toBeGreaterThan(5);
    },
  );

  it.each(events)('fits the contract of %s, base fields first [WIRE-2, WIRE-7, EVT-2]', async (event) => {
    const host = await makeHost({ hooks: hooksFor(event, command('cat > stdin.json')) });
    await eventCases[event].fire(host.handler);
    const read = readJson(host.path('stdin.json'));
    const title = `${event}HookInput`;
    if (!isContract(title)) throw new Error(`${title} has no validator`);
    expect(generated.getViolations(title, read)).toEqual([]);
    expect(authored.failures(title, read)).toEqual([]);
    expect(Object.keys(read).slice(0, 5)).toEqual([
      'session_id',
      'cwd',
      'hook_event_name',
      'timestamp',
      'transcript_path',
    ]);
  });

  it.each(events.filter((event) => eventCases[event].full))(
    'contains the optional fields of %s if they are set [EVT-17, EVT-9, WIRE-7]',
    async (event) => {
      const { full } = eventCases[event];
      const host = await makeHost({ hooks: hooksFor(event, command('cat > stdin.json')) });
      await full?.fire(host.handler);
      expect(readJson(host.path('stdin.json'))).toMatchObject({ hook_event_name: event, ...full?.stdin });
    },
  );

  it('is one JSON object and then end of file, for a Node script [WIRE-2]', async () => {
    const dir = makeDir();
    const script = nodeScript(
      dir,
      'echo.mjs',
      `import { readFileSync, writeFileSync } from 'node:fs';
       writeFileSync('read.txt', readFileSync(0));
       console.log(JSON.stringify({ systemMessage: process.env.HOOKWRIGHT_EVENT }));`,
    );
    const host = await makeHost({ workingDir: dir, hooks: hooksFor('BeforeTool', command(script)) });
    const { systemMessage } = await eventCases.BeforeTool.fire(host.handler);
    expect(systemMessage).toBe('BeforeTool');
    expect(readJson(host.path('read.txt'))).toMatchObject(eventCases.BeforeTool.stdin);
  });

  it('keeps a stable request as it is and omits the raw one [X-07, TRN-15]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeModel', command('cat > stdin.json')) });
    const stable = { ...llmRequest, messages: [{ role: 'system', content: 'stable already' }] };
    await host.handler.fire('BeforeModel', { llm_request: stable });
    expect(readJson(host.path('stdin.json'))['llm_request']).toEqual(stable);
    const { model_request } = eventCases.BeforeModel.input;
    await host.handler.fire('BeforeModel', { model_request, llm_request: stable });
    const both = readJson(host.path('stdin.json'));
    expect(both['llm_request']).toEqual(llmRequest);
    expect(both).not.toHaveProperty('model_request');
  });
});

describe('Base fields', () => {
  it('are read from the host for each event, with a new timestamp [CFG-4, CFG-5, CFG-6, EVT-2]', async () => {
    const host = await makeHost({ hooks: undefined });
    const seen: unknown[] = [];
    host.system.registerHook(
      action('see', (input) => {
        seen.push(input);
      }),
      'BeforeAgent',
    );
    await host.handler.fireBeforeAgentEvent({ prompt: 'one' });
    const elsewhere = makeDir();
    Object.assign(host.config, {
      getSessionId: () => 'session-2',
      getWorkingDir: () => elsewhere,
      getTranscriptPath: () => '/log/transcript.json',
    });
    const before = Date.now();
    await host.handler.fireBeforeAgentEvent({ prompt: 'two' });
    expect(seen).toEqual([
      expect.objectContaining({ session_id: 'session-1', cwd: host.dir, transcript_path: '' }),
      expect.objectContaining({
        session_id: 'session-2',
        cwd: elsewhere,
        transcript_path: '/log/transcript.json',
      }),
    ]);
    const [, second] = anything<{ timestamp: string }[]>(seen);
    expect(Date.parse(second?.timestamp ?? '')).toBeGreaterThanOrEqual(before);
  });

  it.each(events)('of %s cannot be set by a bus client [SEC-8, BUS-20, X-15]', async (event) => {
    const host = await makeHost({ hooks: hooksFor(event, command('cat > stdin.json; pwd > pwd.txt')) });
    const chosen = {
      session_id: 'forged',
      cwd: '/',
      hook_event_name: 'AfterAgent',
      timestamp: 'never',
      transcript_path: '/etc/passwd',
      agent: { id: 'forged', depth: 0 },
      turn_id: 'forged',
      session: { labels: ['forged'] },
      user_prompt: 'forged',
    };
    const { input } = eventCases[event];
    await host.bus.request({ eventName: event, input: { ...input, ...chosen } });
    expect(readJson(host.path('stdin.json'))).toEqual(stdinOf(event, host.dir));
    expect(readFileSync(host.path('pwd.txt'), 'utf8').trim()).toBe(realpathSync(host.dir));
  });

  it('cannot be set by a bus client through a prototype or a getter [SEC-8, BUS-20]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeAgent', command('cat > stdin.json')) });
    const inherited: object = Object.create({ cwd: '/', session_id: 'forged' });
    const input = Object.defineProperties(Object.assign(inherited, { prompt: 'x' }), {
      hook_event_name: { enumerable: true, get: () => 'AfterAgent' },
    });
    await host.bus.request({ eventName: 'BeforeAgent', input: anything(input) });
    expect(readJson(host.path('stdin.json'))).toMatchObject({
      session_id: 'session-1',
      cwd: host.dir,
      hook_event_name: 'BeforeAgent',
    });
  });

  it('set directory and session in the environment, whatever a client sends [SEC-8]', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeAgent', command('echo "$HOOKWRIGHT_PROJECT_DIR $HOOKWRIGHT_SESSION_ID"')),
    });
    const input = { prompt: 'x', cwd: '/', session_id: 'forged' };
    const response = await host.bus.request({ eventName: 'BeforeAgent', input });
    expect(response.output?.allOutputs).toEqual([{ decision: 'allow', systemMessage: `${host.dir} session-1` }]);
  });
});
