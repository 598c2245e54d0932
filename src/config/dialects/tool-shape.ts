import { fileURLToPath } from 'node:url';
import { attempt } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { quoteWord } from '../../util/shell/quote-word.js';
import { isPatch, patchedFiles } from './built-in/patch.js';

/** Commands, folders and files that the names of arguments point out, at any depth. */
export interface ToolShape {
  readonly commands: string[];
  /** Folders in which the commands may run. */
  readonly folders: string[];
  readonly paths: string[];
  /** True if any argument has a text, so that the tool may do something that a guard should judge. */
  hasText: boolean;
}

const COMMAND_NAME = /(?:^|_)(?:commands?|cmds?|scripts?|cmd_?line|command_?(?:line|text|string))\d*$/;
const PATH_NAME =
  /(?:^|_)(?:(?:files?|paths?)_(?:list|to_[a-z]+)|paths?|pathname|attachments?|filepaths?|files?|file_?names?|dirs?|dirpath|directory|directories|folders?|notebook|globs?|source|src|destination|dest|dst|uris?|urls?)\d*$/;
const ADDRESS_NAME = /(?:^|_)(?:uris?|urls?)\d*$/;
const FOLDER_NAME = /^(?:cwd|work(?:ing)?_?dir(?:ectory)?|directory|dir|dir_?path)$/;
const ARGUMENTS_NAME = /^(?:args|arguments|argv)$/;

/** Finds what the arguments of a tool of unknown role are, by their names. */
export function shapeOf(args: unknown, shape: ToolShape = emptyShape()): ToolShape {
  for (const item of Array.isArray(args) ? args : []) shapeOf(item, shape);
  if (textsIn(args).length > 0) shape.hasText = true;
  if (!isRecord(args)) return shape;
  const fields = Object.entries(args).map(([name, value]) => [snakeCase(name), value] as const);
  const [rest] = fields.flatMap(([name, value]) => (ARGUMENTS_NAME.test(name) ? commandTexts(value) : []));
  for (const [name, value] of fields) {
    shapeOf(value, shape);
    const texts = textsIn(value);
    if (COMMAND_NAME.test(name)) shape.commands.push(...commandTexts(value, rest, /s\d*$/.test(name)));
    if (FOLDER_NAME.test(name)) shape.folders.push(...texts);
    else if (PATH_NAME.test(name)) shape.paths.push(...texts.flatMap((text) => pathIn(text, ADDRESS_NAME.test(name))));
    // Contents of files by path.
    if (isRecord(value) && /(?:^|_)(?:file|path)s$/.test(name)) shape.paths.push(...Object.keys(value));
    shape.paths.push(...texts.filter(isPatch).flatMap((text) => patchedFiles(text).map(({ path }) => path)));
  }
  return shape;
}

function emptyShape(): ToolShape {
  return { commands: [], folders: [], paths: [], hasText: false };
}

/** Returns the commands of an argument: a text, the words of one command, or several texts. */
export function commandTexts(value: unknown, rest?: string, isList = false): string[] {
  if (Array.isArray(value) && value.some(Array.isArray)) return value.flatMap((each) => commandTexts(each));
  const texts = textsIn(value);
  if (texts.length === 0) return [];
  const hasSpace = (text: string | undefined) => /\s/.test(text ?? '');
  const lines = texts.join('\n');
  const words = texts.map(quoteWord).join(' ');
  const isText = typeof value === 'string' || isList || hasSpace(texts[0]);
  const mayBeBoth = texts.some(hasSpace) && !texts.some((text) => text.startsWith('-'));
  const readings = isText ? [lines] : mayBeBoth ? [words, lines] : [words];
  return rest === undefined ? readings : readings.map((text) => `${text} ${rest}`);
}

/** Returns a text, or the texts of a list. */
export function textsIn(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => {
    if (typeof each === 'string') return each === '' ? [] : [each];
    return typeof each === 'number' && Array.isArray(value) ? [String(each)] : [];
  });
}

/** Returns the file of a path or of a `file:` address. Other addresses are not files. */
function pathIn(text: string, isAddress: boolean): string[] {
  if (/^file:/i.test(text)) return [attempt(() => fileURLToPath(text), text)];
  return isAddress || /^[a-z][\w+.-]*:\/\//i.test(text) ? [] : [text];
}

/** Returns the words of a name, such as `file_path` for `filePath`. */
function snakeCase(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();
}
