import { IndentationText, NewLineKind, Project, QuoteKind, type SourceFile } from 'ts-morph';
import type { Target } from './target.js';
import { header } from './text.js';

export * from './text.js';

/** Creates an in-memory source file. */
export function newSource(text = ''): SourceFile {
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
  return project.createSourceFile('generated.ts', text);
}

/** Prints a source file. The header is added last, because ts-morph inserts imports above everything else. */
export function print(source: SourceFile, target: Target): string {
  return `${header(target)}\n\n${source.getFullText().trim()}\n`;
}
