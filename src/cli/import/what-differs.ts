import type { AdaptedHook, Dialect, DialectEvent, DialectValue, OutputRule, Route } from '../../contract/index.js';
import type { Schema } from '../schemas.js';
import type { AddNote } from './note.js';

/** What a script of theirs reads, answers or relies on that a native hook has not. */
export function noteDifferences(
  { dialect: origin, config }: AdaptedHook,
  dialect: Dialect,
  event: DialectEvent,
  route: Route,
  definitions: Schema,
  note: AddNote,
): void {
  const unread = missing(Object.keys({ ...dialect.bases[event.base ?? 'default'], ...event.input }), [
    `${event.on}HookInput`,
    definitions,
  ]);
  if (unread.length > 0) note(`it is not given ${unread.join(', ')}`);
  noteWords(dialect, event, unread, note);
  noteAnswers(dialect, event, definitions, note);
  noteExits(dialect, event, route, note);
  const conditions = Object.keys(event.when ?? {}).filter((path) => path.includes('.') && !path.startsWith('$'));
  if (conditions.length > 0) note(`it runs whatever ${conditions.join(', ')} says`);
  if (event.loopCap !== undefined) note('nobody counts how often it asks to go on');
  noteEntry(origin.entry ?? {}, dialect, note);
  noteVariables(JSON.stringify(config), dialect, note);
}

/** Fields that a native hook has too, with other words in them. */
function noteWords({ dialect }: Dialect, { input }: DialectEvent, unread: readonly string[], note: AddNote): void {
  const given = Object.entries(input).filter(([name]) => !unread.includes(name));
  const ofTools = given.filter(([, value]) => pathsIn(value).some((path) => path.startsWith('$tool.')));
  const names = ofTools.map(([name]) => name).join(' and ');
  if (names !== '') note(`in ${names}, tools and arguments have the names of the host, not those of ${dialect}`);
  for (const [name, value] of given) {
    const mapped = Object.entries(mapOf(value)).filter(([ours, theirs]) => ours !== theirs);
    const words = mapped.map(([ours, theirs]) => `${JSON.stringify(ours)} for ${JSON.stringify(theirs)}`);
    if (words.length > 0) note(`${name} is in other words: ${words.join(', ')}`);
  }
}

function mapOf(value: DialectValue): object {
  const map = fieldOf(value, 'map');
  return typeof map === 'object' && map !== null ? map : {};
}

/** Keys of the entry for which a native hook has no words. */
function noteEntry(entry: Readonly<Record<string, unknown>>, { config, run }: Dialect, note: AddNote): void {
  const { condition, cwd, loopCap, shell, ...carried } = config.entry;
  const known = ['type', 'matcher', run.sequentialKey, shell, Object.values(carried)].flat(2);
  const lost = Object.keys(entry).filter((key) => !known.includes(key) && !(cwd ?? []).includes(key));
  const narrowing = lost.filter((key) => condition?.includes(key));
  for (const key of narrowing) note(`${key} is not carried over: it runs whether that holds or not`);
  const others = lost.filter((key) => !narrowing.includes(key));
  if (others.length > 0) note(`${others.join(', ')} ${others.length === 1 ? 'is' : 'are'} not carried over`);
}

/** Variables of theirs that every native hook has too. */
const SHARED: ReadonlySet<string> = new Set(['CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'LLXPRT_PROJECT_DIR']);

function noteVariables(text: string, { env, dialect }: Dialect, note: AddNote): void {
  const used = Object.keys(env).filter((name) => !SHARED.has(name) && text.includes(name));
  if (used.length > 0) note(`${used.join(', ')} is set for hooks of ${dialect} only`);
}

/** Exit codes that mean something else here: 0 answers, 2 refuses, anything else has failed. */
function noteExits({ exit, dialect }: Dialect, event: DialectEvent, { effects }: Route, note: AddNote): void {
  const refuses = event.exit2 === 'deny' || event.exit2 === 'result';
  if (!refuses && effects.includes('block')) note(`exit code 2 refuses nothing in ${dialect}, and does here`);
  const denies = exit.other.text === 'deny' || (exit.other.then === 'other' && event.exitOther === 'deny');
  if (refuses && denies) note('an exit code other than 0 and 2 refuses there; here it has failed: see "onError"');
  if (exit.other.json === 'apply') note('its answer counts there whatever the exit code; here with 0 only');
}

/** Whoever refuses in words that nobody understands here must know it. */
function noteAnswers({ output }: Dialect, event: DialectEvent, definitions: Schema, note: AddNote): void {
  const rules = event.output.flatMap((group) => output[group] ?? []);
  const refusing = rules.filter(({ set }) => set?.['decision'] !== undefined);
  const unheard = (some: readonly OutputRule[]) => missing(answersOf(some), [`${event.on}Output`, definitions]);
  const unrefused = unheard(refusing);
  if (unrefused.length > 0) note(`a refusal by ${unrefused.join(', ')} in its answers is not heard here`);
  const others = unheard(rules).filter((path) => !unrefused.includes(path));
  if (others.length > 0) note(`${others.join(', ')} in its answers has no effect here`);
}

/** The fields of an answer that rules look at. */
function answersOf(rules: readonly OutputRule[]): string[] {
  const paths = rules.flatMap(({ if: when, set }) => [
    ...Object.keys(when ?? {}),
    ...Object.values(set ?? {}).flatMap(pathsIn),
  ]);
  return [...new Set(paths.map((path) => path.replace(/^\$\./, '')).filter((path) => !path.startsWith('$')))];
}

function pathsIn(value: DialectValue): string[] {
  if (typeof value === 'string') return value.startsWith('$') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values<DialectValue>(value).flatMap(pathsIn);
}

/** Which of the paths a contract of ours has no field for. */
function missing(paths: readonly string[], [title, definitions]: readonly [string, Schema]): string[] {
  return paths.filter((path) => {
    let at: unknown = definitions[title];
    for (const name of path.split('.').slice(0, 2)) {
      const properties = fieldOf(resolved(at, definitions), 'properties');
      if (properties === undefined) return false;
      at = fieldOf(properties, name);
      if (at === undefined) return true;
    }
    return false;
  });
}

function resolved(schema: unknown, definitions: Schema): unknown {
  const reference = fieldOf(schema, '$ref');
  return typeof reference === 'string' ? definitions[reference.replace('#/$defs/', '')] : schema;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
