// Start-up cost of the command, including start and end of the process.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../../dist/bin.js');
const HOOKS = 100;

export const cliRows = [
  {
    what: 'hookwright --version / node -e 0',
    goal: 1.5,
    rounds: { full: 200, quick: 20 },
    prepare: async () => ({ floor: () => runNode(['-e', '0']), measured: () => runNode([bin, '--version']) }),
  },
  {
    what: `hookwright explain in a project with ${HOOKS} hooks / node -e 0`,
    goal: 4,
    rounds: { full: 200, quick: 20 },
    prepare: async () => {
      const folder = makeProject();
      const options = { cwd: folder, env: { ...process.env, HOME: folder } };
      runNode([bin, 'trust', '--yes'], options);
      return {
        floor: () => runNode(['-e', '0'], options),
        measured: () => runNode([bin, 'explain', 'BeforeTool', '--tool', 'write_file'], options),
        release: () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  },
];

/** Creates a project in which each hook has its own script, as is usual. */
function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
  mkdirSync(join(folder, '.hookwright/hooks'), { recursive: true });
  const hooks = Array.from({ length: HOOKS }, (_, index) => {
    const script = `.hookwright/hooks/hook-${index}.sh`;
    writeFileSync(join(folder, script), `#!/usr/bin/env bash\nexit 0 # ${index}\n`);
    return { type: 'command', name: `hook-${index}`, command: `bash ${script}` };
  });
  const settings = { enableHooks: true, hooks: { BeforeTool: [{ matcher: 'write', hooks }] } };
  writeFileSync(join(folder, '.hookwright/settings.json'), JSON.stringify(settings));
  return folder;
}

function runNode(args, options = {}) {
  const { status, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(`a process of the benchmark failed: ${stderr}`);
}
