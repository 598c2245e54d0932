import { describe, expect, it } from 'vitest';
import { fire, makeMachine, settingsWith, trustAll } from '../../../support/config/settings/machine.js';
import { json, makeService, setVariable } from '../../../support/runners/http/service.js';

const hook = (url: string, more: object = {}) => ({ type: 'http', name: 'service', url, ...more });
const withToken = { headers: { 'X-Token': '$HW_SETTINGS_TOKEN' }, onError: 'block' };

describe('http hook in settings', () => {
  it('of a project needs trust that covers its url and its headers', async () => {
    const { url, received } = await makeService((response) => json(response, {}));
    const { write, shared, load } = makeMachine();
    write(shared, settingsWith(hook(url, { headers: { 'X-A': '1' } })));
    const config = await load();
    expect(await fire(config)).toEqual({ service: expect.stringContaining('untrusted') });
    await trustAll(config);
    expect(await fire(config)).toEqual({ service: 'ran' });
    expect(received).toHaveLength(1);
    for (const changed of [hook(url, { headers: { 'X-A': '2' } }), hook(`${url}/more`, { headers: { 'X-A': '1' } })]) {
      write(shared, settingsWith(changed));
      expect(await fire(await load())).toEqual({ service: expect.stringContaining('definition changed') });
    }
    expect(received).toHaveLength(1);
  });

  it('may use variables that user, system or host allow, never those of the project', async () => {
    setVariable('HW_SETTINGS_TOKEN', 'sk-settings-secret');
    const { url, received } = await makeService((response) => json(response, {}));
    const { write, shared, user, system, load, logger } = makeMachine();
    const project = { ...settingsWith(hook(url, withToken)), httpAllowedEnv: ['HW_SETTINGS_TOKEN'], allowHttp: true };
    write(shared, project);
    const refused = await load();
    await trustAll(refused);
    expect(refused.getHttpPolicy?.()).toEqual({ allowedEnv: [], allowHttp: false });
    expect(refused.problems.map(({ message }) => message)).toEqual([
      'a project cannot set httpAllowedEnv',
      'a project cannot set allowHttp',
    ]);
    await fire(refused);
    expect(received).toHaveLength(0);
    expect(JSON.stringify([logger, refused.getHookSystem()?.getTraces()])).not.toContain('sk-settings');
    const allowed = { httpAllowedEnv: ['HW_SETTINGS_TOKEN'] };
    for (const [path, options] of [
      [user, {}],
      [system, {}],
      [undefined, allowed],
    ] as const) {
      const before = received.length;
      if (path !== undefined) write(path, allowed);
      const config = await load(options);
      expect(await fire(config)).toEqual({ service: 'ran' });
      expect(received.length).toBe(before + 1);
      if (path !== undefined) write(path, {});
    }
    expect(received.every(({ headers }) => headers['x-token'] === 'sk-settings-secret')).toBe(true);
    expect(JSON.stringify(logger)).not.toContain('sk-settings');
  });

  it('cannot read a variable that the sanitization blocks', async () => {
    setVariable('HW_SETTINGS_TOKEN', 'sk-settings-secret');
    const { url, received } = await makeService((response) => json(response, {}));
    const { write, user, load } = makeMachine();
    const sanitization = { blockedEnvironmentVariables: ['HW_SETTINGS_TOKEN'] };
    write(user, { ...settingsWith(hook(url, withToken)), httpAllowedEnv: ['HW_SETTINGS_TOKEN'], sanitization });
    await fire(await load());
    expect(received).toHaveLength(0);
  });

  it('may use plain http to other machines if the strongest layer or the host allows it', async () => {
    const { write, user, system, load } = makeMachine();
    const policyOf = async (options = {}) => (await load(options)).getHttpPolicy?.()?.allowHttp;
    write(user, { allowHttp: true });
    expect(await policyOf()).toBe(true);
    expect(await policyOf({ allowHttp: false })).toBe(false);
    write(system, { allowHttp: false });
    expect(await policyOf()).toBe(false);
    expect(await policyOf({ allowHttp: true })).toBe(true);
  });

  it.each([
    ['https://user:hunter2@example.com/', {}, 'user name or password'],
    ['https://[', {}, 'not a valid URL'],
    ['https://example.com/', { headers: { 'Content-Length': '1' } }, 'Content-Length'],
    ['https://example.com/', { headers: { host: 'example.org' } }, 'host'],
    ['https://example.com/', { headers: { 'Hookwright-Event': 'x' } }, 'Hookwright-Event'],
    ['https://example.com/', { headers: { 'X A': '1' } }, 'not a header name'],
    ['https://example.com/', { headers: { 'X-A': '1', 'x-a': '2' } }, 'twice'],
    ['https://example.com/', { headers: { 'X-A': 'a $ b' } }, 'write $$'],
    ['ftp://example.com/', {}, 'url'],
  ])('that cannot run is left out, blocks as a guard, and shows no password: %s %j', async (url, more, text) => {
    const { write, user, load, logger } = makeMachine();
    write(user, settingsWith({ type: 'http', url, ...more, onError: 'block' }));
    const config = await load();
    const found = config.problems.map(({ message }) => message).join('\n');
    expect(found).toContain(text);
    const system = config.getHookSystem();
    await system?.initialize();
    const result = await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'write_file', toolInput: {} });
    expect(result?.finalOutput?.isBlockingDecision()).toBe(true);
    expect(result?.trace.hooks).toMatchObject([{ type: 'http', verdict: 'invalid' }]);
    expect(JSON.stringify([found, result, result?.trace, logger])).not.toContain('hunter2');
  });
});
