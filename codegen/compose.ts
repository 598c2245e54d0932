import { emitBundle } from './emit/bundle.js';
import { emitKitPython } from './emit/kit/python.js';
import { emitKitSettings } from './emit/kit/settings.js';
import { emitKitTypeScript } from './emit/kit/typescript.js';
import { hostTarget, ownTarget, type Target } from './emit/target.js';
import type { Files } from './emit/text.js';
import { link } from './link/link.js';
import type { Model } from './link/model.js';
import { readBuiltIn } from './read/built-in.js';
import { combine } from './read/combine.js';
import type { JsonSchema } from './read/json.js';
import { groups } from './read/load.js';
import { readPythonKit } from './read/python-kit.js';

/** The first line differs from that of `generate`, which removes files that it no longer writes. */
const hostKitTarget: Target = {
  ...hostTarget,
  from: "the schemas of hookwright and of this project's own events",
  command: 'hookwright kit',
};

/** Files that can be composed, by path. */
const composers: Readonly<Record<string, (model: Model, target: Target) => Files>> = {
  'schema.json': emitBundle,
  'kit/settings.schema.json': emitKitSettings,
  'kit/hookwright_kit.py': (model, target) => emitKitPython(model, readPythonKit(), target),
  'kit/hook-types.d.ts': emitKitTypeScript,
};

/**
 * Returns a file with the built-in events and a host's own, such as `schema.json` or `kit/hookwright_kit.py`. Without schemas of a
 * host, it is the file that `npm run generate` writes. Returns undefined for a path that cannot be composed.
 * @param own the host's schemas by path, as its contract embeds them
 */
export function composeFile(path: string, own: Readonly<Record<string, string>>): string | undefined {
  const composer = Object.hasOwn(composers, path) ? composers[path] : undefined;
  const target = Object.keys(own).length === 0 ? ownTarget : hostKitTarget;
  return composer?.(linkWith(own), target).get(path);
}

/** Links the schemas, which were checked when they were generated. */
function linkWith(own: Readonly<Record<string, string>>): Model {
  const ownSources = Object.entries(own).map(([path, text]) => ({ path, text }));
  const { sources } = combine(readBuiltIn(), ownSources);
  const schemas = sources.filter(({ path }) => groups.includes(path.split('/')[0] ?? ''));
  const files = schemas.map(({ path, text, ...origin }) => {
    const schema: JsonSchema = JSON.parse(text);
    return { path, schema, ...origin };
  });
  const { version }: { version?: unknown } = JSON.parse(
    sources.find(({ path }) => path === 'contract.json')?.text ?? '{}',
  );
  return link(files, String(version));
}
