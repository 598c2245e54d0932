import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const program = [process.env['HOOKWRIGHT_BROWSER'], ...PATHS].find((path) => path !== undefined && existsSync(path));

/** Whether this machine has a browser; tests that need one are left out where it has none, and say so. */
export const hasBrowser = program !== undefined;
if (!hasBrowser) console.warn("chromium is not installed: the tests of the inspector's page are left out");

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  if (program === undefined) throw new Error('chromium is not installed');
  return chromium.launch({ executablePath: program, args: FLAGS });
}

/** One browser for all tests of a file. */
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
