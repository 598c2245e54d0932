// Gives this process and its children a state folder of their own, and removes it at the end. Import it for its effect.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'hookwright-test-state-'));
process.env.XDG_STATE_HOME = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
