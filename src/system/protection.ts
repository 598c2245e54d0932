import {
  ConfigSource,
  HookErrorPolicy,
  type HookOutput,
  type HookSettings,
  HookType,
  type HostTool,
} from '../../generated/index.js';
import type { Contract, Route } from '../core/contract/index.js';
import { contractOf } from '../core/registry/events.js';
import { attempt } from '../util/errors.js';
import { fieldsOf } from '../util/json.js';
import { plainText } from '../util/plain-text.js';
import { dialectsOf, importDialects } from './tool-facts.js';

/** Policy for calls that would switch guards off. `ask` blocks those that change files of hookwright. */
export type ProtectPolicy = NonNullable<HookSettings['protect']>;

/** Parts of the host's config that the guard depends on. */
interface ProtectionConfig {
  getContract?(): Contract | undefined;
  getWorkingDir(): string;
  getProtection?(): ProtectPolicy | undefined;
  getHostTools?(): Readonly<Record<string, HostTool>> | undefined;
}

type Judge = InstanceType<Awaited<ReturnType<typeof importDialects>>['GuardedCalls']>;

/** Names of the folders of guarded files. A test keeps the list complete. */
const FOLDERS = String.raw`\.(?:claude|gemini|qwen|codex|cursor|copilot|github)\b|\/etc\/|application support|programdata`;
/** Variables that move such a folder or file. */
const VARIABLES =
  /^(?:XDG_(?:STATE|DATA|CONFIG)_HOME|CLAUDE_CONFIG_DIR|CODEX_HOME|QWEN_HOME|COPILOT_HOME|(?:GEMINI_CLI|QWEN_CODE)_\w+_PATH)$/;
const FOLDER_NAMES =
  '.claude .gemini .qwen .codex .cursor .copilot .github .github/hooks .hookwright .config/hookwright .local/state/hookwright .local/share/hookwright'.split(
    ' ',
  );
/** Folder of guarded files, as a working directory. */
const IN_FOLDER =
  /(?:^|\/)(?:\.(?:claude|gemini|qwen|codex|cursor|copilot|github|hookwright)|(?:state|share|\.config|node_modules)\/hookwright)(?:\/|$)|^(?:\/private)?\/etc(?:\/|$)|application support|programdata/i;
/** Programs that write, delete or link files, or change hooks. */
const CHANGING =
  'cd|pushd|rm|mv|cp|ln|dd|tee|find|clean|xargs|unlink|install|truncate|touch|rsync|chmod|chown|chgrp|setfacl|trust|init|claude|gemini|qwen|codex|cursor|copilot';
/** A command without quotes, expansions, redirections and such programs. */
const PLAIN_COMMAND = new RegExp(String.raw`^(?!(?:[^]*[\s/])?(?:${CHANGING})\b)[\w./:=@%+,\s-]*$`, 'i');
const COMMAND_KEYS: ReadonlySet<string> = new Set('command cmd script commands chars input keys'.split(' '));
/** Arguments that hold text: a path in them is not opened. */
const TEXT_KEYS =
  /^(?:contents?|text|body|(?:old|new)_?(?:str|string|text|source)?|file_text|replacement|oldString|newString)$/;
const PATCH = /^\s*(?:\*\*\* |diff |--- |\+\+\+ |Index: )/m;
/** Files of a patch, whose names may be quoted. */
const PATCHED =
  /^(?:\*\*\* (?:(?:Add|Update|Delete) File|Move to):|---|\+\+\+|rename to|copy to|Index:) "?(?:[ab]\/)?([^\t\r\n"]+)/gm;
const MAX_PATH = 4096;
const MAX_DEPTH = 8;
const MAX_SEEN = 512;

/** The guard of hookwright's own files, and of the files in which an agent switches hooks off. */
export class Protection {
  readonly config = {
    type: HookType.Function,
    name: 'hookwright protect',
    description: 'Asks about calls that could switch guards off, and blocks those that change files of hookwright',
    action: (input: object) => this.#decide(input),
    onError: HookErrorPolicy.Block,
    source: ConfigSource.System,
  } as const;
  readonly source = ConfigSource.System;
  readonly #config: ProtectionConfig;
  readonly #contract: Contract;
  readonly #commandKeys: ReadonlySet<string>;
  #names: RegExp;
  /** Paths that lead to no guarded file. A command may create links, so each of them starts anew. */
  readonly #seen = new Set<string>();
  /** Guarded folders that a variable moves, or to which a link leads. */
  readonly #moved: string[] = movedFolders(process.env);
  #follow: Awaited<ReturnType<typeof importFileFacts>>['targetOf'] | undefined;
  #judge: Promise<Judge> | undefined;

  constructor(config: ProtectionConfig) {
    this.#config = config;
    this.#contract = contractOf(config);
    const declared = Object.values(attempt(() => config.getHostTools?.(), undefined) ?? {});
    const names = declared.flatMap(({ role, args }) => (role === 'shell' ? (args?.['command'] ?? []) : []));
    this.#commandKeys = new Set([...COMMAND_KEYS, ...names]);
    this.#names = namesIn(this.#moved);
  }

  /** Prepares the check of links. Without files, as in some runtimes, there is none. */
  async prepare(): Promise<void> {
    if (this.#follow !== undefined) return;
    const files = await importFileFacts().catch(() => undefined);
    this.#follow = files?.targetOf ?? (() => undefined);
    const bases = [process.env['HOME'], attempt(() => this.#config.getWorkingDir(), undefined)];
    const folders = bases.flatMap((base) => (base === undefined ? [] : FOLDER_NAMES.map((name) => `${base}/${name}`)));
    this.#moved.push(...[...folders, ...this.#moved].flatMap((folder) => files?.linksIn(folder) ?? []));
    this.#names = namesIn(this.#moved);
  }

  applies({ moment, effects }: Route): boolean {
    return moment === 'tool-start' && effects.includes('block');
  }

  /** Returns true if the call may concern a guarded file. Reads each text once, and no file unless a text may be its path. */
  isAbout(args: unknown, cwd: string): boolean {
    if (this.#config.getProtection?.() === 'off') return false;
    return this.#isIn(cwd) || this.#mentions(args, '', cwd, 0);
  }

  #isIn(cwd: string): boolean {
    return IN_FOLDER.test(cwd) || this.#moved.some((folder) => `${cwd}/`.startsWith(`${folder}/`));
  }

  #mentions(value: unknown, key: string, cwd: string, depth: number): boolean {
    if (typeof value === 'string') return this.#isNamedIn(value, key, cwd);
    if (typeof value !== 'object' || value === null) return false;
    if (depth > MAX_DEPTH) return true;
    if (Array.isArray(value)) return value.some((each) => this.#mentions(each, key, cwd, depth + 1));
    return Object.entries(value).some(
      ([name, each]) => this.#names.test(name) || this.#mentions(each, name, cwd, depth + 1),
    );
  }

  #isNamedIn(text: string, key: string, cwd: string): boolean {
    if (this.#commandKeys.has(key)) {
      this.#seen.clear();
      if (!PLAIN_COMMAND.test(text) || this.#names.test(text)) return true;
      const words = text.split(/\s+/);
      return words.length > MAX_SEEN || words.some((word) => word !== '' && this.#leadsToNamed(word, cwd));
    }
    const isLong = text.length > MAX_PATH || text.includes('\n');
    if (isLong && TEXT_KEYS.test(key)) return false;
    // An escape may hide any name.
    if (this.#names.test(plainText(text)) || /\\u[\da-f]{4}|\\[0-7]{3}/i.test(text)) return true;
    if (TEXT_KEYS.test(key)) return false;
    const paths = PATCH.test(text) ? [...text.matchAll(PATCHED)].map(([, path = '']) => path) : isLong ? [] : [text];
    return paths.length > MAX_SEEN || paths.some((path) => this.#leadsToNamed(path, cwd));
  }

  /** Returns true if a path leads to a guarded file through a link. */
  #leadsToNamed(text: string, cwd: string): boolean {
    const home = text.startsWith('~/') ? (process.env['HOME'] ?? '') + text.slice(1) : text;
    const path = home.startsWith('/') ? home : `${cwd}/${home}`;
    if (this.#follow === undefined || this.#seen.has(path)) return false;
    const target = attempt(() => this.#follow?.(path), undefined);
    if (target !== undefined && target !== path && this.#names.test(target)) return true;
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear();
    this.#seen.add(path);
    return false;
  }

  async #decide(input: object): Promise<HookOutput | undefined> {
    this.#judge ??= this.#load();
    // The next call tries again.
    this.#judge.catch(() => (this.#judge = undefined));
    const found = (await this.#judge).judge(fieldsOf(input));
    if (found === undefined) return undefined;
    const decision = this.#config.getProtection?.() === 'block' ? 'deny' : found.decision;
    return { decision, reason: found.reason };
  }

  async #load(): Promise<Judge> {
    const [{ GuardedCalls }, documents] = await Promise.all([importDialects(), dialectsOf(this.#contract)]);
    return new GuardedCalls(documents, this.#config.getHostTools?.());
  }
}

/** Returns the folders, and files, that variables of the environment name. */
function movedFolders(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (!VARIABLES.test(name) || value === '') return [];
    return [name.startsWith('XDG_') ? `${value}/hookwright` : value];
  });
}

/** Returns the pattern that finds guarded files in a text, by the names of their folders. */
function namesIn(moved: readonly string[]): RegExp {
  const texts = moved.map((path) => path.slice(path.lastIndexOf('/') + 1).replaceAll(/[^\w-]/g, String.raw`\$&`));
  return new RegExp(['hookwright', FOLDERS, ...texts.filter((text) => text !== '')].join('|'), 'i');
}

function importFileFacts() {
  return import('../util/real-paths.js');
}
