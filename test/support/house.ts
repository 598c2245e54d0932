import { dirname, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Project, type SourceFile, SyntaxKind } from 'ts-morph';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const project = new Project({
  skipAddingFilesFromTsConfig: true,
  skipFileDependencyResolution: true,
  skipLoadingLibFiles: true,
});
project.addSourceFilesAtPaths([`${root}/{src,generated,codegen}/**/*.{ts,tsx}`, `!${root}/generated/kit/*.d.ts`]);

/** Rooms by level: a room may import itself and rooms of lower levels. The first matching prefix is the room of a file. */
const LEVELS: readonly (readonly [room: string, level: number])[] = [
  ['src/kit', 0],
  ['src/util', 0],
  ['src/core/contract', 1],
  ['generated', 2],
  ['src/contract.ts', 3],
  ['src/core', 3],
  ['src/runners', 4],
  ['src/config', 4],
  ['src/traces', 4],
  ['src/integrations/model-sdks', 4],
  ['src/system', 5],
  ['src/integrations', 6],
  ['src/apps', 7],
  ['src/index.ts', 8],
];

export const files = project.getSourceFiles().map((file) => ({ path: relative(root, file.getFilePath()), file }));
export const imports = files.flatMap(({ path, file }) => {
  const declared = [...file.getImportDeclarations(), ...file.getExportDeclarations()].map((declaration) => ({
    specifier: declaration.getModuleSpecifierValue() ?? '',
    typeOnly: declaration.isTypeOnly(),
    later: false,
  }));
  return [...declared, ...importedLater(file)]
    .filter(({ specifier }) => specifier !== '')
    .map((each) => {
      const { specifier } = each;
      const target = specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
      return { path, ...each, target: target.replace(/\.js$/, '.ts') };
    });
});

/** Returns dynamic imports and inline import types. */
function importedLater(file: SourceFile) {
  if (!file.getFullText().includes('import(')) return [];
  const calls = file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => call.getExpression().isKind(SyntaxKind.ImportKeyword))
    .map((call) => ({ literal: call.getArguments()[0], typeOnly: false }));
  const types = file.getDescendantsOfKind(SyntaxKind.ImportType).map((type) => ({
    literal: type.getArgument().getFirstDescendantByKind(SyntaxKind.StringLiteral),
    typeOnly: true,
  }));
  return [...calls, ...types].map(({ literal, typeOnly }) => ({
    specifier: literal?.asKind(SyntaxKind.StringLiteral)?.getLiteralValue() ?? 'unknown',
    typeOnly,
    later: true,
  }));
}

/** Returns the room of a file and its level, or undefined if the file is in no room. */
export function roomOf(path: string): { room: string; level: number } | undefined {
  const found = LEVELS.find(([room]) => path === room || path.startsWith(`${room}/`));
  return found && { room: found[0], level: found[1] };
}

export const isCore = (path: string): boolean => path.startsWith('src/core/');
