import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../exit.js';

/**
 * Opens an address in the user's browser, if there is a screen. Other users can read the arguments of every process, so the
 * browser is started with a private file that redirects to the address. Returns a function that removes the file.
 */
export function openBrowser(address: string, warn: (text: string) => void): () => void {
  const opener = openerCommand();
  if (opener === undefined) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-open-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const file = join(folder, 'open.html');
    writeFileSync(file, redirectPage(address), { mode: 0o600, flag: 'wx' });
    const [program, ...args] = [...opener, file];
    // Detached, so that Ctrl-C does not close the browser.
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.on('error', (error) => warn(`cannot open a browser: ${messageOf(error)}. Open the address yourself.`));
    child.unref();
  } catch (error) {
    warn(`cannot open a browser: ${messageOf(error)}. Open the address yourself.`);
  }
  return remove;
}

function redirectPage(address: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}"><title>hookwright</title><a href="${address}">Open the inspector</a>
`;
}

function openerCommand(): [string, ...string[]] | undefined {
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  const hasScreen = [process.env['DISPLAY'], process.env['WAYLAND_DISPLAY']].some((name) => name);
  return hasScreen ? ['xdg-open'] : undefined;
}
