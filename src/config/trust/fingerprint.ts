import type { HookRegistryEntry } from '../../../generated/index.js';
import { nameOf } from '../../core/registry/registered-hook.js';
import { canonicalJson, sha256 } from './canonical-json.js';
import { type CommandContext, coverageOf } from './coverage.js';
import type { Coverage, FileSeals } from './covered-files.js';
import { shownPath } from './file-paths.js';

/** What of an entry is trusted: all of it, except where it comes from and whether it is switched on. */
export type TrustEntry = Pick<
  HookRegistryEntry,
  'config' | 'eventName' | 'matcher' | 'sequential' | 'source' | 'dialect'
>;

/** A hook with everything that it runs, as far as that can be seen. */
export interface Fingerprint {
  /** The same in every process: it changes with every byte of the definition and of the covered files. */
  readonly id: string;
  readonly name: string;
  readonly event: string;
  /** Of the definition alone. */
  readonly definition: string;
  readonly files: readonly CoveredFile[];
  readonly programs: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
  /** Why a file could not be read; then nothing can vouch for it. */
  readonly unreadable: string | undefined;
  readonly coverage: Coverage;
}

export interface CoveredFile {
  /** From the project, where it is inside. */
  readonly path: string;
  /** Where its links lead, when that is another place. */
  readonly real?: string | undefined;
  readonly sha256: string;
}

/** The definition as one text; two entries with the same text are the same hook. */
export function definitionKey({ config, eventName, matcher, sequential, dialect }: TrustEntry): string {
  const { source: _, ...hook } = config;
  return canonicalJson([eventName, matcher ?? null, sequential ?? null, wordsOf(dialect), hook]);
}

/** What another agent's entry says beyond the hook that was made of it; where it stands is no part of it. */
function wordsOf(dialect: TrustEntry['dialect']): unknown {
  return dialect === undefined ? null : [dialect.name, dialect.event, dialect.entry ?? null];
}

/** Another agent's hook may run elsewhere than where the agent works, and means the project by its variables. */
function placeOf({ dialect }: TrustEntry, place: CommandContext): CommandContext {
  if (dialect === undefined) return place;
  return { ...place, workingDir: dialect.cwd ?? place.workingDir, variables: dialect.variables };
}

export function fingerprintOf(entry: TrustEntry, place: CommandContext, seals: FileSeals): Fingerprint {
  const definition = sha256(definitionKey(entry));
  const coverage = coverageOf(entry.config, placeOf(entry, place), seals);
  const files = coverage.seals.map(({ path, real, sha256: digest }) => {
    const [shown, target] = [shownPath(path, place.project), shownPath(real, place.project)];
    return { path: shown, ...(target === shown ? {} : { real: target }), sha256: digest ?? 'unreadable' };
  });
  const named = coverage.programs.filter(({ isNamed }) => isNamed);
  const programs = Object.fromEntries(named.map(({ name, path }) => [name, path ?? 'not found']));
  const { facts } = coverage;
  const failed = coverage.seals.find(({ failure }) => failure !== undefined);
  return {
    id: sha256(canonicalJson({ version: 1, definition, files, programs, ...(facts.length === 0 ? {} : { facts }) })),
    name: nameOf(entry.config),
    event: entry.eventName,
    definition,
    files,
    programs,
    hidden: coverage.hidden,
    unreadable: failed && `${shownPath(failed.path, place.project)} cannot be read: ${failed.failure}`,
    coverage,
  };
}
