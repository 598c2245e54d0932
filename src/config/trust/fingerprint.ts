import type { HookRegistryEntry } from '../../../generated/index.js';
import { nameOf } from '../../core/registry/registered-hook.js';
import { canonicalJson, sha256 } from '../../util/canonical-json.js';
import { type CommandContext, coverageOf } from './coverage.js';
import type { Coverage, FileSeals } from './covered-files.js';
import { shownPath } from './file-paths.js';

/** Trusted part of an entry: everything but its file and whether it is enabled. */
export type TrustEntry = Pick<
  HookRegistryEntry,
  'config' | 'eventName' | 'matcher' | 'sequential' | 'source' | 'dialect'
>;

/** A hook with everything that it is known to run. */
export interface Fingerprint {
  /** Equal in every process. Changes with every byte of the definition and of the covered files. */
  readonly id: string;
  readonly name: string;
  readonly event: string;
  /** Digest of the definition. */
  readonly definition: string;
  readonly files: readonly CoveredFile[];
  readonly programs: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
  /** Reason why a file could not be read. Such a hook is not trusted. */
  readonly unreadable: string | undefined;
  readonly coverage: Coverage;
}

export interface CoveredFile {
  /** Relative to the project if it is inside of it. */
  readonly path: string;
  /** Target of its links, if it has any. */
  readonly real?: string | undefined;
  readonly sha256: string;
}

/** Returns the definition as one text. Two entries with the same text are the same hook. */
export function definitionKey({ config, eventName, matcher, sequential, dialect }: TrustEntry): string {
  const { source: _, ...hook } = config;
  return canonicalJson([eventName, matcher ?? null, sequential ?? null, dialectEntryOf(dialect), hook]);
}

/** Returns the original entry of a dialect hook, without its position. */
function dialectEntryOf(dialect: TrustEntry['dialect']): unknown {
  return dialect === undefined ? null : [dialect.name, dialect.event, dialect.entry ?? null];
}

/** Returns the context of a hook. A dialect hook may have its own working directory and variables. */
function contextOf({ dialect }: TrustEntry, context: CommandContext): CommandContext {
  if (dialect === undefined) return context;
  return { ...context, workingDir: dialect.cwd ?? context.workingDir, variables: dialect.variables };
}

export function fingerprintOf(entry: TrustEntry, context: CommandContext, seals: FileSeals): Fingerprint {
  const definition = sha256(definitionKey(entry));
  const coverage = coverageOf(entry.config, contextOf(entry, context), seals);
  const files = coverage.seals.map(({ path, real, sha256: digest }) => {
    const [shown, target] = [shownPath(path, context.project), shownPath(real, context.project)];
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
    unreadable: failed && `${shownPath(failed.path, context.project)} cannot be read: ${failed.failure}`,
    coverage,
  };
}
