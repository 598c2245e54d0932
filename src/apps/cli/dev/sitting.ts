import { isAbsolute } from 'node:path';
import type { PendingHook } from '../../../config/settings/index.js';
import { definitionKey } from '../../../config/trust/index.js';
import { sha256 } from '../../../util/canonical-json.js';
import type { DiffLine } from '../../../util/line-diff.js';
import type { Cli } from '../cli.js';
import { problem } from '../exit.js';
import { HookProject, type ProjectHook } from '../project.js';
import { ConfigSource, type TrustRecord, TrustStore } from '../runtime.js';
import { fileChange, grantTrust, openTrustView } from '../trust/trust-view.js';

/** Hook that changed while dev runs. */
export interface ChangedHook {
  readonly hook: PendingHook;
  readonly files: readonly { readonly path: string; readonly diff: readonly DiffLine[] }[];
  /** Why dev does not trust it; undefined if it may. */
  readonly reason: string | undefined;
}

/** One run of `dev`: the hooks that were trusted when it started, and the versions that it trusted. */
export class Sitting {
  readonly project: string;
  /** Hooks whose scripts dev may trust. */
  readonly hooks: readonly TrustRecord[];
  /** Ids of the hooks that were not trusted at the start. */
  readonly untrusted: readonly string[];
  readonly #cli: Cli;
  /** Ids that dev granted, by definition. */
  readonly #granted = new Map<string, Set<string>>();

  private constructor(cli: Cli, project: string, hooks: readonly TrustRecord[], untrusted: readonly string[]) {
    this.#cli = cli;
    this.project = project;
    this.hooks = hooks;
    this.untrusted = untrusted;
  }

  static async start(cli: Cli): Promise<Sitting> {
    return withHooks(cli, async (project, hooks) => {
      const records = recordsOf(project);
      const trusted = hooks.flatMap(({ hook }) => {
        const id =
          hook.trusted && isOfProject(hook) ? project.settings.getHookVersion?.(hook.verdict.entry) : undefined;
        const record = id === undefined ? undefined : records.get(id);
        return record === undefined || record.files.length === 0 ? [] : [record];
      });
      if (trusted.length === 0) {
        throw problem(
          'cannot find a trusted hook with a script in this project',
          `write a hook and run ${cli.name} trust once; then ${cli.name} dev trusts your edits of it`,
        );
      }
      const pending = await project.settings.trust.pending();
      const { project: folder } = project.settings;
      return new Sitting(
        cli,
        folder,
        trusted,
        pending.map(({ id }) => id),
      );
    });
  }

  /** Returns the changed hooks with these ids, and whether dev may trust them. */
  async changes(ids: readonly string[]): Promise<ChangedHook[]> {
    return withHooks(this.#cli, async (project, hooks) => {
      const view = await openTrustView(project);
      const pending = await project.settings.trust.pending();
      return pending
        .filter(({ id }) => ids.includes(id))
        .map((hook) => ({
          hook,
          files: hook.files.map((path) => ({ path, diff: fileChange(view, hook, path).diff })),
          reason: this.#whyNot(
            hook,
            hooks.find(({ id }) => id === hook.id),
          ),
        }));
    });
  }

  /** Trusts a change as it was shown. Returns false if the hook changed again. */
  async grant({ hook }: ChangedHook): Promise<boolean> {
    return withHooks(this.#cli, async (project, hooks) => {
      const view = await openTrustView(project);
      const { changed } = await grantTrust(view, [hook]);
      const entry = hooks.find(({ id }) => id === hook.id);
      if (changed.length === 0 || entry === undefined) return false;
      const versions = this.#granted.get(entry.definition) ?? new Set();
      const superseded = [...versions];
      this.#granted.set(entry.definition, new Set([hook.id]));
      await forget(view.store, superseded);
      return true;
    });
  }

  /** Forgets the versions that dev trusted and that are not current any more. Returns the hooks that stay trusted. */
  async end(): Promise<string[]> {
    return withHooks(this.#cli, async (project, hooks) => {
      const granted = [...this.#granted.values()].flatMap((ids) => [...ids]);
      const current = hooks.filter(({ id }) => granted.includes(id));
      const ids = new Set(current.map(({ id }) => id));
      await forget(
        new TrustStore(project.settings.project),
        granted.filter((id) => !ids.has(id)),
      );
      return current.map(({ hook }) => `${hook.verdict.name} (${hook.event})`);
    });
  }

  #whyNot(pending: PendingHook, found: CurrentHook | undefined): string | undefined {
    const known = this.hooks.filter(({ definition }) => definition === found?.definition);
    if (found === undefined || known.length === 0) return 'it was not trusted in this form when dev started';
    const isSameProgram = ({ programs }: TrustRecord): boolean =>
      JSON.stringify(Object.entries(programs).sort()) === JSON.stringify(Object.entries(pending.programs).sort());
    if (!known.some(isSameProgram)) return 'it runs another program than when dev started';
    const before = new Set(known.flatMap(({ files }) => files.map(({ path }) => path)));
    const outside = pending.files.find((path) => isAbsolute(path) && !before.has(path));
    return outside === undefined ? undefined : `it now runs ${outside}, which is not in the project`;
  }
}

interface CurrentHook {
  readonly hook: ProjectHook;
  readonly id: string;
  readonly definition: string;
}

/** Reads the settings again, because they may have changed, and closes them. */
async function withHooks<T>(
  cli: Cli,
  use: (project: HookProject, hooks: readonly CurrentHook[]) => Promise<T>,
): Promise<T> {
  const project = await HookProject.open(cli);
  try {
    const hooks = (await project.hooks()).filter(isOfProject);
    return await use(
      project,
      hooks.map((hook) => ({
        hook,
        id: project.settings.getHookVersion?.(hook.verdict.entry) ?? '',
        definition: sha256(definitionKey(hook.verdict.entry)),
      })),
    );
  } finally {
    await project.close();
  }
}

function isOfProject({ verdict }: ProjectHook): boolean {
  return verdict.entry.source === ConfigSource.Project && verdict.verdict !== 'invalid';
}

function recordsOf({ settings }: HookProject): ReadonlyMap<string, TrustRecord> {
  const state = new TrustStore(settings.project).read();
  return 'records' in state ? state.records : new Map();
}

async function forget(store: TrustStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await store.update((records) => {
    for (const id of ids) records.delete(id);
  });
}
