import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf, problemsOf, readTree } from '../../support/codegen/generator.js';
import { type Edit, edited, repositorySources, set, write } from '../../support/codegen/sources.js';
import { tinyContract } from '../../support/codegen/tiny-contract.js';

/** Returns the capitalised names that TypeScript or Python code declares or imports. */
function namesIn(text: string): string[] {
  const declared = [
    ...text.matchAll(/^(?:export )?(?:declare |abstract )*(?:type|interface|class|const) ([A-Z]\w*)/gm),
  ];
  const assigned = [...text.matchAll(/^([A-Z]\w*)(?:: \w+)? = /gm)];
  const imported = [...text.matchAll(/^(?:import (?:type )?\{([^}]+)\}|from \w+ import (.+)$)/gm)];
  const lists = imported.flatMap(([, braces, words]) => (braces ?? words ?? '').split(','));
  const given = lists.map((name) => name.replace(/^\s*type\s+/, '').trim()).filter((name) => /^[A-Z]\w*$/.test(name));
  return [...declared, ...assigned].map(([, name = '']) => name).concat(given);
}

it('checkNames rejects a title that generated code or a kit already uses [GEN-1]', async () => {
  const made = await filesOf(tinyContract({}));
  const types = made.get('types.ts') ?? '';
  // A title of our contract is always taken in a contract that builds on it.
  const ours = repositorySources().map(({ text }) => /"title": "(\w+)"/.exec(text)?.[1]);
  const ofContract = new Set(
    [...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name).concat(ours),
  );
  const code = [...made].filter(([path]) => /\.(ts|py)$/.test(path) && path !== 'validators.ts');
  const used = [...new Set(code.flatMap(([, text]) => namesIn(text)))].filter((name) => !ofContract.has(name)).sort();
  expect(used.length).toBeGreaterThan(20);
  const files = Object.fromEntries(
    used.map((title, at) => [`common/taken-${at}.schema.json`, { title, type: 'object', properties: {} }]),
  );
  const problems = await problemsOf(tinyContract({ files }));
  const refused = new Set(problems.filter(({ pointer }) => pointer === '/title').map(({ file }) => file));
  expect(used.filter((_, at) => !refused.has(`common/taken-${at}.schema.json`))).toEqual([]);
});

/** Returns the names that generated modules and kits import, and the global names they use. */
function namesFromElsewhere(): string[] {
  const lists = [...readTree('generated')].flatMap(([path, text]) => {
    if (path.endsWith('.py'))
      return [...text.matchAll(/^ *from [\w.]+ import ([\w, ]+)$/gm)].map(([, list = '']) => list);
    if (!path.endsWith('.ts')) return [];
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const imported = [...code.matchAll(/^import (?:type )?\{([^}]+)\} from '\.\.\/src\/core\/contract/gm)];
    const known = code.match(/\b(?:[A-Z][a-z]+)+(?=<)|\b(?:JSON|Object|RegExp|Error|Array|Promise)\b(?=[.([])/g) ?? [];
    const own = new Set([...code.matchAll(/(?:type|interface|class) (\w+)</g)].map(([, name = '']) => name));
    return [...imported.map(([, list = '']) => list), ...known.filter((name) => !own.has(name))];
  });
  return [...new Set(lists.flatMap((list) => list.match(/\b[A-Z]\w*/g) ?? []))].sort();
}

it('checkNames rejects a title that generated code imports or uses as a global [GEN-1]', async () => {
  const taken = namesFromElsewhere();
  expect(taken).toEqual(expect.arrayContaining(['Route', 'SdkRequest', 'TypedDict', 'Omit']));
  const text = readFileSync('schemas/common/llm-usage.schema.json', 'utf8');
  const titled = (title: string): Edit[] => {
    const path = `common/${title.toLowerCase()}.schema.json`;
    return [write(path, text), set(path, '/title', title)];
  };
  const problems = await problemsOf(edited(repositorySources(), ...taken.flatMap(titled)));
  const texts = problems.map(({ text }) => text);
  const isRefused = (title: string) => texts.some((text) => text.startsWith(`the title "${title}" is taken by `));
  expect(taken.filter((title) => !isRefused(title))).toEqual([]);
});
