import { readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Project, type SourceFile, SyntaxKind } from 'ts-morph';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const project = new Project({
  skipAddingFilesFromTsConfig: true,
  skipFileDependencyResolution: true,
  skipLoadingLibFiles: true,
});
project.addSourceFilesAtPaths([`${root}/{src,generated,codegen}/**/*.{ts,tsx}`, `!${root}/generated/kit/*.d.ts`]);

/** Rooms, the innermost first: folders of src with a TypeScript project of their own. */
export const ROOMS: readonly string[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('tsconfig.json'))
  .map((path) => dirname(fromRoot(join(root, 'src', path))))
  .sort()
  .reverse();

export const files = project.getSourceFiles().map((file) => ({ path: fromRoot(file.getFilePath()), file }));
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

/** Returns dynamic imports and inline `import('...')` types. */
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

/** Returns the room of a file, or undefined for generated code and the entries of the package. */
export function roomOf(path: string): string | undefined {
  return ROOMS.find((room) => path.startsWith(`${room}/`));
}

export const isCore = (path: string): boolean => path.startsWith('src/core/');

/** Returns a path relative to the root, with slashes. */
function fromRoot(path: string): string {
  return relative(root, path).split(sep).join('/');
}
