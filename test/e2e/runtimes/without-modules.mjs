// Makes built-in modules unavailable, as in a runtime that lacks them: node --import without-modules.mjs?fs,net <program>
import { register } from 'node:module';

const names = new URL(import.meta.url).search.slice(1).split(',');
const hooks = `
  const names = new Set(${JSON.stringify(names)});
  export async function resolve(specifier, context, next) {
    const name = specifier.replace(/^node:/, '');
    if (names.has(name)) throw new Error('No such module "node:' + name + '".');
    return next(specifier, context);
  }
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
