import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { functionHook, makeBench } from '../../../support/core/runner/support.js';

/** Value that counts how often it is serialized. */
function counted(): { value: { toJSON(): string }; written(): number } {
  let count = 0;
  const toJSON = () => {
    count += 1;
    return 'counted';
  };
  return { value: { toJSON }, written: () => count };
}

const EDIT = 'echo \'{"hookSpecificOutput":{"tool_input":{"path":"b"}}}\'';

describe('Event input', () => {
  it('is serialized once for all hooks of a parallel plan [RUN-23] [WIRE-1]', async () => {
    const bench = makeBench();
    const { value, written } = counted();
    const hooks = Array.from({ length: 12 }, (_, index) => bench.hook(`cat > seen-${index}; ${EDIT}`));
    await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input({ value }));
    expect(written()).toBe(1);
    for (const index of hooks.keys()) {
      expect(JSON.parse(bench.read(`seen-${index}`))).toMatchObject({ value: 'counted' });
    }
  });

  it('is serialized once for a chain without changes [RUN-23]', async () => {
    const bench = makeBench();
    const { value, written } = counted();
    const harmless = ['true', 'echo text', 'echo {}', 'exit 1', `${EDIT}; exit 1`, 'echo \'{"decision":"ask"}\''];
    const hooks = harmless.map((command) => bench.hook(command));
    const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input({ value }));
    expect(results).toHaveLength(6);
    expect(written()).toBe(1);
  });

  it('is serialized again only after a change [RUN-23]', async () => {
    const bench = makeBench();
    const { value, written } = counted();
    const hooks = ['true', EDIT, 'true', 'true', EDIT, 'true'].map((command) => bench.hook(command));
    await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input({ value }));
    expect(written()).toBe(3);
    await bench.runner.executeHooksSequential([bench.hook(EDIT)], 'BeforeTool', bench.input({ value }));
    expect(written()).toBe(4);
  });

  it('is not serialized for functions, plugins and skipped hooks [RUN-23]', async () => {
    const bench = makeBench({ isTrustedFolder: () => false });
    const { value, written } = counted();
    const plugin = JSON.parse('{"type":"plugin","name":"p"}');
    const hooks = [functionHook(() => undefined), plugin, bench.hook('true', { source: 'project' })];
    await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input({ value }));
    await bench.runner.executeHooksParallel([bench.hook('true')], 'BeforeTool', bench.input({ value }), {
      signal: AbortSignal.abort(),
    });
    expect(written()).toBe(0);
  });

  it('starts no process and creates no file if it cannot be serialized [B-40]', async () => {
    const bench = makeBench();
    const hooks = Array.from({ length: 3 }, () => bench.hook('touch ran'));
    const results = await bench.runner.executeHooksParallel(
      hooks,
      'BeforeTool',
      bench.input({ tool_input: { n: 1n } }),
    );
    for (const { success, error } of results) {
      expect(success).toBe(false);
      expect(error?.message).toMatch(/^cannot write the input of the event as JSON: .*BigInt/);
    }
    await new Promise(setImmediate);
    expect(readdirSync(bench.directory)).toEqual([]);
    expect(readdirSync(bench.memory)).toEqual([]);
  });
});

describe('Host environment', () => {
  const { env } = process;

  afterEach(() => {
    process.env = env;
  });

  it('is read once, not per event or hook [WIRE-26]', async () => {
    const bench = makeBench();
    // A separate process fills the pool of named pipes, with the environment of the host.
    await bench.run('true');
    bench.runner.refreshEnvironment();
    let listed = 0;
    process.env = new Proxy(env, {
      ownKeys: (target) => {
        listed += 1;
        return Reflect.ownKeys(target);
      },
    });
    const hooks = ['true', 'true && true', 'sh -c true', './missing'].map((command) => bench.hook(command));
    for (let event = 0; event < 5; event += 1) {
      await bench.runner.executeHooksParallel([...hooks, bench.hook('env', { args: [] })], 'BeforeTool', bench.input());
      await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input());
    }
    expect(listed).toBe(1);
    bench.runner.refreshEnvironment();
    await bench.run('true');
    expect(listed).toBe(2);
  });
});
