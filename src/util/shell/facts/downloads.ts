import { applyEffect, type ProgramCall } from './file-effects.js';
import type { ReadArguments } from './program-arguments.js';
import { type Field, knownField } from './types.js';

const RECURSIVE = ['-r', '-m', '-p', '-x', '-H', '--recursive', '--mirror', '--page-requisites', '--force-directories'];
const RENAMES = ['--content-disposition', '--trust-server-names', '-J', '--remote-header-name'];

/** Adds the files that curl and wget name after addresses. */
export function addDownloads({ operands, options }: ReadArguments, call: ProgramCall): void {
  const has = (...names: readonly string[]) => names.some((name) => options.has(name));
  const names =
    call.name === 'curl'
      ? has('-O', '--remote-name', '--remote-name-all')
      : call.name === 'wget' && !has('-O', '--output-document', '--spider');
  if (!names) return;
  const [folder] = options.get('--output-dir') ?? options.get('-P') ?? options.get('--directory-prefix') ?? [];
  const urls = [...operands, ...(options.get('--url') ?? [])];
  for (const url of urls) {
    const file = has(...RENAMES) || (call.name === 'wget' && has(...RECURSIVE)) ? '.' : fileOf(url);
    applyEffect('w', folder === undefined ? knownField(file) : { ...folder, text: `${folder.text}/${file}` }, call);
  }
}

/** Returns the name of the file at an address, or the folder if it is not clear. */
function fileOf({ text, known }: Field): string {
  const [, path = ''] = /^(?:\w+:\/\/)?[^/?#]*\/?([^#]*)/.exec(text) ?? [];
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!known || /[%?[\]{}]/.test(path)) return '.';
  return name === '' ? 'index.html' : name;
}
