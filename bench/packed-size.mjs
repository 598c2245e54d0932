// Measures the size of the packed package, with and without the generator.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Size budgets in bytes. */
export const PACKED_GOALS = { whole: 985_000, withoutGenerator: 905_000 };

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Returns the bytes of the archive, and of one packed the same way without the files that only `hookwright generate`
 * reads.
 */
export function packedSizes(archive) {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-size-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const unpacked = join(folder, 'package');
    const { bin, exports } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    const entries = [...Object.values(bin), ...Object.values(exports).map(({ default: module }) => module)];
    const chunks = readdirSync(join(unpacked, 'dist/chunks')).map((name) => join(unpacked, 'dist/chunks', name));
    const kept = new Set();
    for (const entry of entries) if (entry !== undefined) follow(join(unpacked, entry), kept);
    const generator = chunks.filter((chunk) => !kept.has(chunk));
    if (generator.length === 0) throw new Error('cannot find the generator among the chunks of the package');
    for (const path of [...generator, join(unpacked, 'dist/schemas.json'), join(unpacked, 'schemas')])
      rmSync(path, { recursive: true });
    return {
      whole: statSync(archive).size,
      withoutGenerator: statSync(pack(unpacked, folder, '--ignore-scripts')).size,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Packs the package in the folder with npm. Returns the path of the archive. */
export function pack(from, to, ...options) {
  execFileSync(npm, ['pack', '--silent', ...options, '--pack-destination', to], {
    cwd: from,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [archive] = readdirSync(to).filter((name) => name.endsWith('.tgz'));
  return join(to, archive);
}

/** Collects the modules that a module loads, at once or lazily, without the generator. */
function follow(file, found) {
  if (found.has(file) || /[\\/](?:run-generate|compose)-\w+\.js$/.test(file)) return;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/["'](\.{1,2}\/[^"'\n]+\.js)["']/g)) {
    if (existsSync(join(dirname(file), path))) follow(join(dirname(file), path), found);
  }
}
