// Writes the contract into dist/ without white space: as the bundle that users import, and as what `hookwright generate` needs
// besides it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of schemas/ that a host adds its own schemas to. */
const GROUPS = ['bus', 'common', 'events', 'results', 'settings', 'traces', 'worker'];
const META_SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

export function writeContractData(root, dist) {
  const bundle = readJson(join(root, 'generated/schema.json'));
  writeJson(join(dist, 'schema.json'), bundle);
  writeJson(join(dist, 'schemas.json'), packedSchemas(join(root, 'schemas'), bundle.$defs));
}

/** Returns the schemas by path. The title stands for a schema that the bundle has word for word. */
export function packedSchemas(folder, definitions) {
  const schemas = GROUPS.flatMap((group) => {
    return readdirSync(join(folder, group)).map((name) => [`${group}/${name}`, readJson(join(folder, group, name))]);
  });
  const titleOf = new Map(schemas.map(([path, { title }]) => [path, title]));
  const packed = schemas.map(([path, schema]) => {
    const isBundled = bundledText(schema, titleOf) === JSON.stringify(definitions[schema.title]);
    return [path, isBundled ? schema.title : schema];
  });
  // A host may not replace a built-in dialect. Its name is enough for that: the document is in the code.
  const dialects = readdirSync(join(folder, 'dialects')).filter((name) => !name.endsWith('.schema.json'));
  return Object.fromEntries([...packed, ...dialects.map((name) => [`dialects/${name}`, {}])].sort(byPath));
}

/** Returns a schema as the bundle has it, if that can be undone. */
function bundledText({ $schema, ...schema }, titleOf) {
  if ($schema !== META_SCHEMA) return undefined;
  return JSON.stringify(schema, (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const title = value.startsWith('../') ? titleOf.get(value.slice(3)) : undefined;
    return title === undefined ? value : `#/$defs/${title}`;
  });
}

function byPath([one], [other]) {
  return one < other ? -1 : 1;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value)}\n`);
}
