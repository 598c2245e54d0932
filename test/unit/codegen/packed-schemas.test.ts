import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { composeFile } from '../../../codegen/compose.js';
import { type PackedSchemas, unpackSchemas } from '../../../codegen/read/built-in.js';
import type { JsonObject } from '../../../codegen/read/json.js';
import { groups, readSources } from '../../../codegen/read/load.js';
import { root } from '../../support/core/events/child.js';

const schemas = join(root, 'schemas');
const bundle: { $defs: Record<string, JsonObject> } = JSON.parse(
  readFileSync(join(root, 'generated/schema.json'), 'utf8'),
);
const packed = packedByTheBuild();
const unpacked = unpackSchemas(packed, bundle.$defs);

function packedByTheBuild(): PackedSchemas {
  const script = pathToFileURL(join(root, 'build/data.mjs')).href;
  const code = `import { readFileSync } from 'node:fs';
    import { packedSchemas } from ${JSON.stringify(script)};
    const { $defs } = JSON.parse(readFileSync('generated/schema.json', 'utf8'));
    console.log(JSON.stringify(packedSchemas('schemas', $defs)));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }),
  );
}

const inFolders = (names: readonly string[]) =>
  readSources(schemas).filter(({ path }) => names.includes(path.split('/')[0] ?? ''));

describe('published schemas', () => {
  it('are those of the repository, key by key', () => {
    const expected = inFolders(groups).map(({ path, text }) => ({ path, text: JSON.stringify(JSON.parse(text)) }));
    expect(unpacked.filter(({ path }) => !path.startsWith('dialects/'))).toEqual(expected);
  });

  it('name the built-in dialects, so that a host cannot replace one', () => {
    const documents = inFolders(['dialects']).map(({ path }) => path);
    const names = unpacked.map(({ path }) => path).filter((path) => path.startsWith('dialects/'));
    expect([...names, 'dialects/document.schema.json'].sort()).toEqual(documents.sort());
  });

  it('contain most schemas only once', () => {
    expect(Object.values(packed).filter((schema) => typeof schema === 'string').length).toBeGreaterThan(70);
  });
});

it.each(['hookwright_kit.py', 'hook-types.d.ts'])('composes the generated kit from the schemas: %s', (name) => {
  const path = `kit/${name}`;
  expect(composeFile(path, {})).toBe(readFileSync(join(root, 'generated', path), 'utf8'));
});
