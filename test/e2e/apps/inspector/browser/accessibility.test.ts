import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inLongForm } from '../../../../support/long-form.js';
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Returns the serious and critical axe-core violations. */
async function violationsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate<readonly Violation[]>('axe.run().then(({ violations }) => violations)');
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function busyProject() {
  const machine = makeProject(settingsWith(guard, mover, { ...guard, name: 'broken', command: 'exit 1' }));
  machine.write('hooks/audit.sh', '#!/bin/sh\nexit 0\n', 0o755);
  const hook = { type: 'command', name: 'audit', command: './hooks/audit.sh' };
  machine.write('.hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks: [hook] }] } });
  const agent = await startAgent(machine);
  await agent.call('write_file', { path: 'notes.txt', content: 'a'.repeat(300) });
  await agent.call('write_file', { content: 'a secret' });
  return startInspector(machine);
}

/** Opens every panel and calls the function for each. */
async function visit(page: Page, look: (panel: string) => Promise<void>): Promise<void> {
  await rowsOf(page).nth(1).waitFor();
  await look('Timeline');
  await rowsOf(page).first().click();
  await page.getByRole('article', { name: 'mover' }).waitFor();
  await look('One event');
  await page.getByRole('button', { name: 'Close the event' }).click();
  await goTo(page, 'Hooks');
  await page.getByRole('heading', { name: 'guard' }).getByRole('button').click();
  await page.getByText('How long it took').waitFor();
  await look('Hooks');
  await goTo(page, 'Playground');
  await page.getByLabel('Event').selectOption('BeforeTool');
  await expect.poll(() => page.getByLabel('Input').inputValue()).toContain('tool_name');
  await page.getByLabel('Input').fill('{ "tool_name": "write_file" }');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByRole('dialog').waitFor();
  await look('the question before a run');
  await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
  await page.getByLabel('Name of the test').waitFor();
  await look('Playground');
  await goTo(page, 'Trust');
  await page.getByRole('button', { name: 'Grant' }).waitFor();
  await look('Trust');
}

describe.skipIf(!hasBrowser)('inspector page', () => {
  const browser = browserOfFile();

  const looks = [
    { colorScheme: 'light', width: 400 },
    { colorScheme: 'dark', width: 1000 },
    { colorScheme: 'light', width: 2000 },
    { colorScheme: 'dark', width: 400 },
  ] as const;
  it.each(looks.slice(0, inLongForm(2, looks.length)))(
    'has no serious axe-core violation and no horizontal scrolling: $colorScheme, $width pixels',
    async ({ colorScheme, width }) => {
      const { address } = await busyProject();
      const page = await openPage(browser(), address, { colorScheme, viewport: { width, height: 800 } });
      await page.evaluate(axe);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe(colorScheme === 'dark' ? 'rgb(20, 23, 29)' : 'rgb(251, 251, 252)');
      await visit(page, async (panel) => {
        expect([panel, ...(await violationsOf(page))]).toEqual([panel]);
        expect([panel, await overflow(page)]).toEqual([panel, 0]);
      });
    },
  );

  it('works by keyboard alone, with a visible focus', async () => {
    const { address } = await busyProject();
    const page = await openPage(browser(), address);
    await rowsOf(page).nth(1).waitFor();
    const { keyboard } = page;
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    /** Presses Tab until an element has the focus. Every element on the way must show a focus ring. */
    const tabTo = async (wanted: string, key = 'Tab'): Promise<void> => {
      for (let steps = 0; steps < 60; steps += 1) {
        await keyboard.press(key);
        const { text, ring } = await page.evaluate(() => {
          const element = document.activeElement ?? document.body;
          const text = element.getAttribute('aria-label') ?? element.id ?? '';
          return { text: text || (element.textContent ?? ''), ring: getComputedStyle(element).outlineStyle };
        });
        expect([text, ring]).toEqual([text, 'solid']);
        if (text === wanted) return;
      }
      throw new Error(`the keyboard does not reach ${wanted}`);
    };
    await tabTo('tab-timeline');
    await tabTo('Events');
    await keyboard.press('Home');
    await page.getByRole('article', { name: 'mover' }).waitFor();
    await keyboard.press('ArrowDown');
    await page.getByRole('region', { name: 'One event' }).getByText('secrets stay here').first().waitFor();
    await tabTo('Close the event');
    await keyboard.press('Escape');
    await page.getByRole('region', { name: 'One event' }).waitFor({ state: 'detached' });
    await keyboard.press('/');
    await keyboard.type('secrets stay');
    await page.getByText('1 of 2 events').waitFor();
    await page.getByRole('searchbox').fill('');
    await tabTo('tab-timeline', 'Shift+Tab');
    await keyboard.press('ArrowRight');
    expect(await focused()).toBe('Hooks');
    await page.getByRole('heading', { name: 'guard' }).waitFor();
    await keyboard.press('ArrowRight');
    expect(await focused()).toBe('Playground');
    await expect.poll(() => page.getByLabel('Input').inputValue()).toContain('tool_name');
    await tabTo('playground-event');
    await keyboard.press('ArrowUp');
    await expect.poll(() => page.getByLabel('Input').inputValue()).toContain('llm_request');
    await keyboard.press('ArrowDown');
    await expect.poll(() => page.getByLabel('Input').inputValue()).toContain('tool_name');
    await tabTo('Explain');
    await keyboard.press('Enter');
    await page.getByText('would run').first().waitFor();
    await tabTo('Run');
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await focused()).toBe('Run');
    await keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tabTo('tab-playground', 'Shift+Tab');
    await keyboard.press('End');
    await page.getByRole('button', { name: 'Grant' }).waitFor();
    await tabTo('Grant');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Revoke' }).waitFor();
    await tabTo('Revoke');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Grant' }).waitFor();
  });

  it('explains every empty panel, without serious axe-core violations', async () => {
    const { address } = await startInspector(makeProject(null));
    const page = await openPage(browser(), address);
    await page.evaluate(axe);
    await page.getByText('No events yet').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await goTo(page, 'Hooks');
    await page.getByText('No hook is configured').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await goTo(page, 'Trust');
    await page.getByText('Nothing waits.').waitFor();
    await goTo(page, 'Playground');
    await page.getByText('Nothing fired yet').waitFor();
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByText('No hook is configured for it.').waitFor();
  });
});
