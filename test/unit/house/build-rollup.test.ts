import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeTree } from '../../support/codegen/generator.js';

const script = new URL('../../../build/rollup.mjs', import.meta.url).href;

/** Rolls declarations up. Returns the files that remain, by path. */
function rolledUp(entries: readonly string[], files: Record<string, string>): Record<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'hookwright-rollup-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeTree(root, [...Object.entries(files), ['package.json', '{"type":"module"}']]);
  const types = join(root, 'types');
  const call = `rollUpDeclarations(${JSON.stringify(types)}, ${JSON.stringify(entries)})`;
  const code = `import { rollUpDeclarations } from ${JSON.stringify(script)}; ${call};`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'ignore', 'pipe'] });
  const paths = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'));
  return Object.fromEntries(
    paths.map((path) => [path.split(sep).join('/'), readFileSync(join(types, path), 'utf8')] as const),
  );
}

describe('rolled-up declarations', () => {
  it('contain what entries reach, once, and nothing else', () => {
    const files = rolledUp(['src/index.ts', 'src/kit.ts'], {
      'types/src/index.d.ts': "export { a } from './a.js';\nexport type { Both } from './both.js';\n",
      'types/src/kit.d.ts': "import type { Both } from './both.js';\nexport declare function kit(): Both;\n",
      'types/src/a.d.ts': "import { B } from './b.js';\n/** Returns a B. */\nexport declare function a(): B;\n",
      'types/src/b.d.ts': 'export interface B {\n    b: string;\n}\nexport interface Unused {\n}\n',
      'types/src/both.d.ts': 'export interface Both {\n    both: true;\n}\n',
      'types/src/private.d.ts': "export * from './a.js';\n",
      'types/.tsbuildinfo': '',
    });
    expect(Object.keys(files).sort()).toEqual(['shared.d.ts', 'src/index.d.ts', 'src/kit.d.ts']);
    expect(files['shared.d.ts']).toBe('interface Both {\n  both: true;\n}\nexport { Both };\n');
    expect(files['src/kit.d.ts']).toBe(
      "import { Both } from '../shared.js';\ndeclare function kit(): Both;\nexport { kit };\n",
    );
    expect(files['src/index.d.ts']).toContain(
      '/** Returns a B. */\ndeclare function a(): B;\ninterface B {\n  b: string;',
    );
    expect(Object.values(files).join('')).not.toContain('Unused');
  });

  it('give another name to a declaration whose name is taken, also by a global, and keep exported names', () => {
    const files = rolledUp(['src/index.ts'], {
      'types/src/index.d.ts':
        "import { Options as Inner } from './inner.js';\nexport interface Options extends Inner {\n    map: Map<string, import('./map.js').Map>;\n}\n",
      'types/src/inner.d.ts': 'export interface Options {\n    inner: true;\n}\n',
      'types/src/map.d.ts': 'export type Map = { mine: true };\n',
    });
    const text = files['src/index.d.ts'];
    expect(text).toContain('interface Options extends Options2 {');
    expect(text).toContain('map: Map<string, Map2>;');
    expect(text).toContain('interface Options2 {');
    expect(text).toContain('type Map2 = { mine: true };');
    expect(text).toMatch(/^export \{ Options \};$/m);
  });

  it('keep types of packages, and exports that are types only', () => {
    const files = rolledUp(['src/index.ts'], {
      'types/src/index.d.ts': "export type { Bus } from './bus.js';\nexport { Bus as Alias } from './bus.js';\n",
      'types/src/bus.d.ts':
        "import type { Socket } from 'no-such-package';\nexport declare class Bus {\n    #private;\n    socket: Socket;\n}\n",
    });
    expect(files['src/index.d.ts']).toContain("import { Socket } from 'no-such-package';");
    expect(files['src/index.d.ts']).toMatch(/^export \{ Bus as Alias, type Bus \};$/m);
  });

  it('keep the comments of exported declarations and of their bases, in one line if possible, and no others', () => {
    const files = rolledUp(['src/index.ts'], {
      'types/src/index.d.ts':
        "import { Base, Hidden } from './hidden.js';\n/**\n * Shown.\n */\nexport interface Options extends Base {\n    /** Field. */\n    hidden: Hidden;\n}\n",
      'types/src/hidden.d.ts':
        'export interface Base {\n    /**\n     * Inherited.\n     *\n     * In two lines.\n     */\n    base: true;\n}\n/** Not shown. */\nexport interface Hidden {\n    /** Not shown. */\n    hidden: true;\n}\n',
    });
    const text = files['src/index.d.ts'];
    expect(text).toContain('/** Shown. */\ninterface Options extends Base {\n  /** Field. */\n');
    expect(text).toContain('   * Inherited.\n   *\n   * In two lines.\n');
    expect(text).toContain('\ninterface Hidden {\n  hidden: true;\n}');
  });
});
