// Time until the inspector page shows a thousand events, compared with a static list of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const root = join(import.meta.dirname, '../..');
const EVENTS = 1000;

export const inspectorRows = [
  {
    what: `first paint of ${EVENTS} events in the inspector / of a static list of them`,
    goal: 1.5,
    rounds: { full: 60, quick: 10 },
    warmUps: 3,
    prepare: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
      const list = await serveList();
      const inspector = await startInspector(folder);
      const browser = await launch();
      return {
        floor: openIn(browser, list.address),
        measured: openIn(browser, inspector.address),
        release: async () => {
          await browser.close();
          list.server.close();
          inspector.child.kill();
          await once(inspector.child, 'close');
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  },
];

/** Measures from the request for the page to the first frame with all events. The tab is already open. */
function openIn(browser, address) {
  return {
    setUp: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addInitScript(watch, EVENTS);
      const page = await context.newPage();
      let painted;
      const seen = new Promise((resolve) => {
        painted = resolve;
      });
      await page.exposeFunction('painted', () => painted());
      return { context, page, seen };
    },
    run: async ({ context, page, seen }) => {
      await Promise.all([page.goto(address, { waitUntil: 'commit' }), seen]);
      // Not awaited: closing the tab is not part of the first paint.
      void context.close();
    },
  };
}

/**
 * Runs in the page: calls `painted` after the first frame with all events. A windowed list has their number in
 * aria-rowcount.
 */
function watch(count) {
  const isThere = () => {
    const rows = document.querySelectorAll('.row').length;
    const total = Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') ?? 0);
    return rows >= count || (total > count && rows > 20);
  };
  const look = () =>
    requestAnimationFrame(() => (isThere() ? requestAnimationFrame(() => globalThis.painted()) : look()));
  look();
}

function launch() {
  const { programs, flags } = JSON.parse(
    readFileSync(join(root, 'test/e2e/apps/inspector/browser/chromium.json'), 'utf8'),
  );
  return chromium.launch({ executablePath: programs[0], args: flags });
}

async function startInspector(folder) {
  const trace = join(folder, 'trace.jsonl');
  mkdirSync(join(folder, '.hookwright'));
  writeFileSync(trace, Array.from({ length: EVENTS }, (_, place) => linesOf(place)).join(''));
  const child = spawn(process.execPath, [join(root, 'dist/bin.js'), 'inspect', '--no-open', '--trace', trace], {
    cwd: folder,
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, address };
}

const at = (place, offset) => new Date(Date.UTC(2026, 2, 14) + place * 500 + offset).toISOString();

function linesOf(place) {
  const about = { v: 1, id: `event-${place}`, pid: 1, session_id: 's', eventName: 'BeforeTool' };
  const startedAt = at(place, 0);
  const ran = { name: 'guard', type: 'command', source: 'user', verdict: 'ran', duration: 20, success: true };
  const planned = { hook: 0, name: 'guard', type: 'command', source: 'user' };
  const matched = 'write_file';
  return [
    { ...about, kind: 'start', startedAt, matched, sequential: false, hooks: [planned] },
    { ...about, kind: 'hook', hook: 0, ...ran, queuedAt: startedAt, startedAt, endedAt: at(place, 20) },
    {
      ...about,
      kind: 'end',
      startedAt,
      endedAt: at(place, 21),
      matched,
      duration: 21,
      sequential: false,
      hooks: [ran],
    },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** Serves the same rows with the same style, as a page without a script. */
async function serveList() {
  const css = readFileSync(join(root, 'dist/inspect/page.css'));
  const head = '<!doctype html><meta charset="utf-8"><title>list</title><link rel="stylesheet" href="page.css">';
  const html = `${head}<div class="events">${Array.from({ length: EVENTS }, (_, place) => rowOf(place)).join('')}</div>`;
  const server = createServer(({ url }, response) => {
    const isStyle = url === '/page.css';
    response.writeHead(200, { 'content-type': isStyle ? 'text/css' : 'text/html', 'cache-control': 'no-store' });
    response.end(isStyle ? css : html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

function rowOf(place) {
  const cell = (name, text) => `<span class="cell ${name}">${text}</span>`;
  const bar =
    '<span class="bars"><span class="lanes"><span class="lane"><span class="bar tone-allow"></span></span></span></span>';
  const verdict = '<span class="badge tone-allow"><span>✓</span> allow</span>';
  const what = `<span class="what">${cell('event', 'BeforeTool')}${cell('tool', 'write_file')}</span>`;
  const time = cell('time', at(place, 0).slice(11, 23));
  return `<div class="row">${time}${what}${cell('verdict', verdict)}${cell('took', '21 ms')}${cell('hooks', bar)}</div>`;
}
