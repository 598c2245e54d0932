// Type-checks the Python kit and hooks that use it in strict mode: `node test/support/kit/python-checkers.mjs` with pyright,
// which npm downloads. The tests use mypy if it is installed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
export const cases = [
  { kit: join(root, 'generated/kit/hookwright_kit.py'), hooks: join(root, 'test/support/kit/typed/hooks.py') },
  { kit: 'composed', hooks: join(root, 'test/support/kit/typed/own_hooks.py') },
];

/** Prints the kit with the events of the example, which has no file of its own. */
function printOwnKit() {
  const ship = join(root, '.build/examples/own-events/ship.js');
  const { stdout, stderr, status } = spawnSync(process.execPath, [ship, 'kit', 'python'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`run npm run generate:example && npx tsc -b examples first: ${stderr}`);
  return stdout;
}

const commands = {
  mypy: ['mypy', '--strict', '--strict-equality', '--python-version', '3.9', '--show-error-codes'],
  pyright: ['npx', '--yes', 'pyright@1.1.400', '-p', 'pyrightconfig.json'],
};

export function isInstalled(name) {
  return spawnSync(name, ['--version']).status === 0;
}

/** Returns the errors of the checker and the expected ones, as `file:line`. */
export function check(checker, { kit, hooks }) {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-checked-'));
  try {
    if (kit === 'composed') writeFileSync(join(folder, 'hookwright_kit.py'), printOwnKit());
    else cpSync(kit, join(folder, 'hookwright_kit.py'));
    cpSync(hooks, join(folder, basename(hooks)));
    const include = ['hookwright_kit.py', basename(hooks)];
    const strict = { include, typeCheckingMode: 'strict', pythonVersion: '3.9' };
    writeFileSync(join(folder, 'pyrightconfig.json'), JSON.stringify(strict));
    const [command, ...args] = commands[checker];
    const files = checker === 'mypy' ? include : [];
    const { stdout, stderr, error } = spawnSync(command, [...args, ...files], { cwd: folder, encoding: 'utf8' });
    if (error) throw error;
    const found = [...stdout.matchAll(/^\s*(?:\S*\/)?(\w+\.py):(\d+)(?::\d+)?(?: -|:) error/gm)];
    const objected = [...new Set(found.map(([, file, line]) => `${file}:${line}`))].sort();
    return { objected, expected: markedWrong(hooks), text: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function markedWrong(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (line.endsWith('# wrong') ? [`${basename(file)}:${index + 1}`] : [])).sort();
}

if (process.argv[1] === import.meta.filename) {
  for (const one of cases) {
    const { objected, expected, text } = check('pyright', one);
    const right = JSON.stringify(objected) === JSON.stringify(expected);
    console.log(`pyright, ${basename(one.hooks)}: ${right ? 'as marked' : `not as marked\n${text}`}`);
    if (!right) process.exitCode = 1;
  }
}
