// Turns relative links between files of the repository into links between pages of the site.
import { relative } from 'node:path';
import { repository, routeOf } from './pages.mjs';
import { targetOf } from './sources.mjs';

/** Adds a rule to the Markdown parser. VitePress then checks the new links. */
export function followRepositoryLinks(markdown, pages, sources) {
  const route = routesOf(pages, sources);
  markdown.core.ruler.after('inline', 'repository-links', ({ tokens, env }) => {
    const file = relative(repository, env.realPath ?? env.path).replaceAll('\\', '/');
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href === null || /^([a-z]+:|#|\/)/i.test(href)) continue;
      const [, target, anchor = ''] = /^([^#]*)(#.*)?$/.exec(href);
      const found = route(targetOf(file, target));
      if (found !== undefined) token.attrSet('href', `/${found}${anchor}`);
    }
  });
}

/** Returns a function from a path in the repository to the route of its page. */
export function routesOf(pages, sources) {
  const routes = new Map(pages.map(({ file, route }) => [file, route]));
  for (const { file, route } of pages) if (file.endsWith('/README.md')) routes.set(file.slice(0, -10), route);
  for (const path of sources) routes.set(path, routeOf(`docs/site/source/${path}.md`));
  return (path) => routes.get(path);
}

/** Escapes double braces in text, which Vue would evaluate. Code is not affected. */
export function showBracesAsText(markdown) {
  const { text } = markdown.renderer.rules;
  markdown.renderer.rules.text = (...args) => text(...args).replaceAll('{{', '&#123;&#123;');
}

/** Makes the anchor of a heading as repository hosts do, so that a link works in both places. */
export function slugify(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
