import type { Bundle } from '../link/bundle.js';
import { titleOf } from '../link/flatten.js';
import type { Model } from '../link/model.js';
import type { Problem } from '../problem.js';
import { isJsonObject, type JsonObject, type JsonSchema, walkSchema } from '../read/json.js';
import type { LoadedFile } from '../read/load.js';
import { type Definitions, findBreaks, removed, type Sides } from './compat-schema.js';
import { compareVersions, parseVersion, type Version } from './version.js';

const help = 'give contract.json a new major version, or restore it';

interface Release {
  file: string;
  version: Version;
  definitions: Definitions;
}

/** Compares the contract with its newest release. A breaking change needs a new major version. */
export function findIncompatibilities(model: Model, current: Bundle, files: readonly LoadedFile[]): Problem[] {
  const { releases, problems } = readReleases(files);
  const newest = releases.sort((a, b) => compareVersions(a.version, b.version)).at(-1);
  const version = parseVersion(model.version);
  if (problems.length > 0 || !newest || !version) return problems;
  if (compareVersions(version, newest.version) < 0) return [outdated(model.version, newest)];
  if (version[0] > newest.version[0]) return [];
  return incompatibilities(model, current.$defs, newest);
}

function incompatibilities(model: Model, current: Definitions, release: Release): Problem[] {
  const sides = sidesByTitle(model, current);
  const sources = sourcesByTitle(model);
  const derived = new Set(model.events.map(({ ingress }) => ingress.title));
  const problems = removals(model, current, release);
  for (const title of Object.keys(release.definitions)) {
    if (!Object.hasOwn(current, title)) continue;
    const breaks = findBreaks(title, release.definitions, current, sides.get(title) ?? { read: true, written: true });
    for (const { pointer, text } of breaks) {
      // A derived form has no file of its own: point to its fields in the input schema.
      const at = derived.has(title) ? pointer.replace(/^\/anyOf\/\d+/, '') : pointer;
      problems.push(problem(sources.get(title) ?? release.file, at, text, release));
    }
  }
  return withoutRepeats(problems);
}

function removals(model: Model, current: Definitions, release: Release): Problem[] {
  const { definitions, file } = release;
  const added = Object.entries(current).filter(([title]) => !Object.hasOwn(definitions, title));
  const events = new Set(model.events.map(({ name }) => name));
  const gone = Object.values(definitions).flatMap(({ 'x-event': event }) =>
    event && !events.has(event.name) ? [event.name] : [],
  );
  const ofGone = new Set(gone.flatMap((name) => [`${name}HookInput`, `${name}Input`, `${name}Output`]));
  const titles = Object.entries(definitions).filter(([title]) => !Object.hasOwn(current, title) && !ofGone.has(title));
  return [
    ...gone.map((name) => problem(file, `/$defs/${name}HookInput`, `the event "${name}" was removed`, release)),
    ...titles.map(([title, schema]) => problem(file, `/$defs/${title}`, removed(title, schema, added), release)),
  ];
}

function problem(file: string, pointer: string, text: string, { version }: Release): Problem {
  return { file, pointer, text: `breaks ${version.join('.')}: ${text}`, help };
}

/** Reports each break once, at its root: events repeat the fields of the bases, and derived forms those of the input. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ pointer, text }: Problem): string => JSON.stringify([pointer, text]);
  const inBases = new Set(problems.filter(({ file }) => file.startsWith('common/base-')).map(keyOf));
  const reported = new Set<string>();
  return problems.filter((one) => {
    const key = JSON.stringify([one.file, keyOf(one)]);
    const isRepeat = reported.has(key) || (one.file.startsWith('events/') && inBases.has(keyOf(one)));
    reported.add(key);
    return !isRepeat;
  });
}

/** Returns, by title, if hooks and clients read or write values of the type. Types that it refers to are on the same side. */
function sidesByTitle(model: Model, current: Definitions): Map<string, Sides> {
  const sides = new Map<string, Sides>();
  const mark = (title: string, side: keyof Sides): void => {
    const marked = sides.get(title) ?? { read: false, written: false };
    if (marked[side]) return;
    sides.set(title, { ...marked, [side]: true });
    walkSchema(current[title] ?? {}, ({ $ref }) => {
      if ($ref !== undefined) mark(titleOf($ref), side);
    });
  };
  for (const { ingress } of model.events) mark(ingress.title, 'written');
  for (const { title, source, schema } of model.types) {
    for (const side of sidesOf(source, schema)) mark(title, side);
  }
  return sides;
}

function sidesOf(source: string, schema: JsonSchema): (keyof Sides)[] {
  if (source.startsWith('settings/') || source.endsWith('output.schema.json')) return ['written'];
  if (source.startsWith('bus/')) return [schema['x-message']?.endsWith('-request') ? 'written' : 'read'];
  // Trace files are kept: our reader reads lines of earlier versions, and other readers read ours.
  if (source.startsWith('traces/')) return ['read', 'written'];
  return source.startsWith('results/') || source.endsWith('input.schema.json') ? ['read'] : [];
}

function sourcesByTitle(model: Model): Map<string, string> {
  const ingress = model.events.map((event) => event.ingress);
  return new Map([...model.types, ...model.enums, ...ingress].map(({ title, source }) => [title, source]));
}

function readReleases(files: readonly LoadedFile[]): { releases: Release[]; problems: Problem[] } {
  const releases: Release[] = [];
  const problems: Problem[] = [];
  for (const { path: file, json } of files) {
    const [, name] = /^released\/(.+)\.json$/.exec(file) ?? [];
    if (name === undefined) continue;
    const version = parseVersion(name);
    if (version && isBundle(json)) releases.push({ file, version, definitions: json.$defs });
    else problems.push(unusable(file));
  }
  return { releases, problems };
}

/** Checks only the outline: the generator wrote the bundle from checked schemas. */
function isBundle(json: JsonObject): json is JsonObject & Pick<Bundle, '$defs'> {
  return isJsonObject(json['$defs']);
}

function unusable(file: string): Problem {
  const text = 'is not the bundle of a released version';
  return { file, pointer: '', text, help: 'restore it; npm run generate -- --release writes <version>.json' };
}

function outdated(version: string, { version: newest, file }: Release): Problem {
  const text = `${version} is older than ${newest.join('.')}, which is released`;
  return { file: 'contract.json', pointer: '/version', text, help: `continue from schemas/${file}` };
}
