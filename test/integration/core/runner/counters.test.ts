import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { functionHook, makeBench } from '../../../support/core/runner/support.js';

/** A value that counts how often it is written as JSON. */
function counted(): { value: { toJSON(): string }; written(): number } {
  let count = 0;
  const toJSON = () => {
    count += 1;
    return 'counted';
  };
  return { value: { toJSON }, written: () => count };
}

const EDIT = 'echo \'{"hookSpecificOutput":{"tool_input":{"path":"b"}}}\'';

describe('the input of an event', () => {
  it('is serialised once for all hooks of a parallel plan [RUN-23] [WIRE-1]', async () => {
    const bench = makeBench();
    const { value, written } = counted();
    const hooks = Array.from({ length: 12 }, (_, index) => bench.hook(`cat > seen-${index}; ${EDIT}`));
    await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input({ value }));
    expect(written()).toBe(1);
    for (const index of hooks.keys()) {
      expect(JSON.parse(bench.read(`seen-${index}`))).toMatchObject({ value: 'counted' });
    }
  });

  it('is serialised once for a chain that changes nothing [RUN-23]', async () => {
    const bench = makeBench();
    const { value, written } = counted();
    const harmless = ['true', 'echo text', 'echo {}', 'exit 1', `${EDIT}; exit 1`, 'echo \'{"decision":"ask"}\''];
    const hooks = harmless.map((command) => bench.hook(command));
    const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input({ value }));
    expect(results).toHaveLength(6);
    expect(written()).toBe(1);
  });

  it('is serialised again only after a change [RUN-23]', async () => {
    const bench = makeBench();
    const { value, written } = counted();
    const hooks = ['true', EDIT, 'true', 'true', EDIT, 'true'].map((command) => bench.hook(command));
    await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input({ value }));
    expect(written()).toBe(3);
    await bench.runner.executeHooksSequential([bench.hook(EDIT)], 'BeforeTool', bench.input({ value }));
    expect(written()).toBe(4);
  });

  it('is not serialised at all for functions, plugins and what is refused [RUN-23]', async () => {
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

  it('that cannot be serialised starts no process, and makes no file [B-40]', async () => {
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

describe('the environment of the host', () => {
  const { env } = process;

  afterEach(() => {
    process.env = env;
  });

  it('is looked through once, not per event and not per hook [WIRE-26]', async () => {
    const bench = makeBench();
    // The pool of named pipes is filled by a process of its own, which has the environment of the host.
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
