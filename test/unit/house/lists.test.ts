import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, SyntaxKind } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import * as generated from '../../../generated/index.js';
import { readAuthoredSchemas, schemasDir } from '../../support/core/contract/authored-ajv.js';
import { files } from '../../support/house.js';

/** Values of each enum of the contract, by title. */
const enums = new Map<string, readonly string[]>([
  ...readAuthoredSchemas().flatMap(({ title, schema }): [string, string[]][] =>
    Array.isArray(schema['enum']) ? [[title, schema['enum'].map(String)]] : [],
  ),
  ['HookEventName', Object.values(generated.HookEventName)],
]);

/** Returns the text that an expression or a type stands for: a literal, or a member of an enum of the contract. */
function textOf(node: Node): string | undefined {
  const literal = node.asKind(SyntaxKind.StringLiteral) ?? node.asKind(SyntaxKind.LiteralType)?.getLiteral();
  if (literal?.isKind(SyntaxKind.StringLiteral)) return literal.getLiteralValue();
  const member = node.asKind(SyntaxKind.PropertyAccessExpression);
  const title = member?.getExpression().getText() ?? '';
  if (member === undefined || !enums.has(title)) return undefined;
  return Object.entries(Reflect.get(generated, title) ?? {})
    .find(([name]) => name === member.getName())?.[1]
    ?.toString();
}

/** Returns the titles of the enums whose values are all among the nodes. */
function repeated(nodes: readonly Node[]): string[] {
  const values = new Set(nodes.map(textOf));
  return [...enums]
    .filter(([, members]) => members.length > 2 && members.every((one) => values.has(one)))
    .map(([title]) => title);
}

const seam = files.find(({ path }) => path === 'src/core/contract/route.ts')?.file;

/** Returns the words of a union in the seam, which may contain another one by name. */
function wordsOf(name: string): string[] {
  const union = seam?.getTypeAliasOrThrow(name).getTypeNodeOrThrow().asKindOrThrow(SyntaxKind.UnionType);
  return (union?.getTypeNodes() ?? []).flatMap((node) => textOf(node) ?? wordsOf(node.getText()));
}

describe('Lists in the source tree', () => {
  it('never repeat all values of an enum of the contract, which has them in order and as a table [GEN-1]', () => {
    const found = files
      // The kit imports nothing.
      .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/kit/'))
      .flatMap(({ path, file }) => {
        const lists = [
          ...file.getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression).map((list) => list.getElements()),
          ...file.getDescendantsOfKind(SyntaxKind.UnionType).map((union) => union.getTypeNodes()),
        ];
        return lists.flatMap((nodes) => repeated(nodes).map((title) => `${path}: ${title}`));
      });
    // The seam imports nothing; a class that implements its interface does not compile if they differ.
    expect(found).toEqual(['src/core/contract/output-methods.ts: HookDecision']);
  });

  it.each([
    ['HookEffect', '/$defs/event/properties/effects/items/enum', []],
    ['MergeStrategy', '/$defs/event/properties/merge/enum', []],
    ['FieldMerge', '/$defs/schema/properties/x-merge/enum', ['last']],
    ['CodecName', '/$defs/schema/properties/x-translate/properties/codec/enum', []],
  ])('of the seam have the words that a schema may use: %s [GEN-1]', (name, pointer, implied) => {
    const subset: unknown = JSON.parse(readFileSync(join(schemasDir, 'subset.schema.json'), 'utf8'));
    const words = pointer
      .split('/')
      .slice(1)
      .reduce((node: unknown, key) => Reflect.get(Object(node), key), subset);
    expect(wordsOf(name).sort()).toEqual([...new Set([words, implied].flat())].sort());
  });
});
