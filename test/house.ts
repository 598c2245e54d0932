import { dirname, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Project, type SourceFile, SyntaxKind } from 'ts-morph';

export const root = fileURLToPath(new URL('..', import.meta.url));
const project = new Project({
  skipAddingFilesFromTsConfig: true,
  skipFileDependencyResolution: true,
  skipLoadingLibFiles: true,
});
project.addSourceFilesAtPaths([`${root}/{src,generated,codegen}/**/*.{ts,tsx}`, `!${root}/generated/kit/*.d.ts`]);

/** A room may import itself and the rooms above it. */
const rooms = [
  'src/kit',
  'src/contract',
  'src/values',
  'generated',
  'src/contract.ts',
  'src/bus',
  'src/translate',
  'src/engine',
  'src/handler',
  'src/system.ts',
  'src/config',
  'src/trust',
  'src/dialect',
  'src/settings',
  'src/triggers',
  'src/sdk',
  'src/genai',
  'src/openai',
  'src/anthropic',
  'src/ai-sdk',
  'src/mcp',
  'src/fleet',
  'src/inspect',
  'src/cli',
  'src/index.ts',
];

/** The same inside the engine. */
export const engineRooms = [
  'src/engine/events.ts',
  'src/engine/hook-timeout.ts',
  'src/engine/heard.ts',
  'src/engine/decision.ts',
  'src/engine/rewrite-mode.ts',
  'src/engine/outputs',
  'src/engine/merge',
  'src/engine/normalize',
  'src/engine/matcher',
  'src/engine/registry',
  'src/engine/planner',
  'src/engine/run',
  'src/engine/runner.ts',
  'src/engine/aggregator.ts',
];

/** What an agent needs that uses nothing else; the other rooms hang on its seams. */
const core = [
  'contract',
  'contract.ts',
  'values',
  'bus',
  'translate',
  'engine',
  'handler',
  'system.ts',
  'config',
  'triggers',
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

/** What is loaded only when a line is reached, and types that are named where they are used. */
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

export const placeIn = (list: readonly string[], path: string): number =>
  list.findIndex((room) => path === room || path.startsWith(`${room}/`));
export const roomOf = (path: string): number => placeIn(rooms, path);
const coreRooms = core.map((room) => `src/${room}`);
export const isCore = (path: string): boolean => placeIn(coreRooms, path) >= 0;
