// Writes a build of src/ and generated/ in which every function reports its call, one file per module.
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { ts } from 'ts-morph';

const root = join(import.meta.dirname, '../../..');

/** Writes the instrumented modules into a folder, with the packages of the repository beside them. */
export function writeInstrumented(folder) {
  const modules = ['src', 'generated'].flatMap((room) => modulesBelow(room));
  for (const path of modules) {
    const { code } = transformSync(readFileSync(join(root, path), 'utf8'), { loader: 'ts', target: 'es2023' });
    const file = join(folder, path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withProbes(code, path));
  }
  for (const name of ['package.json', 'templates', 'node_modules', 'schemas'])
    symlinkSync(join(root, name), join(folder, name));
}

function modulesBelow(room) {
  const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  return modules.map((file) => `${room}/${file}`);
}

/** Inserts a call of `globalThis.walk` at the beginning of every function. */
function withProbes(code, path) {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const inserts = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body !== undefined) inserts.push(...probesOf(node, path, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  inserts.sort((a, b) => b.at - a.at);
  return inserts.reduce((text, { at, probe }) => text.slice(0, at) + probe + text.slice(at), code);
}

function probesOf(node, path, source) {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const call = `globalThis.walk?.(${JSON.stringify(path)}, ${JSON.stringify(`${nameOf(node, source)}:${line}:${character}`)})`;
  const { body } = node;
  if (ts.isBlock(body)) return [{ at: afterSuper(body, source), probe: `${call};` }];
  return [
    { at: body.getStart(source), probe: `(${call}, (` },
    { at: body.getEnd(), probe: '))' },
  ];
}

/** Returns the position behind the opening brace. A constructor of a subclass calls `super` first. */
function afterSuper(body, source) {
  const isSuper = (one) => ts.isExpressionStatement(one) && one.getText(source).startsWith('super(');
  return body.statements.find(isSuper)?.getEnd() ?? body.getStart(source) + 1;
}

function nameOf(node, source) {
  const name = node.name ?? node.parent?.name;
  if (name !== undefined) return name.getText(source);
  return ts.isConstructorDeclaration(node) ? `new ${node.parent.name?.getText(source) ?? ''}` : 'λ';
}

if (process.argv[1] === import.meta.filename) writeInstrumented(process.argv[2]);
