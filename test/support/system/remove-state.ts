import { rmSync } from 'node:fs';

/** Returns a function that removes the state folder of all tests, which `vitest.config.ts` names. */
export default function removeState(): () => void {
  const folder = process.env['XDG_STATE_HOME'];
  return () => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
