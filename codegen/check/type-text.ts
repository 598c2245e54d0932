import { ts } from 'ts-morph';
import { declaredTypes, globalTypes, kitTypes, seamTypes } from '../type-names.js';
import { allKinds, type Kind } from './kinds.js';

/** A name that an `x-ts` type may use. */
export interface KnownType {
  /** Number of type arguments that it takes. */
  parameters: number;
  /** JSON types of its values. */
  kinds: ReadonlySet<Kind>;
}

/** A mistake in the text of a type. */
export interface TypeMistake {
  text: string;
  help: string;
}

/** JSON types of a TypeScript type, or the mistake in its text. */
export type ReadType = { kinds: ReadonlySet<Kind> } | { mistake: TypeMistake };

/** Reads a TypeScript type. It may use JSON types, literals, lists, unions and known names; nothing else. */
export function readType(text: string, known: ReadonlyMap<string, KnownType>): ReadType {
  const alias = parse(`type T = ${text};`);
  const type = alias && ts.isTypeAliasDeclaration(alias) ? alias.type : undefined;
  if (!type || type.getText() !== text.trim()) return { mistake: notAType };
  return read(() => kindsOfNode(type, known));
}

/** Reads a type parameter, such as `E extends HookEventName = HookEventName`. */
export function readTypeParameter(text: string, known: ReadonlyMap<string, KnownType>): ReadType & { name?: string } {
  const alias = parse(`type T<${text}> = 0;`);
  const parameters = alias && ts.isTypeAliasDeclaration(alias) ? alias.typeParameters : undefined;
  const [parameter] = parameters ?? [];
  if (!parameter || parameters?.length !== 1 || parameter.getText() !== text.trim()) return { mistake: notAParameter };
  const { constraint, default: fallback } = parameter;
  const name = parameter.name.text;
  if (known.has(name))
    return { mistake: { text: `"${name}" is already the name of a type`, help: 'rename the parameter' } };
  if (!constraint || fallback?.getText() !== constraint.getText()) return { mistake: notAParameter };
  return { ...read(() => kindsOfNode(constraint, known)), name };
}

const notAType: TypeMistake = {
  text: 'is not a TypeScript type',
  help: 'write one type, such as "string[]" or a title',
};
const notAParameter: TypeMistake = {
  text: 'is not one type parameter with a constraint and the same default',
  help: 'write "T extends HookEventName = HookEventName"',
};

/** Returns the only statement of a text, or undefined if the text is not exactly one. */
function parse(text: string): ts.Statement | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  const { statements } = ts.createSourceFile('type.ts', text, ts.ScriptTarget.Latest, true);
  return diagnostics.length === 0 && statements.length === 1 ? statements[0] : undefined;
}

/** Thrown at the first part of a type that is not allowed. */
class NotAllowed extends Error {
  readonly mistake: TypeMistake;

  constructor(text: string, help: string) {
    super(text);
    this.mistake = { text, help };
  }
}

function read(kinds: () => Set<Kind>): ReadType {
  try {
    return { kinds: kinds() };
  } catch (error) {
    if (error instanceof NotAllowed) return { mistake: error.mistake };
    throw error;
  }
}

const keywords = new Map<ts.SyntaxKind, Iterable<Kind>>([
  [ts.SyntaxKind.StringKeyword, ['string']],
  [ts.SyntaxKind.NumberKeyword, ['number']],
  [ts.SyntaxKind.BooleanKeyword, ['boolean']],
  [ts.SyntaxKind.ObjectKeyword, ['object', 'array']],
  [ts.SyntaxKind.UnknownKeyword, allKinds],
]);

function kindsOfNode(node: ts.TypeNode, known: ReadonlyMap<string, KnownType>): Set<Kind> {
  const inner = (one: ts.TypeNode): Set<Kind> => kindsOfNode(one, known);
  const keyword = keywords.get(node.kind);
  if (keyword) return new Set(keyword);
  if (ts.isLiteralTypeNode(node)) return new Set([kindOfLiteral(node.literal)]);
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) return inner(node.type);
  if (ts.isUnionTypeNode(node)) return new Set(node.types.flatMap((one) => [...inner(one)]));
  if (ts.isIntersectionTypeNode(node)) {
    const parts = node.types.map(inner);
    return new Set([...allKinds].filter((kind) => parts.every((kinds) => kinds.has(kind))));
  }
  if (ts.isArrayTypeNode(node)) {
    inner(node.elementType);
    return new Set(['array']);
  }
  if (ts.isTypeReferenceNode(node)) return kindsOfReference(node, known);
  // `string & {}` keeps the suggestions of an editor.
  if (ts.isTypeLiteralNode(node) && node.members.length === 0) return new Set(allKinds);
  throw new NotAllowed(
    `"${node.getText()}" is not allowed in "x-ts"`,
    'use JSON types, literals, lists, unions and titles; describe an object with "properties"',
  );
}

function kindOfLiteral(literal: ts.LiteralTypeNode['literal']): Kind {
  if (ts.isStringLiteral(literal) || ts.isNoSubstitutionTemplateLiteral(literal)) return 'string';
  if (literal.kind === ts.SyntaxKind.NullKeyword) return 'null';
  return literal.kind === ts.SyntaxKind.TrueKeyword || literal.kind === ts.SyntaxKind.FalseKeyword
    ? 'boolean'
    : 'number';
}

function kindsOfReference(node: ts.TypeReferenceNode, known: ReadonlyMap<string, KnownType>): Set<Kind> {
  const name = node.typeName.getText();
  const type = known.get(name);
  if (!type)
    throw new NotAllowed(`"${name}" is not a known type`, `use a title of the contract, or one of: ${listed(known)}`);
  const given = node.typeArguments ?? [];
  if (given.length !== type.parameters) {
    const help = `write "${name}"${type.parameters === 0 ? ' alone' : ` with ${type.parameters}`}`;
    throw new NotAllowed(`"${name}" takes ${type.parameters} type arguments, found ${given.length}`, help);
  }
  const kinds = given.map((one) => kindsOfNode(one, known));
  const [first] = given;
  if (name === 'Record' && first && !isOnly(kinds[0], 'string')) {
    throw new NotAllowed(`"${first.getText()}" cannot be the keys of a Record`, 'write "Record<string, ...>"');
  }
  if (name === 'HookOutputOf' && first && !isEventName(first, known)) {
    throw new NotAllowed(`"${first.getText()}" is not the name of an event`, 'write "HookOutputOf<HookEventName>"');
  }
  return new Set(name === 'Partial' || name === 'Readonly' ? kinds[0] : type.kinds);
}

function isOnly(kinds: ReadonlySet<Kind> | undefined, kind: Kind): boolean {
  return kinds?.size === 1 && kinds.has(kind);
}

/** Returns true for HookEventName, and for a type parameter, which can only extend it. */
function isEventName(node: ts.TypeNode, known: ReadonlyMap<string, KnownType>): boolean {
  return node.getText() === 'HookEventName' || known.get(node.getText()) === EVENT_PARAMETER;
}

/** A type parameter of the schema that contains the type. */
export const EVENT_PARAMETER: KnownType = { parameters: 0, kinds: new Set(['string']) };

function listed(known: ReadonlyMap<string, KnownType>): string {
  const names = [...Object.keys(globalTypes), ...Object.keys(declaredTypes), ...Object.keys(seamTypes)];
  return names.filter((name) => known.has(name)).join(', ');
}

/** Returns the names besides titles. Hooks read and write types of the kit, which has fewer of them. */
export function fixedTypes(isInKit: boolean): Map<string, KnownType> {
  const listOf: readonly string[] = ['Array', 'ReadonlyArray'];
  const texts: readonly string[] = ['HookEventName', 'MessageBusType'];
  const kindOf = (name: string): Kind => (listOf.includes(name) ? 'array' : texts.includes(name) ? 'string' : 'object');
  const all = Object.entries({ ...globalTypes, ...declaredTypes, ...seamTypes });
  const usable = all.filter(([name]) => !isInKit || kitTypes.includes(name) || Object.hasOwn(globalTypes, name));
  return new Map(usable.map(([name, parameters]) => [name, { parameters, kinds: new Set([kindOf(name)]) }]));
}
