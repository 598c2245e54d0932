import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserOfFile, hasBrowser } from './browser.js';
import {
  goTo,
  guard,
  makeProject,
  mover,
  openPage,
  rowsOf,
  settingsWith,
  startAgent,
  startInspector,
} from './inspected.js';
import { traceOf } from './trace.js';

const script = '#!/bin/sh\ngrep -q forbidden && exit 2\nexit 0\n';

/** Adds a project hook that waits for trust. */
function withProjectHook(machine: ReturnType<typeof makeProject>, name = 'audit'): void {
  machine.write('hooks/audit.sh', script, 0o755);
  const hook = { type: 'command', name, command: './hooks/audit.sh' };
  machine.write('.hookwright/settings.json', {
    enableHooks: true,
    hooks: { BeforeTool: [{ matcher: 'write_file', hooks: [hook] }] },
  });
}

const type = (page: Page, input: object) => page.getByLabel('Input').fill(JSON.stringify(input, null, 2));

describe.skipIf(!hasBrowser)('inspector panels', () => {
  const browser = browserOfFile();

  it('Hooks lists location, matcher, type, trust and statistics, and follows an edit', async () => {
    const machine = makeProject(settingsWith(guard, mover));
    withProjectHook(machine);
    const agent = await startAgent(machine);
    await agent.call('write_file', { content: 'a secret' });
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    await goTo(page, 'Hooks');
    const item = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await item('audit').waitFor();
    const text = (await item('guard').textContent()) ?? '';
    expect(text).toMatch(/BeforeTool.*command.*user.*trusted.*settings\.json:\d+:\d+.*matcher write_file/);
    expect(text).toMatch(/Runs1p50.*p95.*Failures0Blocks1Per turn/);
    expect(await item('audit').textContent()).toMatch(/project.*not trusted.*\.hookwright\/settings\.json:/);
    await item('guard').getByRole('button').click();
    expect(await item('guard').textContent()).toMatch(/How long it took.*1 run.*grep -q/s);
    await page.getByRole('searchbox').fill('mov');
    await item('guard').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('');
    machine.write('../.config/hookwright/settings.json', settingsWith({ ...guard, name: 'renamed' }));
    await item('renamed').waitFor();
  });

  it('Hooks and an event show the condition of a rule, and the part that decided', async () => {
    const when = "tool_name == 'other' || tool_input.?content.orValue('').contains('secret')";
    const machine = makeProject(
      settingsWith({ type: 'rule', name: 'no-secrets', when, decision: 'deny', reason: 'No.' }),
    );
    const agent = await startAgent(machine);
    await agent.call('write_file', { content: 'a secret' });
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    await rowsOf(page).first().click();
    const card = page.getByRole('article', { name: 'no-secrets' });
    await card.waitFor();
    expect(await card.textContent()).toContain("Because tool_input.?content.orValue('').contains('secret')");
    expect(await card.textContent()).toContain(`Condition in the settings: ${when}`);
    await goTo(page, 'Hooks');
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'no-secrets' }) });
    await item.waitFor();
    expect(await item.textContent()).toContain(when);
  });

  it('Hooks shows the location of an error in a settings file', async () => {
    const machine = makeProject();
    machine.write('.hookwright/settings.json', '{\n  "enableHooks": true,\n  "hooks": oops\n}\n');
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    await goTo(page, 'Hooks');
    await page.getByText('.hookwright/settings.json:3:').first().waitFor();
    await page.getByRole('heading', { name: 'guard' }).waitFor();
  });

  it('Playground suggests, checks, explains, confirms before a run, and saves a test', async () => {
    const machine = makeProject(settingsWith({ ...guard, command: `touch ran; ${guard.command}` }));
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    await goTo(page, 'Playground');
    await page.getByLabel('Event').selectOption('BeforeTool');
    await expect.poll(() => page.getByLabel('Input').inputValue()).toContain('tool_name');
    await type(page, { tool_name: 7 });
    await page.getByText('tool_name must be string').waitFor();
    await page.getByLabel('Input').fill('{ "tool_na');
    await page.getByText('not valid JSON').waitFor();
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: 'tool_name' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Input').inputValue()).toBe('{ "tool_name": ');
    await type(page, { tool_name: 'write_file', tool_input: { content: 'a secret' } });
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByText('1 hook would run.').waitFor();
    expect(readdirSync(machine.project)).not.toContain('ran');
    await page.getByRole('button', { name: 'Run' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('guard').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(readdirSync(machine.project)).not.toContain('ran');
    await page.getByRole('button', { name: 'Run' }).click();
    await dialog.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('article', { name: 'guard' }).getByText('secrets stay here').first().waitFor();
    expect(readdirSync(machine.project)).toContain('ran');
    await page.getByLabel('Name of the test').fill('keeps secrets');
    await page.getByRole('button', { name: 'Save as hook test' }).click();
    await page.getByText('Saved in').waitFor();
    const saved = readdirSync(machine.project, { recursive: true, encoding: 'utf8' });
    const file = saved.find((name) => name.endsWith('.hooktest.json')) ?? '';
    expect(readFileSync(join(machine.project, file), 'utf8')).toContain('keeps secrets');
    expect(await machine.run(['test'])).toMatchObject({ code: 0 });
  });

  it('Trust shows pending hooks with their files, grants and revokes', async () => {
    const machine = makeProject(settingsWith());
    withProjectHook(machine);
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    const run = async (): Promise<void> => {
      await goTo(page, 'Playground');
      await page.getByLabel('Event').selectOption('BeforeTool');
      await expect.poll(() => page.getByLabel('Input').inputValue()).toContain('tool_name');
      await type(page, { tool_name: 'write_file', tool_input: { content: 'forbidden' } });
      await page.getByRole('button', { name: 'Run' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
      await page.getByRole('article', { name: 'audit' }).waitFor();
    };
    await run();
    await page.getByText('Not run, because not trusted: audit').waitFor();
    await goTo(page, 'Trust');
    const pending = page.getByRole('article', { name: 'audit' });
    expect(await pending.textContent()).toMatch(/covers hooks\/audit\.sh new.*grep -q forbidden/s);
    await page.getByRole('button', { name: 'Grant' }).click();
    await page.getByRole('button', { name: 'Revoke' }).waitFor();
    await page.getByText('Nothing waits.').waitFor();
    await run();
    expect(await page.getByRole('article', { name: 'audit' }).textContent()).toContain('deny');
    appendFileSync(join(machine.project, 'hooks/audit.sh'), '# one more line\n');
    await goTo(page, 'Trust');
    await pending.getByText('changed', { exact: true }).waitFor();
    expect(await pending.getByRole('region', { name: 'What changed in hooks/audit.sh' }).textContent()).toContain(
      'added: # one more line',
    );
    await page.getByRole('button', { name: 'Grant' }).click();
    await page.getByText('Nothing waits.').waitFor();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Grant' }).waitFor();
  });

  it('shows malicious names and texts as plain text', async () => {
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const command = `printf '%s' '${evil}' >&2; exit 2`;
    const machine = makeProject(settingsWith({ type: 'command', name: `guard ${evil}`, command }));
    machine.write(`hooks/<b>audit<b>.sh`, script, 0o755);
    const hook = { type: 'command', name: `audit ${evil}`, command: `'./hooks/<b>audit<b>.sh'` };
    machine.write('.hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks: [hook] }] } });
    const agent = await startAgent(machine);
    await agent.call('write_file', { content: evil });
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    const title = await page.title();
    const seen = async (): Promise<void> => {
      await page.getByText('onerror="document.title=1"').filter({ visible: true }).first().waitFor();
      expect(await page.locator('#page :is(img, script, b)').count()).toBe(0);
      expect(await page.title()).toBe(title);
    };
    await rowsOf(page).first().click();
    await page.getByRole('article').first().waitFor();
    await seen();
    for (const tab of ['Hooks', 'Trust']) {
      await goTo(page, tab);
      await seen();
    }
    await goTo(page, 'Playground');
    await page.getByLabel('Event').selectOption('BeforeTool');
    await expect.poll(() => page.getByLabel('Input').inputValue()).toContain('tool_name');
    await type(page, { tool_name: 'write_file', tool_input: { content: evil } });
    await page.getByRole('button', { name: 'Run' }).click();
    await seen();
    await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
    await page.getByRole('article').first().waitFor();
    await seen();
  });

  it('opens the event of a link, and reports one that does not exist', async () => {
    const machine = makeProject();
    const trace = machine.write('t.jsonl', traceOf(300));
    const { address } = await startInspector(machine, ['--trace', trace]);
    const page = await openPage(browser(), address, {}, /status of 404/);
    await page.getByText('300 events', { exact: true }).waitFor();
    await page.goto(`${new URL(address).origin}/#/event/event-17`);
    await page.getByText('number 17 is refused').first().waitFor();
    expect(await page.getByRole('row', { selected: true }).getAttribute('aria-rowindex')).toBe('19');
    await page.goto(`${new URL(address).origin}/#/event/unknown`);
    await page.getByText('This event is not kept any more, or is not of this trace.').waitFor();
  });
});
