import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOMS, root } from '../../support/house.js';

const FOUNDATION = ['src/util', 'src/core/contract', 'generated', 'src/core'];
const BELOW_SYSTEM = [...FOUNDATION, 'src/runners', 'src/config', 'src/traces', 'src/integrations/model-sdks'];
const BELOW_APPS = [...BELOW_SYSTEM, 'src/system'];
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  codegen: [],
  'src/util': [],
  'src/kit': [],
  'src/core/contract': [],
  generated: ['src/core/contract'],
  'src/core': ['src/util', 'src/core/contract', 'generated'],
  'src/runners': FOUNDATION,
  'src/config': FOUNDATION,
  'src/traces': FOUNDATION,
  'src/integrations/model-sdks': FOUNDATION,
  'src/system': BELOW_SYSTEM,
  'src/integrations/agents': BELOW_APPS,
  'src/integrations/mcp': BELOW_APPS,
  'src/integrations/nats': BELOW_APPS,
  'src/apps/inspector': BELOW_APPS,
  'src/apps/cli': [
    ...BELOW_APPS,
    'src/integrations/agents',
    'src/integrations/mcp',
    'src/integrations/nats',
    'src/apps/inspector',
    'codegen',
  ],
};
const rooms = Object.keys(MAY_IMPORT);

/** Writes a tree with the TypeScript projects of the repository, in which every room imports every other one. */
function makeTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'hookwright-rooms-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  const projects = [...ROOMS, 'codegen'].map((room) => `${room}/tsconfig.json`);
  const shared = readdirSync(root).filter((name) => /^(tsconfig.*|package)\.json$/.test(name));
  for (const path of [...projects, ...shared]) cpSync(join(root, path), join(tree, path));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  for (const path of ['src/index.ts', 'src/contract.ts', 'generated/kit/hook.ts']) write(path, 'export {};');
  for (const room of rooms) {
    write(`${room}/index.ts`, 'export const name = 1;');
    for (const other of rooms.filter((each) => each !== room)) {
      const specifier = `${posix.relative(room, other)}/index.js`;
      write(
        `${room}/to-${other.replaceAll('/', '-')}.ts`,
        `export { name } from '${specifier.replace(/^(?!\.)/, './')}';`,
      );
    }
  }
  return tree;
}

it('lets a room compile only with imports of lower rooms', () => {
  expect(ROOMS.filter((room) => !rooms.includes(room))).toEqual(['src/apps/inspector/page']);
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-b', '--pretty', 'false'];
  const { stdout, status } = spawnSync(process.execPath, tsc, { cwd: makeTree(), encoding: 'utf8' });
  expect(status).not.toBe(0);
  const rejected = [...stdout.matchAll(/^(.+\/to-.+)\.ts\(.+error TS(?:6059|6307)/gm)].map(([, path]) => path);
  const forbidden = rooms.flatMap((room) =>
    rooms
      .filter((other) => other !== room && !MAY_IMPORT[room]?.includes(other))
      .map((other) => `${room}/to-${other.replaceAll('/', '-')}`),
  );
  expect([...new Set(rejected)].sort()).toEqual(forbidden.sort());
});
