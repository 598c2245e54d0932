// Describes exported declarations as lines of Markdown.
import { Node } from 'ts-morph';

/** Longer types are truncated; every enumeration is shorter. */
const MAX_TYPE_LENGTH = 400;

/** Describes an export. For a name that is both a value and a type, describes the value. */
export function describe(name, declarations) {
  const main = declarations.find(isValue) ?? declarations[0];
  const sentence = declarations.map(firstSentence).find((text) => text !== '') ?? '';
  const described = { name, main, sentence };
  if (Node.isClassDeclaration(main))
    return { ...described, heading: 'Classes', lines: classLines(main, name, sentence) };
  if (Node.isFunctionDeclaration(main)) {
    const signatures = declarations.filter(Node.isFunctionDeclaration).map((one) => `${name}${callText(one)}`);
    const lines = signatures.map((signature) => item(signature, sentence)).join('\n');
    return { ...described, heading: 'Functions', lines };
  }
  if (Node.isVariableDeclaration(main)) {
    return { ...described, heading: 'Values', lines: item(`${name}: ${short(valueText(main))}`, sentence) };
  }
  return { ...described, heading: 'Types', lines: typeLines(main, name, sentence) };
}

/** Describes another name of a declaration. */
export function describeAlias(name, original, sentence) {
  return item(name, `Same as \`${original}\`. ${sentence}`.trim());
}

function isValue(node) {
  return Node.isClassDeclaration(node) || Node.isFunctionDeclaration(node) || Node.isVariableDeclaration(node);
}

function classLines(declaration, name, sentence) {
  const heritage = declaration.getHeritageClauses().map((clause) => ` ${clause.getText()}`);
  const inherited = inheritedNames(declaration);
  const members = declaration.getMembers().filter((member) => isPublic(member) && !inherited.has(nameOf(member)));
  return [
    item(`class ${name}${typeParameters(declaration)}${heritage.join('')}`, sentence),
    ...members.map((member) => memberLine(member)),
  ].join('\n');
}

/** Returns the names of all members of the base classes, which are described there. */
function inheritedNames(declaration) {
  const names = new Set();
  for (let base = declaration.getBaseClass(); base !== undefined; base = base.getBaseClass()) {
    for (const member of base.getMembers()) if (isPublic(member)) names.add(nameOf(member));
  }
  names.delete(undefined);
  return names;
}

function nameOf(member) {
  return Node.isConstructorDeclaration(member) ? undefined : member.getName();
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

/** Describes a type with a line for each member. */
function typeLines(node, name, sentence) {
  const literal = Node.isTypeAliasDeclaration(node) ? node.getTypeNode() : node;
  const hasMembers = Node.isInterfaceDeclaration(literal) || Node.isTypeLiteral(literal);
  if (!hasMembers) return item(typeText(node, name), sentence);
  const heritage = Node.isInterfaceDeclaration(node) ? node.getHeritageClauses() : [];
  const head = `interface ${name}${typeParameters(node)}${heritage.map((clause) => ` ${onLine(clause.getText())}`).join('')}`;
  return [item(head, sentence), ...literal.getMembers().map(fieldLine)].join('\n');
}

function fieldLine(member) {
  const text = onLine(member.getText())
    .replace(/;$/, '')
    .replace(/^readonly /, '');
  return `  ${item(short(text), firstSentence(member))}`;
}

function typeText(node, name) {
  if (!Node.isTypeAliasDeclaration(node)) return `${node.getKindName()} ${name}`;
  return `type ${name}${typeParameters(node)} = ${short(onLine(node.getTypeNode()?.getText() ?? ''))}`;
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
