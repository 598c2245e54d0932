import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type CreateHooksOptions, createHooks, type Hooks, loadConfig } from '../../../../src/index.js';
import { withHooks } from '../../../../src/integrations/model-sdks/openai/index.js';
import { hooksOf, projectWith } from '../../../support/system/hooks.js';

const PRICE = { input: 1.25, output: 10 };
const BUDGET = { cost_usd: 0.001 };

/** Hooks with a budget of costs, and everything that they warn about. */
async function guarded(options: CreateHooksOptions): Promise<{ hooks: Hooks; warnings: string[] }> {
  const warnings: string[] = [];
  const logger = { log: () => {}, warn: (text: unknown) => void warnings.push(String(text)) };
  return { hooks: await hooksOf({ budgets: BUDGET, ...options, logger }), warnings };
}

/** Calls a model twice. Returns what it answered: the first call costs more than the budget. */
async function callTwice(
  hooks: Pick<Hooks, 'session'>,
  requested: string,
  model: string | undefined,
): Promise<string[]> {
  const message = { role: 'assistant', content: 'ANSWERED', refusal: undefined };
  const usage = { prompt_tokens: 1000, completion_tokens: 1000, total_tokens: 2000 };
  const create = async (_body: object) => ({ model, usage, choices: [{ index: 0, finish_reason: 'stop', message }] });
  const client = withHooks({ chat: { completions: { create } } }, await hooks.session());
  const call = async () => {
    const { choices } = await client.chat.completions.create({ model: requested, messages: [] });
    return choices[0]?.message.content === 'ANSWERED' ? 'answered' : 'stopped';
  };
  return [await call(), await call()];
}

describe('Price of a model', () => {
  it.each([
    ['gpt-5', 'gpt-5', 'gpt-5-2025-08-07'],
    ['gpt-5', 'gpt-5-2025-08-07', 'gpt-5-2025-08-07'],
    ['gpt-5-2025-08-07', 'gpt-5', 'gpt-5-2025-08-07'],
    ['gpt-5', 'auto', 'gpt-5-2025-08-07'],
    ['gpt-5', 'gpt-5', undefined],
    ['claude-sonnet-4-5', 'claude-sonnet-4-5-20250929', 'claude-sonnet-4-5-20250929'],
    ['claude-sonnet-4-5', 'claude-sonnet-4-5@20250929', undefined],
    ['claude-sonnet-4-5', 'claude-sonnet-4-5-latest', 'claude-sonnet-4-5-20250929'],
    ['gemini-3-pro', 'models/gemini-3-pro', 'gemini-3-pro-latest'],
    ['gemini-3-pro', 'publishers/google/models/gemini-3-pro', undefined],
  ])('%s is found for a request of %s that %s answers [X-88]', async (name, requested, model) => {
    const { hooks } = await guarded({ prices: { [name]: PRICE } });
    expect(await callTwice(hooks, requested, model)).toEqual(['answered', 'stopped']);
  });

  it('prefers the whole name to the name without its date [X-88]', async () => {
    const { hooks } = await guarded({ prices: { m: { input: 0, output: 0 }, 'm-2025-08-07': PRICE } });
    expect(await callTwice(hooks, 'm-2025-08-07', undefined)).toEqual(['answered', 'stopped']);
  });

  it('is found for every date and folder [X-88]', async () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });
    const version = date.chain((day) => {
      const text = day.toISOString().slice(0, 10);
      return fc.constantFrom(`-${text}`, `-${text.replaceAll('-', '')}`, `@${text.replaceAll('-', '')}`, '-latest', '');
    });
    const { hooks } = await guarded({ prices: { 'a-model.1': PRICE }, budgets: {} });
    await fc.assert(
      fc.asyncProperty(version, fc.constantFrom('', 'models/', 'x/models/'), async (end, folder) => {
        const session = await hooks.session();
        await callTwice({ session: async () => session }, `${folder}a-model.1${end}`, undefined);
        let cost: number | undefined;
        const remove = hooks.on('Notification', (input) => {
          cost = input.session?.usage?.cost_usd;
        });
        await session.fire('Notification', { message: 'm', notificationType: 'ToolPermission', details: {} });
        remove();
        await session.end();
        expect(cost).toBeCloseTo(0.0225);
      }),
      { numRuns: 20 },
    );
  });

  it('is named if it is missing, with the requested model and those that have one [X-88]', async () => {
    const { hooks, warnings } = await guarded({ prices: { a: PRICE, b: PRICE } });
    expect(await callTwice(hooks, 'gpt-5', 'gpt-5-2025-08-07')).toEqual(['answered', 'answered']);
    const why = 'no price for gpt-5-2025-08-07 (requested gpt-5) in prices: has a, b';
    expect(warnings[0]).toContain(`cannot check the budget "cost_usd": ${why}`);
    expect(warnings.filter((text) => text.includes('BeforeModel')).join()).toContain(`of the host: ${why}`);
  });

  it('blocks with onUnknown: block if it is missing [X-88]', async () => {
    const { hooks } = await guarded({ prices: { a: PRICE }, budgets: { ...BUDGET, onUnknown: 'block' } });
    expect(await callTwice(hooks, 'gpt-5', undefined)).toEqual(['answered', 'stopped']);
  });
});

/** Writes settings of the user. Returns an empty project. */
function userSettings(settings: object): string {
  const cwd = projectWith({});
  const folder = join(cwd, 'home', 'hookwright');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ enableHooks: true, ...settings }));
  return cwd;
}

describe('prices in settings', () => {
  it('of the user are those of a budget there and of createHooks [X-88]', async () => {
    const ofFile = { cwd: userSettings({ prices: { m: PRICE }, budgets: BUDGET }), settings: true };
    const { hooks } = await guarded({ ...ofFile, budgets: undefined });
    expect(hooks.problems).toEqual([]);
    expect(await callTwice(hooks, 'm', undefined)).toEqual(['answered', 'stopped']);
    const host = await guarded({ cwd: userSettings({ prices: { m: PRICE } }), settings: true });
    expect(await callTwice(host.hooks, 'm', undefined)).toEqual(['answered', 'stopped']);
  });

  it('of a project have no effect [X-88]', async () => {
    const cwd = projectWith({ enableHooks: true, prices: { m: { input: 0, output: 0 } } });
    const config = await loadConfig({ workingDir: cwd, watch: false, logger: false });
    onTestFinished(() => config.dispose());
    expect(config.getPrices()).toBeUndefined();
    expect(config.problems.map(({ message }) => message)).toContain('a project cannot set prices');
  });

  it('that are missing are reported at the first event of a session, and the file stays valid [X-88]', async () => {
    const { hooks, warnings } = await guarded({
      cwd: userSettings({ budgets: BUDGET }),
      settings: true,
      budgets: undefined,
    });
    expect(hooks.problems).toEqual([]);
    await hooks.session();
    expect(warnings).toEqual([expect.stringMatching(/cannot check the budget "cost_usd" of .*: there are no prices/)]);
  });

  it('are left out if they are not valid, which is a problem of the file [X-88]', async () => {
    const cwd = userSettings({ prices: { m: { in: 1 }, n: PRICE } });
    const config = await loadConfig({ workingDir: cwd, watch: false, logger: false });
    onTestFinished(() => config.dispose());
    expect(config.getPrices()).toEqual({ n: PRICE });
    expect(config.problems).not.toEqual([]);
  });
});

describe('settings file with a misspelt name', () => {
  it('is reported', async () => {
    const cwd = userSettings({});
    mkdirSync(join(cwd, 'other', '.hookwright'), { recursive: true });
    writeFileSync(join(cwd, 'other', '.hookwright', 'setting.json'), '{}');
    writeFileSync(join(cwd, 'other', 'package.json'), '{}');
    const warnings: string[] = [];
    const logger = { log: () => {}, warn: (text: unknown) => void warnings.push(String(text)) };
    const hooks = await createHooks({ cwd: join(cwd, 'other'), projectDir: join(cwd, 'other'), logger });
    onTestFinished(() => hooks.dispose());
    expect(warnings.join()).toMatch(/setting\.json: it is not a settings file\. Rename it to settings\.json/);
  });
});
