import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import chromiumSettings from './chromium.json' with { type: 'json' };

const asked = process.env['HOOKWRIGHT_BROWSER'];
const program = (asked === undefined ? chromiumSettings.programs : [asked]).find((path) => existsSync(path));

/** True if this machine has a browser. Tests that need one are skipped otherwise. */
export const hasBrowser = program !== undefined;
if (!hasBrowser) console.warn('chromium is not installed: tests of the inspector page are skipped');

export function launchBrowser(): Promise<Browser> {
  if (program === undefined) throw new Error('chromium is not installed');
  return chromium.launch({ executablePath: program, args: chromiumSettings.flags });
}

/** Starts one browser for all tests of a file. */
export function browserOfFile(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('the browser is not started yet');
    return browser;
  };
}
