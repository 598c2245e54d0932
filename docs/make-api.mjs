// Writes docs/api.md from the declarations in dist/types of every published entry, and the tables of docs/reference/dialects.md and docs/concepts/events.md.
// --check compares without writing; --strict fails for names without a doc comment.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Node, Project } from 'ts-morph';
import { dialectsPage } from './make-dialects.mjs';
import { lifecyclePage } from './make-lifecycle.mjs';

/** Longer types are truncated; every enumeration is shorter. */
const MAX_TYPE_LENGTH = 400;

const root = resolve(import.meta.dirname, '..');
const { name: packageName, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const project = new Project({
  compilerOptions: { moduleResolution: 100, module: 199, target: 99, types: [] },
  skipAddingFilesFromTsConfig: true,
});
const undocumented = new Set();
const page = `${[
  '# API',
  'Made by `npm run api` from the declarations of each published entry. Do not edit.',
  ...Object.entries(exports).flatMap(([subpath, target]) => (target.types ? [entry(subpath, target.types)] : [])),
].join('\n\n')}\n`;

const problems = [];
const pages = {
  'docs/api.md': page,
  'docs/reference/dialects.md': dialectsPage(read(join(root, 'docs/reference/dialects.md'))),
  'docs/concepts/events.md': lifecyclePage(read(join(root, 'docs/concepts/events.md'))),
};
for (const [path, text] of Object.entries(pages)) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, path), text);
  else if (read(join(root, path)) !== text) problems.push(`${path} is not up to date; run: npm run api`);
}
if (process.argv.includes('--strict')) problems.push(...[...undocumented].map((name) => `${name} has no doc comment`));
else if (undocumented.size > 0) console.log(`without a doc comment: ${[...undocumented].sort().join(', ')}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function entry(subpath, types) {
  const title = packageName + subpath.slice(1);
  const file = project.addSourceFileAtPath(join(root, types));
  const names = [...file.getExportedDeclarations()].map(([name, declarations]) => describe(name, declarations));
  const sections = ['Classes', 'Functions', 'Values', 'Types'].flatMap((heading) => {
    const own = names.filter((one) => one.heading === heading).sort(byName);
    return own.length === 0 ? [] : [`### ${heading} (${own.length})`, own.map(({ lines }) => lines).join('\n')];
  });
  return [`## ${title}`, ...sections].join('\n\n');
}

/** Describes an export. For a name that is both a value and a type, describes the value. */
function describe(name, declarations) {
  const main = declarations.find(isValue) ?? declarations[0];
  const sentence = declarations.map(firstSentence).find((text) => text !== '') ?? '';
  if (sentence === '') undocumented.add(name);
  if (Node.isClassDeclaration(main)) return { name, heading: 'Classes', lines: classLines(main, name, sentence) };
  if (Node.isFunctionDeclaration(main)) {
    const signatures = declarations.filter(Node.isFunctionDeclaration).map((one) => `${name}${callText(one)}`);
    return { name, heading: 'Functions', lines: signatures.map((signature) => item(signature, sentence)).join('\n') };
  }
  if (Node.isVariableDeclaration(main)) {
    return { name, heading: 'Values', lines: item(`${name}: ${short(valueText(main))}`, sentence) };
  }
  return { name, heading: 'Types', lines: item(typeText(main, name), sentence) };
}

function isValue(node) {
  return Node.isClassDeclaration(node) || Node.isFunctionDeclaration(node) || Node.isVariableDeclaration(node);
}

function classLines(declaration, name, sentence) {
  const heritage = declaration.getHeritageClauses().map((clause) => ` ${clause.getText()}`);
  const members = declaration.getMembers().filter(isPublic).map(memberLine);
  return [item(`class ${name}${typeParameters(declaration)}${heritage.join('')}`, sentence), ...members].join('\n');
}

function isPublic(member) {
  if (Node.isClassStaticBlockDeclaration(member)) return false;
  const isHidden = !Node.isConstructorDeclaration(member) && member.getName().startsWith('#');
  return !isHidden && !['private', 'protected'].includes(member.getScope?.() ?? 'public');
}

function memberLine(member) {
  const isStatic = Node.isStaticable(member) && member.isStatic() ? 'static ' : '';
  return `  ${item(isStatic + memberText(member), firstSentence(member))}`;
}

function memberText(member) {
  if (Node.isConstructorDeclaration(member)) return `new${callText(member)}`;
  if (Node.isMethodDeclaration(member)) return `${member.getName()}${callText(member)}`;
  if (Node.isGetAccessorDeclaration(member)) return `get ${member.getName()}${callText(member).replace(/^\(\)/, '')}`;
  if (Node.isSetAccessorDeclaration(member)) return `set ${member.getName()}`;
  return short(onLine(member.getText()).replace(/;$/, ''));
}

function callText(node) {
  const parameters = node.getParameters().map((parameter) => onLine(parameter.getText()));
  const result = node.getReturnTypeNode?.();
  return `${typeParameters(node)}(${parameters.join(', ')})${result ? `: ${onLine(result.getText())}` : ''}`;
}

function typeParameters(node) {
  const own = node.getTypeParameters?.() ?? [];
  return own.length === 0 ? '' : `<${own.map((one) => onLine(one.getText())).join(', ')}>`;
}

function valueText(declaration) {
  const type = declaration.getTypeNode() ?? declaration.getInitializer();
  return onLine(type?.getText() ?? 'unknown').replaceAll('readonly ', '');
}

/** Lists only the field names of a large type, so that a diff shows added, removed and optional fields. */
function typeText(node, name) {
  if (Node.isInterfaceDeclaration(node)) {
    const heritage = node.getHeritageClauses().map((clause) => ` ${onLine(clause.getText())}`);
    return `interface ${name}${typeParameters(node)}${heritage.join('')} { ${node.getMembers().map(fieldName).join(', ')} }`;
  }
  if (!Node.isTypeAliasDeclaration(node)) return `${node.getKindName()} ${name}`;
  const type = node.getTypeNode();
  const isPlain = Node.isTypeLiteral(type);
  const text = isPlain ? `{ ${type.getMembers().map(fieldName).join(', ')} }` : short(onLine(type?.getText() ?? ''));
  return `type ${name}${typeParameters(node)} = ${text}`;
}

function fieldName(member) {
  if (Node.isPropertySignature(member)) return `${member.getName()}${member.hasQuestionToken() ? '?' : ''}`;
  if (Node.isMethodSignature(member)) return `${member.getName()}${member.hasQuestionToken() ? '?' : ''}()`;
  return onLine(member.getText()).replace(/;$/, '');
}

function item(signature, sentence) {
  const fence = signature.includes('`') ? '``' : '`';
  return `- ${fence}${signature}${fence} ${sentence}`.trimEnd();
}

function firstSentence(node) {
  const owner = Node.isVariableDeclaration(node) ? node.getVariableStatement() : node;
  if (owner === undefined || !Node.isJSDocable(owner)) return '';
  const text = onLine(owner.getJsDocs().at(-1)?.getDescription() ?? '');
  return /^.*?[.!?](?=\s+[A-Z`]|$)/.exec(text)?.[0] ?? text;
}

/** Removes comments and line breaks. */
function onLine(text) {
  return text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function short(text) {
  return text.length > MAX_TYPE_LENGTH ? `${text.slice(0, MAX_TYPE_LENGTH)}...` : text;
}

function byName(left, right) {
  return left.name < right.name ? -1 : 1;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
