import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Contract } from '../../../core/contract/index.js';
import { isInside, realPath } from '../../../util/files.js';
import { isRecord } from '../../../util/json.js';
import type {
  CheckResponse,
  EventForm,
  EventRequest,
  EventsResponse,
  ExplainResponse,
  RunResponse,
  SavedTest,
  SaveTestRequest,
  TrustChanged,
  TrustResponse,
} from '../../inspector/api.js';
import { copiesOf } from '../../inspector/copy-as.js';
import { HttpError } from '../../inspector/http-error.js';
import type { InspectedProject } from '../../inspector/inspected-project.js';
import { rewritesOf } from '../../inspector/rewrites.js';
import { toneOf } from '../../inspector/tone.js';
import { type Cli, packageVersion } from '../cli.js';
import { originOf } from '../dialects.js';
import { checkInput, completeInput } from '../event-input.js';
import { CliError, codeOf, Exit, messageOf } from '../exit.js';
import { explainEvent, plainVerdict } from '../explain-event.js';
import { fireEvent } from '../fire-report.js';
import { HookProject } from '../project.js';
import { readDefinitions, sampleOf, selfContained } from '../schemas.js';
import { grantTrust, openTrustView } from '../trust/trust-view.js';
import { configuredHooks, trustResponse } from './hook-responses.js';

const TEST_FOLDER = join('.hookwright', 'tests');

/** Project of the current folder. It is read again for every request, so that edits take effect immediately. */
export class CliProject implements InspectedProject {
  readonly command: string;
  readonly version = packageVersion();
  readonly contract: Contract;
  readonly folder: string;
  readonly #cli: Cli;
  readonly #listeners = new Set<() => void>();

  constructor(cli: Cli, contract: Contract, folder: string) {
    this.#cli = cli;
    this.command = cli.name;
    this.contract = contract;
    this.folder = folder;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notifies listeners that settings, trust or the trace file may have changed. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  hooks(): ReturnType<InspectedProject['hooks']> {
    return this.#open((project) => configuredHooks(project));
  }

  events(): Promise<EventsResponse> {
    return this.#open(async (project) => {
      const definitions = await readDefinitions(this.#cli);
      const { hooks } = await configuredHooks(project);
      const events = project.events.map((name) => {
        const schema = definitions[`${name}HookInput`];
        const description = isRecord(schema) ? schema['description'] : undefined;
        return {
          name,
          description: typeof description === 'string' ? description : '',
          matcherField: project.route(name).matcher?.field,
          hooks: hooks.filter(({ event }) => event === name).length,
        };
      });
      return { events };
    });
  }

  form(event: string): Promise<EventForm> {
    return this.#open(async (project) => {
      const { inputContract } = project.route(event);
      const schema = { ...selfContained(inputContract, await readDefinitions(this.#cli)) };
      const sample = await sampleOf(this.#cli, inputContract);
      return { event, schema, sample: `${JSON.stringify(sample, undefined, 2)}\n` };
    });
  }

  check({ event, input }: EventRequest): Promise<CheckResponse> {
    return this.#open(async (project) => this.#violations(project, { event, input }));
  }

  explain({ event, input }: EventRequest): Promise<ExplainResponse> {
    return this.#open(async (project) => {
      const route = project.route(event);
      const whole = await completeInput(this.#cli, route, input);
      const { hooks, ...rest } = await explainEvent(project, route, whole, whole);
      const inOrder = [...hooks.filter(({ planned }) => planned), ...hooks.filter(({ planned }) => !planned)];
      const explained = inOrder.map((hook) => ({ ...plainVerdict(hook), origin: originOf(hook.entry) }));
      return { ...rest, hooks: explained, ...(await this.#violations(project, { event, input })) };
    });
  }

  run({ event, input: given }: EventRequest, signal: AbortSignal): Promise<RunResponse> {
    return this.#open(async (project) => {
      const route = project.route(event);
      const input = await completeInput(this.#cli, route, given);
      checkInput(this.#cli, project.contract, route, input);
      const system = await project.system({ reads: true });
      const report = await fireEvent({ project, system, route, input, signal });
      const { decision, reason, hooks, output } = report;
      const fields = { ...output };
      return {
        ...report,
        output: output && fields,
        hooks: hooks.map((hook) => ({ ...hook, tone: toneOf(hook) })),
        rewrites: rewritesOf(route, input, fields),
        copies: copiesOf({ command: this.command, route, input, decision, reason, hooks }),
      };
    });
  }

  saveTest({ name, event, input, expect }: SaveTestRequest): Promise<SavedTest> {
    return this.#open(async (project) => {
      const { eventName } = project.route(event);
      const test = { cases: [{ name, event: eventName, input, expect }] };
      const [violation] = project.contract.violations('HookTest', test);
      if (violation !== undefined) throw new HttpError(400, `${violation.path} ${violation.message}`);
      const folder = join(this.folder, TEST_FOLDER);
      const file = join(folder, `${fileName(name)}.hooktest.json`);
      // Checked before and after the folder is created, because either path may be a link.
      this.#checkInside(dirname(folder));
      mkdirSync(folder, { recursive: true });
      this.#checkInside(folder);
      writeNew(file, `${JSON.stringify(test, undefined, 2)}\n`);
      return { file: relative(this.folder, file) };
    });
  }

  #checkInside(folder: string): void {
    if (!isInside(realPath(folder), realPath(this.folder)))
      throw new HttpError(409, `${folder} is outside of the project`);
  }

  trust(): Promise<TrustResponse> {
    return this.#open(async (project) => trustResponse(await openTrustView(project)));
  }

  grant(ids: readonly string[]): Promise<TrustChanged> {
    return this.#open(async (project) => {
      const view = await openTrustView(project);
      const pending = await project.settings.trust.pending();
      const { changed } = await grantTrust(
        view,
        pending.filter(({ id }) => ids.includes(id)),
      );
      return this.#trustChanged(project, ids, changed);
    });
  }

  revoke(ids: readonly string[]): Promise<TrustChanged> {
    return this.#open(async (project) => {
      const { changed } = await project.settings.trust.revoke(ids);
      return this.#trustChanged(project, ids, changed);
    });
  }

  async #trustChanged(project: HookProject, ids: readonly string[], changed: readonly string[]): Promise<TrustChanged> {
    this.changed();
    const unknown = ids.filter((id) => !changed.includes(id));
    return { changed, unknown, trust: await trustResponse(await openTrustView(project)) };
  }

  async #violations(project: HookProject, { event, input }: EventRequest): Promise<CheckResponse> {
    const route = project.route(event);
    const violations = project.contract.violations(route.inputContract, await completeInput(this.#cli, route, input));
    return { violations: violations.map(({ path, message }) => ({ path, message })) };
  }

  /** Opens the project for one request. Errors that a person can fix become an HttpError; running hooks are killed. */
  async #open<T>(use: (project: HookProject) => Promise<T>): Promise<T> {
    try {
      const project = await HookProject.open(this.#cli);
      try {
        return await use(project);
      } finally {
        await project.close();
      }
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (error instanceof CliError) {
        const status = error.exitCode === Exit.wrongUse ? 400 : 409;
        throw new HttpError(status, error.message, ...error.help);
      }
      throw new HttpError(409, messageOf(error));
    }
  }
}

const MAX_NAME_LENGTH = 80;

/** Returns a file name that is valid on every file system and cannot leave its folder. */
function fileName(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_NAME_LENGTH) || 'saved';
}

function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new HttpError(409, `${file} cannot be written: ${messageOf(error)}`);
    throw new HttpError(409, `${file} already exists`, 'give the test another name');
  }
}
