import type { Target } from './target.js';

/** Emitted files: text by path inside the output folder. */
export type Files = Map<string, string>;

/** Returns the first line of every file, without comment syntax. */
export function notice({ from, command }: Target): string {
  return `Made from ${from} by ${command}. Do not edit.`;
}

export function header(target: Target): string {
  return `// ${notice(target)}`;
}

/** Returns a TypeScript literal of a JSON value. */
export function literal(value: unknown): string {
  return JSON.stringify(value);
}

/** Returns a name as a property key, quoted if necessary. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

export function docs(...lines: (string | undefined)[]): string[] {
  const text = lines.filter((line) => line !== undefined && line !== '').join('\n');
  return text === '' ? [] : [commentText(text)];
}

/** Escapes text for use in a block comment. */
export function commentText(text: string): string {
  return text.replaceAll('*/', '* /');
}

/** Prints an import with one name per line, so that a new name adds one line. */
export function importNames(module: string, names: readonly string[]): string {
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

export function importTypes(module: string, names: readonly string[]): string {
  return importNames(module, names).replace('import', 'import type');
}
