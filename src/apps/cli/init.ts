import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TrustedTexts } from '../../config/trust/trusted-texts.js';
import { readAgentChoice, setUpAgents } from './agents/set-up.js';
import { type Cli, packageFolder } from './cli.js';
import { CliError, Exit, type ExitCode, messageOf, problem } from './exit.js';
import { withProject } from './project.js';
import { readDefinitions, selfContained } from './schemas.js';
import { whyUnwritable } from './writable.js';

export interface InitOptions {
  from?: string;
  /** Names of agents, separated by commas. */
  agents?: string;
  yes?: true;
  rules?: string;
  force?: true;
  json?: true;
}

const FOLDER = '.hookwright';
const SETTINGS = join(FOLDER, 'settings.json');
const EXAMPLES = ['settings.json', 'hooks/no-private-keys.sh', 'hooks/no-private-keys.hooktest.json'];

/** Sets up a project: its files, unless it has settings already, and the agents that run its hooks. */
export async function init(cli: Cli, options: InitOptions): Promise<ExitCode> {
  // Before anything is written, so that a misspelt name leaves nothing behind.
  const choice = await readAgentChoice(cli, options);
  const isNew = !existsSync(SETTINGS);
  const written = isNew ? await writeFirstHook(cli) : [];
  const trusted = isNew ? await trustWritten(cli) : [];
  if (!options.json) show(cli, written, trusted);
  const { code, ...agents } = await setUpAgents(cli, choice, options);
  if (options.json) cli.terminal.json({ written, trusted, ...agents });
  return code;
}

/** Writes all files, or none if one of them already exists. */
async function writeFirstHook(cli: Cli): Promise<string[]> {
  const files = await filesToWrite(cli);
  const taken = Object.keys(files).filter((path) => existsSync(path));
  if (taken.length > 0)
    throw problem(
      `nothing was written: ${taken.join(', ')} is already there`,
      `${cli.name} list shows the hooks of this project`,
    );
  writeAll(files);
  return Object.keys(files);
}

async function filesToWrite(cli: Cli): Promise<Record<string, string>> {
  const templates = join(packageFolder(), 'templates', 'init');
  const examples = EXAMPLES.map((path) => [path, readFileSync(join(templates, path), 'utf8')]);
  const hookTest = selfContained('HookTest', await readDefinitions(cli));
  const files = Object.fromEntries([
    ...examples,
    ['schemas/settings.schema.json', await cli.readGenerated('kit/settings.schema.json')],
    ['schemas/hook-test.schema.json', `${JSON.stringify(hookTest, undefined, 2)}\n`],
    // Personal settings, and files that hooks create.
    ['.gitignore', 'settings.local.json\n__pycache__/\n*.jsonl\n*.log\n'],
  ]);
  return Object.fromEntries(Object.entries<string>(files).map(([path, text]) => [join(FOLDER, path), text]));
}

function writeAll(files: Readonly<Record<string, string>>): void {
  const written: string[] = [];
  try {
    for (const [path, text] of Object.entries(files)) {
      write(path, text);
      written.push(path);
    }
  } catch (error) {
    // Remaining files would block the next attempt.
    for (const path of written) rmSync(path, { force: true });
    throw error;
  }
}

function write(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Fails if the file was created since the check.
    writeFileSync(path, text, { flag: 'wx', mode: path.endsWith('.sh') ? 0o755 : 0o644 });
  } catch (error) {
    throw problem(`${path} cannot be written: ${whyUnwritable(path) ?? messageOf(error)}`);
  }
}

/** Trusts the hooks of the new settings file and no others. */
async function trustWritten(cli: Cli): Promise<string[]> {
  const { TrustStore } = await import('./runtime.js');
  return withProject(cli, async ({ settings }) => {
    const own = new Set(EXAMPLES.map((path) => `${FOLDER}/${path}`));
    const hooks = (await settings.trust.pending()).filter(
      ({ files }) => files.length > 0 && files.every((path) => own.has(path)),
    );
    const { path } = new TrustStore(settings.project);
    try {
      for (const { files } of hooks) new TrustedTexts(path).keepFiles(settings.project, files);
      await settings.trust.grant(hooks.map(({ id }) => id));
      return hooks.map(({ name }) => name);
    } catch (error) {
      const why = whyUnwritable(path) ?? messageOf(error);
      throw new CliError(
        `the files are written, but their hook is not trusted: ${why}`,
        Exit.problem,
        `then run ${cli.name} trust`,
      );
    }
  });
}

function show({ terminal, name }: Cli, written: readonly string[], trusted: readonly string[]): void {
  for (const path of written) terminal.printWrapped(`wrote ${path}`);
  for (const hook of trusted) terminal.printWrapped(`trusted ${hook}`);
  if (written.length > 0) terminal.printWrapped(`Now try: ${name} test`);
  else terminal.printWrapped(`${SETTINGS} is already there; ${name} list shows the hooks of this project.`);
}
