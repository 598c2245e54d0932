import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserOfFile, hasBrowser } from './browser.js';
import {
  BROKEN,
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
import { startWire } from './wire.js';

describe.skipIf(!hasBrowser)('inspector timeline', () => {
  const browser = browserOfFile();

  it('shows events while an agent fires them, newest last, with a verdict in words', async () => {
    const machine = makeProject();
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    await page.getByText('No events yet').waitFor();
    const agent = await startAgent(machine);
    await agent.call('write_file', { content: 'plain' });
    await rowsOf(page).filter({ hasText: 'allow' }).waitFor();
    await agent.call('write_file', { content: 'a secret' });
    await rowsOf(page).filter({ hasText: 'deny' }).waitFor();
    expect(await rowsOf(page).nth(0).textContent()).toMatch(/BeforeTool.*write_file.*allow/);
    expect(await rowsOf(page).nth(1).textContent()).toMatch(/BeforeTool.*write_file.*deny/);
    await page.getByText('live').waitFor();
  });

  it('shows running hooks and how they ended, marks events of a killed agent as lost, and continues', async () => {
    const gate = 'while [ ! -e open ]; do sleep 0.02; done';
    const machine = makeProject(settingsWith({ ...guard, name: 'slow', command: gate }));
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    const agent = await startAgent(machine);
    agent.send('write_file', {});
    await rowsOf(page).filter({ hasText: 'running' }).waitFor();
    await agent.kill();
    await rowsOf(page).filter({ hasText: 'lost' }).waitFor();
    await page.getByText('agent has ended').waitFor();
    writeFileSync(join(machine.project, 'open'), '');
    const second = await startAgent(machine);
    await second.call('write_file', {});
    await rowsOf(page).filter({ hasText: 'allow' }).waitFor();
    await page.getByText('live').waitFor();
    expect(await rowsOf(page).count()).toBe(2);
  });

  it('shows input and output of each hook, why others did not run, and which hook rewrote what', async () => {
    const other = { matcher: 'read_file', hooks: [{ ...guard, name: 'reader' }] };
    const settings = settingsWith(guard, mover);
    settings.hooks.BeforeTool.push(other);
    const machine = makeProject(settings);
    const agent = await startAgent(machine);
    await agent.call('write_file', { path: '/etc/passwd', content: 'x' });
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    await rowsOf(page).first().click();
    const pane = page.getByRole('region', { name: 'One event' });
    await pane.getByText('What the hooks changed').waitFor();
    expect(await pane.getByRole('region', { name: 'tool_input, before and after' }).first().textContent()).toMatch(
      /taken away: .*\/etc\/passwd.*added: .*safe\/notes\.txt/s,
    );
    const field = pane.getByRole('row').filter({ hasText: 'tool_input' });
    expect(await field.first().textContent()).toContain('mover');
    const card = (name: string) => pane.getByRole('article', { name });
    expect(await card('mover').textContent()).toMatch(/Answered.*safe\/notes\.txt.*Standard output/s);
    expect(await card('reader').textContent()).toMatch(/matcher "read_file" does not match "write_file"/);
    expect(await pane.getByRole('region', { name: 'What the hooks read' }).textContent()).toContain('/etc/passwd');
  });

  it('copies an event as command, hook test, fixture and link, and the link has no token', async () => {
    const machine = makeProject();
    const agent = await startAgent(machine);
    await agent.call('write_file', { content: 'a secret' });
    const { address } = await startInspector(machine);
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await openPage(browser(), address, { permissions });
    const [token = ''] = /(?<=token=).*/.exec(address) ?? [];
    await rowsOf(page).first().click();
    const copied = async (name: string): Promise<string> => {
      await page.getByRole('button', { name }).click();
      await page.getByText('✓ copied').first().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const run = await copied('Copy command');
    expect(run).toMatch(/^hookwright run BeforeTool /);
    expect(JSON.parse(await copied('Copy hook test'))).toMatchObject({ cases: [{ event: 'BeforeTool' }] });
    expect(JSON.parse(await copied('Copy fixture'))).toMatchObject({ tool_input: { content: 'a secret' } });
    const link = await copied('Copy link');
    expect(link).not.toContain(token);
    expect(page.url()).toBe(link);
    expect(page.url()).not.toContain(token);
    await page.reload();
    await page.getByRole('article', { name: 'guard' }).waitFor();
    // A new tab gets the token from the open tab.
    const second = await page.context().newPage();
    await second.goto(link);
    await second.getByRole('article', { name: 'guard' }).waitFor();
    // A different browser has no token.
    const stranger = await openPage(browser(), link);
    await stranger.getByText('This address has no token').waitFor();
    await stranger.getByLabel('Address or token').fill(address);
    await stranger.keyboard.press('Enter');
    await stranger.getByRole('article', { name: 'guard' }).waitFor();
  });

  it('filters by event, tool, hook, verdict and text, including text only the server has', async () => {
    const machine = makeProject();
    const trace = machine.write('t.jsonl', traceOf(60));
    const { address } = await startInspector(machine, ['--trace', trace]);
    const page = await openPage(browser(), address);
    const shows = (text: string) => page.getByText(text, { exact: true }).waitFor();
    await shows('60 events');
    const choose = (label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value);
    await choose('Verdict', 'deny');
    await shows('6 of 60 events');
    await choose('Tool', 'tool-1');
    await shows('2 of 60 events');
    await page.getByRole('button', { name: 'Clear' }).click();
    await choose('Hook', 'hook-2');
    await shows('20 of 60 events');
    await choose('Event', 'AfterTool');
    await shows('10 of 60 events');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('searchbox').fill('needle 17');
    await shows('1 of 60 events');
    await page.getByRole('searchbox').fill('there is no such text');
    await page.getByRole('button', { name: 'Show all' }).click();
    await shows('60 events');
  });

  it('stops while paused, then shows the new events', async () => {
    const machine = makeProject();
    const { address } = await startInspector(machine);
    const page = await openPage(browser(), address);
    const agent = await startAgent(machine);
    await agent.call('write_file', {});
    await rowsOf(page).first().waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await agent.call('write_file', { content: 'a secret' });
    await page.getByText('paused, 1 new').waitFor();
    expect(await rowsOf(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Resume' }).click();
    await rowsOf(page).nth(1).waitFor();
  });

  it('renders as few elements for 10,000 events as for one screen, and reaches both ends by keyboard', async () => {
    const machine = makeProject();
    const trace = machine.write('t.jsonl', traceOf(10_000));
    const { address } = await startInspector(machine, ['--trace', trace]);
    const page = await openPage(browser(), address);
    await page.getByText('10,000 events', { exact: true }).waitFor();
    await rowsOf(page).filter({ hasText: 'tool-1' }).first().waitFor();
    expect(await rowsOf(page).count()).toBeLessThan(80);
    const grid = page.getByRole('grid', { name: 'Events' });
    await grid.focus();
    await page.keyboard.press('Home');
    await page.getByRole('row', { selected: true }).waitFor();
    expect(await page.getByRole('row', { selected: true }).getAttribute('aria-rowindex')).toBe('2');
    await grid.focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.getByRole('row', { selected: true }).getAttribute('aria-rowindex')).toBe('10001');
    // Every frame of a long scroll must have visible rows.
    const empty = await page.evaluate(async () => {
      const list = document.querySelector('.events');
      let missed = 0;
      for (let step = 0; list !== null && step < 20; step += 1) {
        list.scrollTop -= 12_000;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { left, top, height } = list.getBoundingClientRect();
        const seen = document.elementFromPoint(left + 40, top + height / 2);
        if (seen?.closest('[role=row]') === null) missed += 1;
      }
      return missed;
    });
    expect(empty).toBe(0);
    expect(await rowsOf(page).count()).toBeLessThan(80);
  });

  it('reconnects after a disconnect without requesting events again', async () => {
    const machine = makeProject();
    const { address } = await startInspector(machine);
    const wire = await startWire(address);
    const page = await openPage(browser(), wire.address, {}, BROKEN);
    const agent = await startAgent(machine);
    await agent.call('write_file', {});
    await rowsOf(page).first().waitFor();
    wire.cut();
    await page.getByText('inspector is gone').waitFor();
    await agent.call('write_file', { content: 'a secret' });
    const asked = page.waitForRequest((request) => /stream\?since=[1-9]/.test(request.url()));
    wire.restore();
    await asked;
    await rowsOf(page).nth(1).waitFor();
    await page.getByText('live').waitFor();
    expect(await rowsOf(page).count()).toBe(2);
  });

  it('reports that the server is gone, or was replaced by another one', async () => {
    const machine = makeProject();
    const first = await startInspector(machine);
    const page = await openPage(browser(), first.address, {}, BROKEN);
    await page.getByText('No events yet').waitFor();
    await first.kill();
    await page.getByText('inspector is gone').waitFor();
    const second = await startInspector(machine, ['--port', new URL(first.address).port]);
    await page.getByText('it has been restarted').waitFor();
    await page.getByLabel('Address or token').fill(second.address);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText('No events yet').waitFor();
  });
});
