import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const url = new URL('../package-lock.json', import.meta.url);
const text = readFileSync(url, 'utf8');
type Locked = { integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> };
const packages: Record<string, Locked> = JSON.parse(text).packages;
const installed = Object.entries(packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  it('has a checksum for every package: none was written by hand', () => {
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  it('has the optional packages of every platform, so that `npm ci` works on each', () => {
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });
});
