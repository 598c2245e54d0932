// Tries the built site in a browser: search, dark mode, narrow screens, and that nothing is loaded from elsewhere.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { linkOf, listPages } from './pages.mjs';
import { sidebarOf } from './sidebar.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Runs every check. Throws if one fails. */
export async function checkSite(folder) {
  const pages = listPages();
  checkTextForModels(folder, pages);
  const { server, address } = await serve(folder);
  const executablePath = process.env.HOOKWRIGHT_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await findPages(browser, address, pages);
    await switchToDark(browser, address);
    const count = await visitOnPhone(browser, address, folder);
    console.log(`site: search, dark mode and ${count} pages at ${PHONE.width} px checked`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** llms.txt links to a text of every page, and llms-full.txt contains them all. */
function checkTextForModels(folder, pages) {
  const list = readFileSync(join(folder, 'llms.txt'), 'utf8');
  const full = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
  for (const { route } of pages) {
    assert.ok(list.includes(`/${route})`), `llms.txt has no link to ${route}`);
    assert.ok(existsSync(join(folder, route)), `${route} is not part of the site`);
    assert.ok(full.includes(`<!-- ${route} -->`), `llms-full.txt lacks ${route}`);
  }
}

/** Types the title of the last page of each group into the search, and opens the result. */
async function findPages(browser, address, pages) {
  const lasts = sidebarOf(pages).map(({ items }) => items.at(-1).link ?? items.at(-1).items[0].link);
  for (const link of lasts) {
    const { title } = pages.find((page) => linkOf(page) === link);
    const page = await open(browser, `${address}/`, { viewport: DESKTOP });
    await page.locator('.VPNavBarSearch button').first().click();
    await page.fill('.VPLocalSearchBox input', title);
    const result = page.locator(`.VPLocalSearchBox a.result[href^="${link}"]`).first();
    await result.click();
    await page.waitForURL((url) => url.pathname.startsWith(link));
    await page.context().close();
  }
}

async function switchToDark(browser, address) {
  const page = await open(browser, `${address}/`, { viewport: DESKTOP, colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.locator('.VPNavBar .VPSwitchAppearance').first().click();
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
  const dark = await background();
  assert.notEqual(dark, light, 'dark mode has the background of light mode');
  await page.reload();
  assert.equal(await background(), dark, 'dark mode is lost when the page is loaded again');
  await page.context().close();
}

/** Opens every page on a narrow screen. Returns their number. */
async function visitOnPhone(browser, address, folder) {
  const paths = readdirSync(folder, { recursive: true }).filter(
    (name) => name.endsWith('.html') && name !== '404.html',
  );
  const page = await open(browser, `${address}/`, { viewport: PHONE, colorScheme: 'dark' });
  for (const path of paths) {
    await page.goto(`${address}/${path.replaceAll('\\', '/')}`);
    const { scroll, client } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scroll: scrollWidth, client: clientWidth };
    });
    assert.ok(scroll <= client, `${path} scrolls horizontally: ${scroll} px wide on a screen of ${client} px`);
  }
  await page.context().close();
  return paths.length;
}

/** Opens a page that fails for any request to another host, and for any error of a script. */
async function open(browser, address, options) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(30_000);
  await context.route('**/*', (route) => {
    const { hostname, protocol } = new URL(route.request().url());
    if (hostname === '127.0.0.1' || protocol === 'data:') return route.continue();
    throw new Error(`the site loads ${route.request().url()}`);
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address);
  // The page responds to keys as soon as Vue has taken it over.
  await page.waitForFunction(() => document.querySelector('#app')?.__vue_app__ !== undefined);
  return page;
}

/** Serves the folder on the loopback interface, with `/guides/a` for `guides/a.html`. */
async function serve(folder) {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    const file = [path, join(path, 'index.html'), `${path}.html`].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    );
    if (file === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${server.address().port}` };
}
