export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

const HEADER = /^(\s*)(\[\[?)([^\]]+)\]/;
const KEY = /^(\s*)((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=/;
const NAME = /[\w-]+|"[^"]*"|'[^']*'/g;

/** Returns a function from a path to the position of its table or key. Values inside of a value have the position of its key. */
export function tomlPositions(text: string): (path: readonly string[]) => TextPosition {
  const positions = new Map<string, TextPosition>();
  const counts = new Map<string, number>();
  let table: readonly string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, before = '', mark, header] = HEADER.exec(line) ?? [];
    const [, indent = '', key] = KEY.exec(line) ?? [];
    const names = [...(header ?? key ?? '').matchAll(NAME)].map(([name]) => name.replaceAll(/^["']|["']$/g, ''));
    if (names.length === 0) continue;
    if (header === undefined) {
      note(positions, [...table, ...names], index, indent);
      continue;
    }
    table = located(names, counts);
    if (mark === '[[') table = [...table, String(nextOf(table, counts))];
    note(positions, table, index, before);
  }
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const position = positions.get(keyOf(path.slice(0, length)));
      if (position !== undefined) return position;
    }
    return { line: 1, column: 1 };
  };
}

/** Returns the path of a table, with the index of the last item for every list on it. */
function located(names: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const path: string[] = [];
  for (const [at, name] of names.entries()) {
    path.push(name);
    const count = at === names.length - 1 ? undefined : counts.get(keyOf(path));
    if (count !== undefined) path.push(String(count - 1));
  }
  return path;
}

function nextOf(list: readonly string[], counts: Map<string, number>): number {
  const count = counts.get(keyOf(list)) ?? 0;
  counts.set(keyOf(list), count + 1);
  return count;
}

/** Records the position of a path and of its parents. The first position of a path stays. */
function note(positions: Map<string, TextPosition>, path: readonly string[], index: number, before: string): void {
  for (let length = 1; length <= path.length; length += 1) {
    const key = keyOf(path.slice(0, length));
    if (!positions.has(key)) positions.set(key, { line: index + 1, column: before.length + 1 });
  }
}

function keyOf(path: readonly string[]): string {
  return JSON.stringify(path);
}
