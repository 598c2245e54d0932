import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const url = new URL('../../../package-lock.json', import.meta.url);
const text = readFileSync(url, 'utf8');
type Locked = { integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> };
const packages: Record<string, Locked> = JSON.parse(text).packages;
const installed = Object.entries(packages).filter(([path]) => path !== '');

describe('lock file', () => {
  it('has a checksum for every package', () => {
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  it('contains the optional packages of every platform, so that `npm ci` works on each', () => {
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('contains only the model SDK that the types are checked with, and no OpenTelemetry [GEN-6]', () => {
    const names = installed.map(([path]) => path.replace(/^.*node_modules\//, ''));
    const SDKS = /^(ai|openai|(@ai-sdk|@anthropic-ai|@google|@modelcontextprotocol|@opentelemetry)\/.*)$/;
    expect(names.filter((name) => SDKS.test(name))).toEqual(['@google/genai']);
  });

  it('names no registry', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });
});
