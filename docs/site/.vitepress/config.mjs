// Builds the site from the Markdown files of the repository. No page is copied or listed: `pages.mjs` finds them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { checkAnchors } from '../anchors.mjs';
import { followRepositoryLinks, showBracesAsText, slugify } from '../links.mjs';
import { writeTextForModels } from '../llms.mjs';
import { excludedFromPages, listPages, repository, routeOf } from '../pages.mjs';
import { sidebarOf } from '../sidebar.mjs';
import { listSources } from '../sources.mjs';

const { name, description, version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
const icon = `data:image/svg+xml;base64,${readFileSync(join(repository, 'src/apps/inspector/page/icon.svg'), 'base64')}`;
const base = process.env.DOCS_BASE ?? '/';
const pages = listPages();
const sources = listSources(pages);
const sidebar = sidebarOf(pages);

export default defineConfig({
  title: name,
  description,
  base,
  srcDir: repository,
  srcExclude: excludedFromPages(),
  outDir: join(repository, '.build/site'),
  cacheDir: join(repository, '.build/site-cache'),
  rewrites: routeOf,
  head: [['link', { rel: 'icon', href: icon }]],
  markdown: {
    anchor: { slugify },
    languageAlias: { conf: 'ini', nats: 'ini' },
    config: (markdown) => {
      followRepositoryLinks(markdown, pages, sources);
      showBracesAsText(markdown);
    },
  },
  vite: {
    plugins: [
      {
        name: 'vue-of-the-site',
        enforce: 'pre',
        // Pages are outside of this folder, where Vue is not installed.
        resolveId: (id, _, { ssr }) =>
          ssr && /^vue(\/server-renderer)?$/.test(id) ? { id, external: true } : undefined,
      },
    ],
  },
  transformPageData: ({ filePath }) => {
    const page = pages.find(({ file }) => file === filePath);
    return page && { description: page.summary };
  },
  themeConfig: {
    logo: { src: icon, alt: '' },
    nav: sidebar.slice(1).map(({ text, items }) => ({ text, link: items[0].link ?? items[0].items[0].link })),
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { detailedView: true } },
    footer: { message: `${name} ${version}, Apache-2.0` },
  },
  buildEnd: ({ outDir }) => {
    checkAnchors(outDir, base);
    writeTextForModels({ outDir, base, name, description, pages, sources, sidebar });
  },
});
