import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '../../../../codegen/read/json.js';
import {
  type CommandHookConfig,
  getViolations,
  HookEventName,
  type HookFireResult,
} from '../../../../generated/index.js';
import { createConfig } from '../../../../src/system/create-config.js';
import type { HookSystem } from '../../../../src/system/hook-system.js';
import { validValues } from '../../../support/core/contract/authored-ajv.js';

interface House {
  system: HookSystem;
  directory: string;
  warnings: unknown[][];
  fire(input?: unknown): Promise<HookFireResult>;
  read(name: string): string;
}

const open: House[] = [];

afterEach(async () => {
  for (const { system, directory } of open.splice(0)) {
    await system.dispose({ kill: true });
    rmSync(directory, { recursive: true });
  }
});

/** Creates a hook system with commands on one event. */
async function makeHouse(
  eventName: HookEventName,
  commands: readonly (string | Partial<CommandHookConfig>)[],
  sequential = false,
): Promise<House> {
  const directory = mkdtempSync(join(tmpdir(), 'runner-house-'));
  const warnings: unknown[][] = [];
  const hooks = commands.map(
    (given): CommandHookConfig => ({
      type: 'command',
      command: 'true',
      ...(typeof given === 'string' ? { command: given } : given),
    }),
  );
  const config = createConfig({
    workingDir: directory,
    sessionId: 'session-1',
    hooks: { [eventName]: [{ sequential, hooks }] },
    debugLogger: { log: () => {}, debug: () => {}, warn: (...details) => void warnings.push(details) },
  });
  const system = config.getHookSystem() ?? expect.fail('hooks are off');
  await system.initialize();
  const house: House = {
    system,
    directory,
    warnings,
    fire: (input = examplesOf(eventName)[0]) => system.getEventHandler().fire(eventName, input),
    read: (name) => readFileSync(join(directory, name), 'utf8'),
  };
  open.push(house);
  return house;
}

function examplesOf(eventName: HookEventName): JsonObject[] {
  return validValues(`${eventName}Input`).filter(isJsonObject);
}

describe('Hook plan', () => {
  it('runs in sequence if it is sequential, otherwise in parallel [RUN-1]', async () => {
    const edit = 'echo \'{"hookSpecificOutput":{"tool_input":{"path":"changed"}}}\'';
    const input = { tool_name: 'write_file', tool_input: { path: 'a' } };
    for (const [sequential, path] of [
      [true, 'changed'],
      [false, 'a'],
    ] as const) {
      const house = await makeHouse('BeforeTool', [edit, 'cat > seen'], sequential);
      await house.fire(input);
      expect(JSON.parse(house.read('seen'))).toMatchObject({ tool_input: { path } });
    }
  });
});

describe('Hook input from HookSystem', () => {
  it.each(Object.values(HookEventName))(
    'for %s fits the contract and has the base fields [WIRE-2] [WIRE-7]',
    async (name) => {
      const house = await makeHouse(name, ['cat > seen']);
      for (const example of examplesOf(name)) {
        expect(await house.fire(example)).toMatchObject({ success: true });
        const seen = JSON.parse(house.read('seen'));
        expect(getViolations(`${name}HookInput`, seen)).toEqual([]);
        expect(seen).toMatchObject({ session_id: 'session-1', cwd: house.directory, hook_event_name: name });
        expect(seen).toHaveProperty('transcript_path');
        expect(new Date(seen.timestamp).toISOString()).toBe(seen.timestamp);
      }
    },
  );

  it('for BeforeTool has the tool name and arguments [WIRE-3]', async () => {
    const house = await makeHouse('BeforeTool', ['cat > seen']);
    await house.fire({ tool_name: 'shell', tool_input: { command: 'ls' } });
    expect(JSON.parse(house.read('seen'))).toMatchObject({ tool_name: 'shell', tool_input: { command: 'ls' } });
  });

  it('for AfterTool also has the tool response [WIRE-4]', async () => {
    const house = await makeHouse('AfterTool', ['cat > seen']);
    const tool_response = { llmContent: 'for the model', returnDisplay: 'for people', metadata: { a: 1 } };
    await house.fire({ tool_name: 'shell', tool_input: {}, tool_response });
    expect(JSON.parse(house.read('seen'))).toMatchObject({ tool_name: 'shell', tool_input: {}, tool_response });
  });

  const model_request = { model: 'm', contents: [{ role: 'user', parts: [{ text: 'hello' }] }] };
  const llm_request = { model: 'm', messages: [{ role: 'user', content: 'hello' }] };

  it.each(['BeforeModel', 'BeforeToolSelection'] as const)(
    'for %s has the request in the stable format [WIRE-5]',
    async (name) => {
      const house = await makeHouse(name, ['cat > seen']);
      await house.fire({ model_request, ...(name === 'BeforeModel' ? {} : { available_tools: [] }) });
      const seen = JSON.parse(house.read('seen'));
      expect(seen).toMatchObject({ llm_request });
      expect(seen).not.toHaveProperty('model_request');
    },
  );

  it('for AfterModel has request and response in the stable format [WIRE-6]', async () => {
    const house = await makeHouse('AfterModel', ['cat > seen']);
    const model_response = { candidates: [{ content: { role: 'model', parts: [{ text: 'good day' }] } }] };
    await house.fire({ model_request, model_response });
    const seen = JSON.parse(house.read('seen'));
    expect(seen).toMatchObject({
      llm_request,
      llm_response: { candidates: [{ content: { role: 'model', parts: ['good day'] } }] },
    });
    expect(seen).not.toHaveProperty('model_response');
  });
});

const EVENTS = ['BeforeTool', 'AfterTool', 'BeforeModel', 'AfterModel', 'BeforeToolSelection'] as const;
const FAILURES: [name: string, hook: Partial<CommandHookConfig>, exitCode: number | undefined, stderr: string][] = [
  ['exit code 1', { command: 'echo \'{"decision":"deny"}\'; echo oops >&2; exit 1' }, 1, 'oops\n'],
  ['a crash', { command: 'echo oops >&2; kill -9 $$' }, undefined, 'oops\n'],
  ['a timeout', { command: 'echo oops >&2; exec sleep 600', timeout: 3000 }, undefined, 'oops\n'],
];

describe('HookSystem', () => {
  it.each(FAILURES)(
    'continues with the original values after %s and logs one warning [WIRE-25] [WIRE-14] [RUN-14]',
    async (_name, hook, exitCode, stderr) => {
      const houses = await Promise.all(EVENTS.map((eventName) => makeHouse(eventName, [{ name: 'guard', ...hook }])));
      const results = await Promise.all(houses.map((house) => house.fire()));
      for (const result of results) {
        expect(result).toMatchObject({ success: false, shouldStop: false });
        expect(result.finalOutput?.isBlockingDecision() ?? false).toBe(false);
        expect(result.finalOutput?.hookSpecificOutput).toBeUndefined();
      }
      for (const { warnings } of houses) {
        expect(warnings).toEqual([[expect.stringContaining('guard'), { exitCode, stderr }]]);
      }
    },
  );
});

describe('Failed hook', () => {
  it('does not undo the block of another hook, in any order [WIRE-15] [B-08]', async () => {
    const failing = { command: 'echo oops >&2; exit 1' };
    const denying = { command: 'echo no >&2; exit 2' };
    for (const commands of [
      [failing, denying],
      [denying, failing],
    ]) {
      const house = await makeHouse('BeforeModel', commands);
      const { finalOutput } = await house.fire();
      expect(finalOutput?.isBlockingDecision()).toBe(true);
      expect(finalOutput?.getEffectiveReason()).toBe('no');
    }
  });
});

describe('Function hook', () => {
  it.each(['function', 'runtime'] as const)('runs with type %s [RUN-17]', async (type) => {
    const house = await makeHouse('BeforeTool', []);
    house.system.registerHook({ type, name: 'f', action: () => ({ decision: 'deny', reason: 'no' }) }, 'BeforeTool');
    const { finalOutput } = await house.fire();
    expect(finalOutput?.isBlockingDecision()).toBe(true);
  });
});

describe('HookSystem.reload', () => {
  it('reads the host environment again [WIRE-26]', async () => {
    const house = await makeHouse('BeforeTool', ['printf %s "$RELOADED" > seen']);
    process.env['RELOADED'] = 'first';
    await house.fire();
    process.env['RELOADED'] = 'second';
    await house.fire();
    expect(house.read('seen')).toBe('first');
    await house.system.reload();
    await house.fire();
    Reflect.deleteProperty(process.env, 'RELOADED');
    expect(house.read('seen')).toBe('second');
  });
});
