// Takes the screenshots for docs/guides/inspector.md: an agent works in a small shop project while the inspector runs.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'docs/images');
const bin = join(root, 'dist/bin.js');
const home = mkdtempSync(join(tmpdir(), 'hookwright-pictures-'));
const project = join(home, 'shop');
const env = { PATH: process.env.PATH, HOME: home };

const files = {
  '../.config/hookwright/settings.json': {
    enableHooks: true,
    trace: { inputs: true },
    hooks: {
      BeforeTool: [
        {
          matcher: 'run_shell_command',
          hooks: [{ type: 'command', name: 'no-force-push', command: 'bash ~/shop/hooks/no-force-push.sh' }],
        },
      ],
    },
  },
  '.hookwright/settings.json': {
    enableHooks: true,
    hooks: {
      BeforeTool: [
        {
          matcher: 'write_file',
          hooks: [
            { type: 'command', name: 'no-secrets', command: './hooks/no-secrets.sh' },
            { type: 'command', name: 'stay-in-src', command: './hooks/stay-in-src.sh' },
          ],
        },
      ],
      AfterTool: [{ hooks: [{ type: 'command', name: 'audit', command: './hooks/audit.sh', async: true }] }],
    },
  },
  'hooks/no-force-push.sh':
    'if grep -q -e "--force"; then echo "Force pushes rewrite what others have." >&2; exit 2; fi\n',
  'hooks/no-secrets.sh':
    '#!/bin/sh\nsleep 0.0$(($$ % 7))\nif grep -q "PRIVATE KEY"; then\n  echo "There is a private key in the text." >&2\n  exit 2\nfi\n',
  'hooks/stay-in-src.sh':
    '#!/bin/sh\nsleep 0.02\ngrep -q /tmp/cart || exit 0\necho \'{"hookSpecificOutput":{"tool_input":{"path":"src/cart.js"}},"systemMessage":"Files belong below src."}\'\n',
  'hooks/audit.sh': '#!/bin/sh\nsleep 0.0$(($$ % 9))\n',
};
for (const [path, content] of Object.entries(files)) {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  if (path.endsWith('.sh')) chmodSync(file, 0o755);
}

const calls = [
  ['read_file', { path: 'package.json' }],
  ['write_file', { path: 'src/price.js', content: 'export const price = 12;' }],
  ['run_shell_command', { command: 'npm test' }],
  ['write_file', { path: '/tmp/cart.js', content: 'export const cart = [];' }],
  ['run_shell_command', { command: 'git status' }],
  ['write_file', { path: 'deploy.pem', content: '-----BEGIN PRIVATE KEY-----' }],
  ['run_shell_command', { command: 'git push --force origin main' }],
  ['run_shell_command', { command: 'git push origin main' }],
];

try {
  spawnSync(process.execPath, [bin, 'trust', '--yes'], { cwd: project, env });
  const agent = await startAgent();
  for (let turn = 0; turn < 4; turn += 1) for (const [tool, input] of calls) await agent.call(tool, input);
  await takePictures();
  agent.end();
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

async function startAgent() {
  const script = join(root, 'test/e2e/apps/inspector/browser/agent.mjs');
  const child = spawn(process.execPath, [script, join(root, 'dist/index.js')], { cwd: project, env });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    call: async (tool, input) => {
      child.stdin.write(`${JSON.stringify({ tool, input })}\n`);
      await lines.next();
    },
    end: () => child.stdin.end(),
  };
}

async function takePictures() {
  const inspector = spawn(process.execPath, [bin, 'inspect', '--no-open'], { cwd: project, env });
  const { programs, flags } = JSON.parse(
    readFileSync(join(root, 'test/e2e/apps/inspector/browser/chromium.json'), 'utf8'),
  );
  const browser = await chromium.launch({ executablePath: programs[0], args: flags });
  try {
    const [address] = await once(createInterface({ input: inspector.stdout }), 'line');
    mkdirSync(pictures, { recursive: true });
    await visit(browser, address, 'light');
    await visit(browser, address, 'dark');
  } finally {
    await browser.close();
    inspector.kill();
  }
}

/** Timeline and one event in both schemes, the rest in one each. */
async function visit(browser, address, colorScheme) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 640 }, colorScheme });
  const page = await context.newPage();
  const take = (name) => page.screenshot({ path: join(pictures, `inspector-${name}.png`) });
  const isLight = colorScheme === 'light';
  await page.goto(address);
  const row = (text) => page.getByRole('row').filter({ hasText: text });
  await row('deny').first().waitFor();
  await take(isLight ? 'timeline' : 'timeline-dark');
  if (isLight) {
    await row('rewritten').last().click();
    await page.getByText('What the hooks changed').waitFor();
    await take('event');
    await page.getByRole('tab', { name: 'Hooks' }).click();
    await page.getByRole('heading', { name: 'no-secrets' }).getByRole('button').click();
    await take('hooks');
    await page.getByRole('tab', { name: 'Playground' }).click();
    await page.getByLabel('Event').selectOption('BeforeTool');
    const input = { tool_name: 'run_shell_command', tool_input: { command: 'git push --force' } };
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('tool_name'));
    await page.getByLabel('Input').fill(JSON.stringify(input, null, 2));
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
    await page.getByLabel('Name of the test').waitFor();
    await take('playground');
  } else {
    const script = join(project, 'hooks/no-secrets.sh');
    writeFileSync(script, readFileSync(script, 'utf8').replace('PRIVATE KEY', 'PRIVATE KEY\\|password'));
    await page.getByRole('tab', { name: 'Trust' }).click();
    await page.getByText('changed', { exact: true }).waitFor();
    await take('trust');
  }
  await context.close();
}
