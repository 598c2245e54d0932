import { IndentationText, NewLineKind, Project, QuoteKind, type SourceFile } from 'ts-morph';
import type { Target } from '../target.js';

/** Every emitter gives files: path inside the output folder, and text. */
export type Files = Map<string, string>;

/** What the first line of every file says, for whatever its comments look like. */
export function notice({ from, command }: Target): string {
  return `Made from ${from} by ${command}. Do not edit.`;
}

export function header(target: Target): string {
  return `// ${notice(target)}`;
}

/** An in-memory source file in a project of its own; statements are added by the caller. */
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

/** The header goes on last: ts-morph puts imports above whatever stands first. */
export function print(source: SourceFile, target: Target): string {
  return `${header(target)}\n\n${source.getFullText().trim()}\n`;
}

/** A TypeScript literal; JSON needs no more than its own text. */
export function literal(value: unknown): string {
  return JSON.stringify(value);
}

/** A name as the key of an object or of a type. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

export function docs(...lines: (string | undefined)[]): string[] {
  const text = lines.filter((line) => line !== undefined && line !== '').join('\n');
  return text === '' ? [] : [commentText(text)];
}

/** Text that cannot end the comment it stands in. */
export function commentText(text: string): string {
  return text.replaceAll('*/', '* /');
}

/** One name per line, so that a new name is a new line and nothing else. */
export function importNames(module: string, names: readonly string[]): string {
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

export function importTypes(module: string, names: readonly string[]): string {
  return importNames(module, names).replace('import', 'import type');
}
