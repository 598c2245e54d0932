import { IndentationText, NewLineKind, Project, QuoteKind, type SourceFile } from 'ts-morph';

/** Every emitter gives files: path inside generated/, and text. */
export type Files = Map<string, string>;

/** What the header of every file says, for whatever its comments look like. */
export function notice(sources: readonly string[]): string {
  const from = sources.length > 0 ? sources.map((source) => `schemas/${source}`).join(', ') : 'schemas/';
  return `Made from ${from} by npm run generate. Do not edit.`;
}

export function header(sources: readonly string[]): string {
  return `// ${notice(sources)}`;
}

/** A fresh in-memory source file; statements are added by the caller. */
export function newSource(text = ''): SourceFile {
  return project.createSourceFile('generated.ts', text, { overwrite: true });
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    quoteKind: QuoteKind.Single,
    newLineKind: NewLineKind.LineFeed,
    useTrailingCommas: true,
  },
});

/** The header goes on last: ts-morph puts imports above whatever stands first. */
export function print(source: SourceFile, sources: readonly string[]): string {
  return `${header(sources)}\n\n${source.getFullText().trim()}\n`;
}

/** A TypeScript literal; JSON needs no more than its own text. */
export function literal(value: unknown): string {
  return JSON.stringify(value);
}

export function docs(...lines: (string | undefined)[]): string[] {
  const text = lines.filter((line) => line !== undefined && line !== '').join('\n');
  return text === '' ? [] : [text.replaceAll('*/', '* /')];
}

/** One name per line, so that a new name is a new line and nothing else. */
export function importNames(module: string, names: readonly string[]): string {
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

export function importTypes(module: string, names: readonly string[]): string {
  return importNames(module, names).replace('import', 'import type');
}
