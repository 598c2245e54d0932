// Remembers what dist/ was built from, so that a build without changes does nothing.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files and folders that a build reads. The last one has the versions of the installed packages. */
const SOURCES = ['build', 'src', 'generated', 'codegen', 'schemas', 'package.json', 'node_modules/.package-lock.json'];
const SOURCES_OF_ROOT = /^tsconfig.*\.json$/;

/** Returns true if dist/ is what the last build wrote and no source has changed since. */
export function isUpToDate(root) {
  const file = recordOf(root);
  return existsSync(file) && readFileSync(file, 'utf8') === describeBuild(root);
}

export function recordBuild(root) {
  mkdirSync(dirname(recordOf(root)), { recursive: true });
  writeFileSync(recordOf(root), describeBuild(root));
}

/** Removes the record before a build, which may fail half-way. */
export function forgetBuild(root) {
  rmSync(recordOf(root), { force: true });
}

function recordOf(root) {
  return join(root, '.build/dist-record.json');
}

function describeBuild(root) {
  const ofRoot = readdirSync(root).filter((name) => SOURCES_OF_ROOT.test(name));
  const sources = [...SOURCES, ...ofRoot].flatMap((path) => filesIn(join(root, path)));
  // The compiler updates its own records in dist/ without a change of the output.
  const outputs = filesIn(join(root, 'dist')).filter((file) => !file.endsWith('.tsbuildinfo'));
  return JSON.stringify({ node: process.version, sources: digest(sources, root), outputs: digest(outputs, root) });
}

function digest(files, root) {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(`${file.slice(root.length)} ${content}\n`);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}
