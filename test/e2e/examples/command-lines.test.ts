import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf, documentPages, projectFolder, readDocument, run } from './documents.js';
import { root } from './example-hooks.js';

const pages = [...documentPages(), 'CONTRIBUTING.md', 'examples/README.md'];

/** Inline commands, with their result in a project created by `hookwright init`. */
const TRIED: Readonly<Record<string, { code: number; says: RegExp }>> = {
  'hookwright doctor': { code: 0, says: /\n$/ },
  'hookwright kit typescript': { code: 0, says: /BeforeToolHookInput/ },
  'hookwright schema': { code: 0, says: /"enableHooks"/ },
  'hookwright schema BeforeTool': { code: 0, says: /"tool_name"/ },
  'hookwright schema HookTest': { code: 0, says: /"title": "HookTest"/ },
  'hookwright test': { code: 0, says: /3 passed, 0 failed/ },
  'hookwright test --junit report.xml': { code: 0, says: /3 passed, 0 failed/ },
  'hookwright trust': { code: 0, says: /Every hook that may run is trusted/ },
  'hookwright trust --lock': { code: 0, says: /hooks\.lock\.json/ },
  'hookwright validate': { code: 0, says: /No problems/ },
};
/** Commands that run forever or need more than a project, with the file and text that tests them. */
const TRIED_ELSEWHERE: Readonly<Record<string, readonly [string, string]>> = {
  'hookwright ...': ['test/e2e/apps/cli/help.test.ts', 'lists all subcommands'],
  'hookwright --version': ['test/e2e/smoke/empty-machine.mjs', "'--version'"],
  'hookwright dev': ['test/e2e/apps/cli/dev.test.ts', "'dev'"],
  'hookwright events': ['test/e2e/apps/cli/events.test.ts', "'events'"],
  'hookwright hook --as <agent>': ['test/e2e/integrations/agents/session.test.ts', "'hook', '--as'"],
  'hookwright hook --as copilot-cli preToolUse': ['test/e2e/integrations/agents/session.test.ts', "'hook', '--as'"],
  'hookwright install --http': ['test/e2e/apps/cli/install-http.test.ts', "'install', '--http'"],
  'hookwright install': ['test/e2e/integrations/agents/daemon.test.ts', "'install'"],
  'hookwright uninstall': ['test/e2e/apps/cli/install.test.ts', 'uninstall'],
  'hookwright status': ['test/e2e/apps/cli/install.test.ts', 'status'],
  'hookwright init': ['docs/getting-started/hook-authors.md', 'npx hookwright init\n'],
  "hookwright explain BeforeTool --input '...'": [
    'test/e2e/apps/cli/starter-rules.test.ts',
    "'explain', 'BeforeTool', '--input'",
  ],
  'hookwright inspect': ['test/e2e/apps/inspector/inspector.ts', "'inspect'"],
  'hookwright inspect ...': ['test/e2e/apps/inspector/inspector.ts', "'inspect'"],
  'hookwright mcp': ['test/e2e/integrations/mcp/start.test.ts', "'mcp'"],
  'hookwright mcp --': ['test/e2e/integrations/mcp/start.test.ts', "'mcp'"],
  'hookwright run': ['test/e2e/apps/cli/run.test.ts', "'run'"],
  'hookwright serve': ['test/e2e/integrations/nats/serve.test.ts', "'serve'"],
  'hookwright stats': ['test/e2e/apps/cli/trace.test.ts', "'stats'"],
  'hookwright test --watch': ['test/e2e/apps/cli/test.test.ts', "['test', '--watch']"],
  'hookwright trust --revoke guard': ['docs/guides/trust.md', '$ hookwright trust --revoke guard'],
  'hookwright validate --dialect claude-code': ['test/e2e/apps/cli/cannot-start.test.ts', "'validate'"],
  'hookwright watch': ['test/e2e/apps/cli/trace.test.ts', "'watch'"],
  'hookwright watch --nats': ['docs/guides/fleet.md', 'hookwright watch --nats nats://'],
  'npx hookwright': ['test/e2e/smoke/command.mjs', 'in an empty project'],
  'npx vitest run --config test/vitest.config.ts wrong-schemas random-schemas': [
    'test/e2e/codegen/wrong-schemas.test.ts',
    'wrong schema',
  ],
  'npm install @cedar-policy/cedar-wasm': ['test/e2e/sdks/policies.test.mjs', '@cedar-policy/cedar-wasm'],
  'npm install @nats-io/transport-node @nats-io/jetstream': ['test/e2e/smoke/packed.mjs', 'npm install @nats-io'],
};

function spansOf(page: string): string[] {
  const prose = readDocument(page).replaceAll(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

const commands = [...new Set(pages.flatMap(spansOf).map((span) => span.replace(/^npx (?=hookwright )/, '')))].filter(
  (span) => /^hookwright |^npx |^npm install/.test(span),
);

describe('inline commands of the docs', () => {
  it('are all tested', () => {
    const known = [...Object.keys(TRIED), ...Object.keys(TRIED_ELSEWHERE)];
    expect(commands.filter((command) => !known.includes(command))).toEqual([]);
    expect(known.filter((command) => !commands.includes(command))).toEqual([]);
  });

  it('have the documented result', () => {
    const folder = projectFolder();
    expect(run(folder, 'hookwright init').code).toBe(0);
    for (const [command, { code, says }] of Object.entries(TRIED)) {
      const answer = run(folder, command);
      expect(answer, command).toEqual({ code, text: expect.stringMatching(says) });
    }
  });

  it.each(Object.entries(TRIED_ELSEWHERE))('%s is tested elsewhere', (_, [file, text]) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(text);
  });

  it('name existing npm scripts', () => {
    const { scripts } = JSON.parse(readDocument('package.json'));
    const texts = pages.flatMap((page) => [...spansOf(page), ...blocksOf(readDocument(page)).map(({ text }) => text)]);
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\bnpm (?:run )?([a-z][a-z\d:]*)/g)].map(([, name = '']) => name),
    );
    // Commands of npm itself.
    const own = named.filter((name) => !['ci', 'install', 'pack', 'publish', 'run', 'version'].includes(name));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((name) => !Object.hasOwn(scripts, name) && name !== 'i')).toEqual([]);
  });
});

describe('table of subcommands', () => {
  it('names all subcommands, with existing options', () => {
    const { text: help } = run(projectFolder(), 'hookwright --help');
    const all = [...help.matchAll(/^ {2}([a-z]+)[ \n]/gm)].map(([, name = '']) => name);
    const guide = readDocument('docs/reference/cli.md');
    for (const name of all) expect(guide, name).toMatch(new RegExp(`[\`] ?${name}\\b`));
    const [, section = ''] = guide.split('## The command');
    const [rows = ''] = section.split('\n## ');
    const folder = projectFolder();
    const helps = new Map(all.map((name) => [name, run(folder, `hookwright ${name} --help`).text]));
    for (const row of rows.split('\n').filter((line) => line.startsWith('| `'))) {
      const [names = '', does = ''] = row.split('|').slice(1);
      const texts = [...names.matchAll(/[a-z]+/g)].map(([name]) => helps.get(name) ?? '').join('');
      for (const [option] of `${names}${does}`.matchAll(/--[a-z-]+/g)) {
        if (!['--help', '--json'].includes(option)) expect(texts + (helps.get('run') ?? ''), row).toContain(option);
      }
    }
  });
});
