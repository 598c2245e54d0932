import type { ToolRole } from '../../../../generated/index.js';

type Arguments = Readonly<Record<string, unknown>>;

const BEGIN = '*** Begin Patch';

export function isPatch(value: unknown): value is string {
  return typeof value === 'string' && value.trimStart().startsWith(BEGIN);
}

/** Returns an edit or a new file as a patch, in the format of Codex. */
export function patchOf({ path, content, old, new: changed }: Arguments, role: ToolRole | undefined): string {
  const lines =
    role === 'write'
      ? [`*** Add File: ${text(path)}`, ...prefixed('+', text(content))]
      : [`*** Update File: ${text(path)}`, '@@', ...prefixed('-', text(old)), ...prefixed('+', text(changed))];
  return [BEGIN, ...lines, '*** End Patch', ''].join('\n');
}

/** Converts a patch to tool arguments. Returns undefined if one call of the tool cannot apply it. */
export function readPatch(patch: string, role: ToolRole | undefined): Record<string, unknown> | undefined {
  const lines = patch.trim().split('\n');
  if (lines[0] !== BEGIN || lines.at(-1) !== '*** End Patch') return undefined;
  const [, , action, path] = /^(\*\*\*) (Add|Update) File: (.+)$/.exec(lines[1] ?? '') ?? [];
  const body = lines.slice(2, -1);
  if (path === undefined || body.some((line) => line.startsWith('***'))) return undefined;
  if (role === 'write')
    return action === 'Add' && body.every((line) => line.startsWith('+')) ? { path, content: joined(body) } : undefined;
  const hunk = body[0]?.startsWith('@@') ? body.slice(1) : body;
  const isOneHunk = action === 'Update' && hunk.length > 0 && hunk.every((line) => /^[-+ ]/.test(line));
  if (!isOneHunk) return undefined;
  return {
    path,
    old: joined(hunk.filter((line) => !line.startsWith('+'))),
    new: joined(hunk.filter((line) => !line.startsWith('-'))),
  };
}

/** One file that a patch changes. */
export interface PatchedFile {
  readonly role: ToolRole;
  readonly path: string;
  readonly content?: string | undefined;
  readonly old?: string | undefined;
  readonly new?: string | undefined;
}

const ROLES = { Add: 'write', Update: 'edit', Delete: 'delete' } as const;

/** Returns every file that a patch adds, changes, deletes or moves to. */
export function patchedFiles(patch: string): PatchedFile[] {
  const parts = patch.split(/^(?=\*\*\* (?:Add File|Update File|Delete File|Move to): )/m).slice(1);
  return parts.flatMap((part): PatchedFile[] => {
    const [head = '', ...body] = part.split('\n');
    const [, action = '', path = ''] = /^\*\*\* (Add|Update|Delete|Move)(?: File| to): (.+?)\s*$/.exec(head) ?? [];
    if (path === '') return [];
    const lines = (marks: string): string =>
      joined(body.filter((line) => line !== '' && marks.includes(line.charAt(0))));
    if (action === 'Add') return [{ role: ROLES.Add, path, content: lines('+') }];
    if (action === 'Delete') return [{ role: ROLES.Delete, path }];
    // The body of a moved file follows the line with its new path.
    return [{ role: ROLES.Update, path, old: lines('- '), new: lines('+ ') }];
  });
}

function prefixed(mark: string, body: string): string[] {
  return body === '' ? [] : body.split('\n').map((line) => mark + line);
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.slice(1)).join('\n');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
