import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandFacts } from '../../../../src/util/shell/facts/command-facts.js';

interface Recorded {
  readonly origins: number;
  readonly commands: number;
  readonly opaque: string;
}

const MAX_SHARE = 0.08;
const folder = join(import.meta.dirname, '../../../..');

/** Returns the scripts of the packages that the tests of this project use. */
function installedScripts(): string[] {
  const modules = join(folder, 'node_modules');
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
  );
  const scripts = names
    .filter((name) => !name.startsWith('.'))
    .flatMap((name): unknown[] => {
      const text = readFileSync(join(modules, name, 'package.json'), 'utf8');
      return Object.values(JSON.parse(text).scripts ?? {});
    });
  return [...new Set(scripts.filter((script) => typeof script === 'string'))];
}

describe('commandFacts of real commands', () => {
  it('is opaque for at most 8 % of the scripts of installed packages', () => {
    const scripts = installedScripts();
    const opaque = scripts.filter((script) => commandFacts(script, { cwd: '/project' }).opaque);
    expect(scripts.length).toBeGreaterThan(200);
    expect(opaque.length / scripts.length).toBeLessThan(MAX_SHARE);
  });

  it('was opaque for at most 8 % of the recorded commands', () => {
    const file = join(folder, 'test/support/util/shell/real-commands.json');
    const { npm, debian }: Record<'npm' | 'debian', Recorded> = JSON.parse(readFileSync(file, 'utf8'));
    const opaque = [npm, debian].flatMap((each) => each.opaque.split(' '));
    expect(npm.origins).toBeGreaterThanOrEqual(2000);
    expect(opaque.length / (npm.commands + debian.commands)).toBeLessThan(MAX_SHARE);
  });
});
