/** A program that a command may run. A wrapper and the program that it runs are two entries. */
export interface ProgramFact {
  /** Last part of its path. */
  readonly name: string;
  /** As written, if it is not only a name. */
  readonly path?: string;
  /** Parts that exist only at run time are as written: `$X`. Unless they cannot matter, the command is opaque. */
  readonly args: readonly string[];
  /** Variables that are set for this program only. */
  readonly env?: Readonly<Record<string, string>>;
  /** Programs that run this one, from the outermost. */
  readonly wrapped_by?: readonly string[];
}

/** Facts that may be unresolved while others are known. Flags are resolved if these facts are. */
export const FACT_NAMES = ['programs', 'reads', 'writes', 'deletes', 'hosts'] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** Facts, and parts of `writes` and `deletes` that are outside of the project. */
export const UNRESOLVED_NAMES = [...FACT_NAMES, 'writes_outside', 'deletes_outside'] as const;
type UnresolvedName = (typeof UNRESOLVED_NAMES)[number];

/** Facts about a command, in the form of the wire. A folder in `writes` or `deletes` includes its contents. */
export interface CommandFacts {
  readonly programs: readonly ProgramFact[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly deletes: readonly string[];
  readonly hosts: readonly string[];
  readonly uses_sudo: boolean;
  readonly background: boolean;
  /** True if a program runs code that is not shell text of the command. */
  readonly runs_code: boolean;
  /** True if a part of the text cannot be resolved. */
  readonly opaque: boolean;
  /** Facts that may lack entries. Absent if none does. */
  readonly unresolved?: readonly UnresolvedName[];
  readonly why_opaque?: string;
}

/** Effects of a command beyond its files. */
export interface CommandEffects {
  readonly reveals: readonly string[];
  readonly changes: readonly string[];
  readonly git: readonly string[];
  readonly sends: boolean;
}

/** Facts about a command of a project. */
export interface ProjectCommandFacts extends CommandFacts, CommandEffects {
  /** Files that it writes or deletes outside of the project, other than in folders for temporary files. */
  readonly writes_outside: readonly string[];
  readonly deletes_outside: readonly string[];
}

export interface CommandFactsOptions {
  /** Folder of the command. Without it, relative paths stay relative. */
  readonly cwd?: string;
  /** Home folder. Without it, paths begin with `~`. */
  readonly home?: string;
  /** Name or path of the shell that runs the command. Defaults to bash. */
  readonly shell?: string;
}

/** Text after all expansions of the shell, as far as it is known before the command runs. */
export interface Field {
  /** The text, or as written if it is not known. */
  readonly text: string;
  readonly known: boolean;
  /** True if it may become no field, or several. */
  readonly many?: boolean;
  /** True if it is a number, whichever. */
  readonly numeric?: boolean;
  /** True for `<(...)` and `>(...)`. */
  readonly stream?: boolean;
  /** True if only the names of files that match a pattern are not known. */
  readonly pattern?: boolean;
  /** Folders, one of which contains the file that it stands for. */
  readonly under?: readonly string[];
  /** Pattern that the names of all files match for which it stands. */
  readonly only?: string;
}

/** Fields of a command, in their order. */
export type Fields = readonly Field[];

/** Shells as far as they read text differently. `sh` stands for dash and the like. */
export type ShellDialect = 'bash' | 'sh' | 'zsh' | 'other';

/** Stands for the home folder inside of the engine: a command never contains NUL. */
export const HOME_MARK = '\0~';

export function knownField(text: string): Field {
  return { text, known: true };
}

export function unknownField(text: string, many = true): Field {
  return { text, known: false, many };
}
