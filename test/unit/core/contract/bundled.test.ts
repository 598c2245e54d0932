import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { HookEventName } from '../../../../generated/index.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Bundles the published code as a host's bundler does. */
function bundled(...names: string[]): string {
  const contents = `export { ${names.join(', ')} } from './dist/index.js';`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

describe('bundled host', () => {
  it('with one predicate contains no other validator, no table and no runtime [GEN-2]', () => {
    const text = bundled('validateBeforeToolInput');
    expect(text).toContain('"/tool_input"');
    expect(text).toContain('"/mcp_context"');
    expect(text).not.toMatch(/"prompt"|"\/llm_request"|specificFields|node:child_process/);
    expect(text.length).toBeLessThan(6000);
  });

  it('with all predicates contains no runtime [GEN-2]', () => {
    const text = bundled(...Object.values(HookEventName).map((name) => `validate${name}Input`));
    expect(text).toContain('"prompt"');
    expect(text).not.toMatch(/specificFields|node:child_process/);
  });
});
