import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fire, makeMachine, settingsWith, trustAll } from '../../../support/config/settings/machine.js';

interface Form {
  readonly title: string;
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly covered: boolean;
  /** Names of files with plain contents, or their texts. */
  readonly files: readonly string[] | Readonly<Record<string, string>>;
  readonly change: readonly string[] | Readonly<Record<string, string>>;
  readonly links?: Readonly<Record<string, string>>;
  readonly inert?: boolean;
  /** Program that not every machine has. */
  readonly needs?: string;
}

const { forms }: { forms: readonly Form[] } = JSON.parse(
  readFileSync(new URL('../../../support/config/trust/forms.json', import.meta.url), 'utf8'),
);

const SHELL = [':\n', ': > {ran}\n'] as const;
/** Contents by file extension: harmless, and with a visible effect when run. */
const CONTENTS: Readonly<Record<string, readonly [string, string]>> = {
  '.js': ['0;\n', "require('node:fs').writeFileSync({ran}, '');\n"],
  '.cjs': ['0;\n', "require('node:fs').writeFileSync({ran}, '');\n"],
  '.mjs': ['0;\n', "import { writeFileSync } from 'node:fs';\nwriteFileSync({ran}, '');\n"],
  '.py': ['pass\n', 'open({ran}, "w").close()\n'],
  '.pl': ['1;\n', 'open(my $f, ">", {ran}); 1;\n'],
  '.pm': ['1;\n', 'open(my $f, ">", {ran}); 1;\n'],
  '.awk': ['BEGIN {}\n', 'BEGIN { printf "" > {ran} }\n'],
  '.sed': ['p\n', '1e touch {ran}\n'],
  Makefile: ['all:\n\t@:\n', 'all:\n\t@: > {ran}\n'],
};

function textsOf(files: Form['files'], version: 0 | 1): [string, string][] {
  if (!Array.isArray(files)) return Object.entries(files);
  return files.map((name: string) => [name, (CONTENTS[extname(name) || basename(name)] ?? SHELL)[version]]);
}

/** Creates a project with one hook, and a file that exists once changed code has run. */
async function projectWith({ command, args, env, files, links = {} }: Form) {
  const machine = makeMachine();
  const ran = join(machine.root, 'ran');
  const write = (texts: readonly [string, string][]): void => {
    for (const [name, text] of texts) {
      machine.write(join(machine.project, name), text.replaceAll('{ran}', JSON.stringify(ran)), 0o755);
    }
  };
  write(textsOf(files, 0));
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(machine.project, name));
  machine.write(
    machine.shared,
    settingsWith({ type: 'command', name: 'form', command, ...(args && { args }), ...(env && { env }) }),
  );
  return { write, hasRun: () => existsSync(ran), config: await machine.load() };
}

describe('ProjectTrust', () => {
  it('is tested with at least 66 command forms', () => {
    expect(forms.length).toBeGreaterThanOrEqual(66);
    expect(new Set(forms.map(({ title }) => title)).size).toBe(forms.length);
  });

  const folders = (process.env['PATH'] ?? '').split(':');
  const runnable = forms.filter(({ needs }) => !needs || folders.some((folder) => existsSync(join(folder, needs))));
  it.each(runnable.map((form) => [form.title, form] as const))(
    'does not run changed code that was shown as covered: %s [SEC-3]',
    async (_, form) => {
      const { write, hasRun, config } = await projectWith(form);
      const [pending] = await config.trust.pending();
      await trustAll(config);
      expect(await fire(config)).toMatchObject({ form: 'ran' });
      expect(hasRun()).toBe(false);

      write(textsOf(form.change, 1));
      await fire(config);
      const ranUnseen = hasRun();
      expect({ ranUnseen, fullyCovered: pending?.fullyCovered }).not.toEqual({ ranUnseen: true, fullyCovered: true });
      expect({ covered: pending?.fullyCovered, hidden: pending?.hidden }).toMatchObject({ covered: form.covered });

      // The form works: once the change is trusted, it runs.
      await trustAll(config);
      await fire(config);
      expect(hasRun()).toBe(form.inert !== true);
    },
  );
});
