import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the relative links of a page whose file or heading does not exist. */
export function brokenLinks(root: string, page: string, text = readFileSync(join(root, page), 'utf8')): string[] {
  const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, (code) => 'x'.repeat(code.length));
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  return links.flatMap(([, target = '', anchor]) => {
    const file = target === '' ? page : join(dirname(page), target);
    const isBroken = !existsSync(join(root, file)) || (anchor !== undefined && !headingsOf(root, file).has(anchor));
    return isBroken ? [anchor === undefined ? target : `${target}#${anchor}`] : [];
  });
}

/** Returns the anchors of the headings of a page, as GitHub makes them. */
function headingsOf(root: string, file: string): Set<string> {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^```.*?^```$/gms, '');
  const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  return new Set(titles.map((title) => title.replaceAll(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-')));
}
