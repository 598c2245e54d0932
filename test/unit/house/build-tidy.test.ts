import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Calls a function of a build script. */
function call<Result>(script: string, name: string, argument: unknown): Result {
  const module = JSON.stringify(new URL(`../../../${script}`, import.meta.url).href);
  const code = `import { ${name} } from ${module}; console.log(JSON.stringify(${name}(${JSON.stringify(argument)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

const tidied = (lines: readonly string[]) => call<string>('build/tidy.mjs', 'tidied', lines.join('\n'));

describe('published code of ours', () => {
  it('keeps its names, lines and templates, without comments', () => {
    const code = [
      '#!/usr/bin/env node',
      'import {',
      '  join',
      '} from "node:path";',
      '',
      '// src/a.ts',
      'function longName(first) {',
      '  // Why.',
      '  /** What. */',
      '  if (first) return /* @__PURE__ */ join(first);',
      '  return `',
      '  // a line of the template',
      '  ${[',
      '    first',
      '  ]}',
      '  `;',
      '}',
      '',
      '// src/b.ts',
      'var text = "// not a comment";',
      'export {',
      '  longName,',
      '  text',
      '};',
      '',
    ];
    expect(tidied(code).split('\n')).toEqual([
      '#!/usr/bin/env node',
      'import { join } from "node:path";',
      'function longName(first) {',
      'if (first) return /* @__PURE__ */ join(first);',
      'return `',
      '  // a line of the template',
      '  ${[',
      '    first',
      '  ]}',
      '  `;',
      '}',
      'var text = "// not a comment";',
      'export { longName, text };',
      '',
    ]);
  });
});

describe('published code of packages', () => {
  it('is short, with short lines and the names that our code uses', () => {
    const long = Array.from({ length: 99 }, (_, index) => `  call(${index});`);
    const code = [
      '// node_modules/p/index.js',
      'function outer(argument) {',
      ...long,
      '}',
      '',
      '// src/a.ts',
      'outer();',
      '',
    ];
    const text = tidied(code);
    expect(text).toMatch(/^function outer\(\w\)\{call\(0\),/);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(250);
    expect(text).toContain('\nouter();\n');
  });
});

describe('links between published files', () => {
  interface File {
    readonly path: string;
    readonly text: string;
  }
  const simplified = (files: readonly File[]) => call<File[]>('build/links.mjs', 'simplifyLinks', files);

  it('have no import without names, unless the imported file does something', () => {
    const [first] = simplified([
      { path: '/d/a.js', text: 'import "./chunks/b-AAAABBBB.js";\nimport "./chunks/c-CCCCDDDD.js";\nvar a = 1;\n' },
      { path: '/d/chunks/b-AAAABBBB.js', text: 'var b = 1;\nfunction f() {\n}\n' },
      { path: '/d/chunks/c-CCCCDDDD.js', text: 'register();\n' },
    ]);
    expect(first?.text).toBe('import "./chunks/c-CCCC.js";\nvar a = 1;\n');
  });

  it('skip a file that only forwards names', () => {
    const files = simplified([
      { path: '/d/a.js', text: 'var load = () => import("./chunks/b-AAAABBBB.js");\n' },
      { path: '/d/chunks/b-AAAABBBB.js', text: 'import {\n  x\n} from "./c-CCCCDDDD.js";\nexport {\n  x\n};\n' },
      { path: '/d/chunks/c-CCCCDDDD.js', text: 'var x = 1;\nexport {\n  x\n};\n' },
    ]);
    expect(files.map(({ path }) => path)).toEqual(['/d/a.js', '/d/chunks/c-CCCC.js']);
    expect(files[0]?.text).toBe('var load = () => import("./chunks/c-CCCC.js");\n');
  });

  it('keep a file that forwards under another name, or that loads something else', () => {
    const forwarder = (text: string) => [
      { path: '/d/a.js', text: 'var load = () => import("./chunks/b-AAAABBBB.js");\n' },
      { path: '/d/chunks/b-AAAABBBB.js', text },
      { path: '/d/chunks/c-CCCCDDDD.js', text: 'var x = 1;\nexport {\n  x\n};\n' },
      { path: '/d/chunks/d-DDDDEEEE.js', text: 'register();\n' },
    ];
    const from = 'import {\n  x\n} from "./c-CCCCDDDD.js";\n';
    expect(simplified(forwarder(`${from}export {\n  x as y\n};\n`))).toHaveLength(4);
    expect(simplified(forwarder(`import "./d-DDDDEEEE.js";\n${from}export {\n  x\n};\n`))).toHaveLength(4);
  });
});
