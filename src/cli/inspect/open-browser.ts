import { spawn } from 'node:child_process';

/** Shows an address to a person, where there is a screen. Whatever goes wrong, they still have the address. */
export function openBrowser(address: string): void {
  const [program, ...args] = openerOf(address);
  if (program === undefined) return;
  // In a session of its own: Ctrl-C here must not close a browser.
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

function openerOf(address: string): string[] {
  if (process.platform === 'darwin') return ['open', address];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address];
  const hasScreen = [process.env['DISPLAY'], process.env['WAYLAND_DISPLAY']].some((name) => name);
  return hasScreen ? ['xdg-open', address] : [];
}
