import { describe, expect, it } from 'vitest';
import { tomlPositions } from '../../../../src/config/settings/toml-positions.js';

const TEXT = `model = "m"
  "quoted key" = 1

[hooks]
enabled = true
  [hooks.inner.deep]
  a.b = 1

[[hooks.list]]
matcher = "x"

[[hooks.list]]
matcher = "y"
[hooks.list.table]
key = 1
`;

describe('TOML position', () => {
  const at = tomlPositions(TEXT);

  it.each<[string, number, number]>([
    ['model', 1, 1],
    ['quoted key', 2, 3],
    ['hooks', 4, 1],
    ['hooks/enabled', 5, 1],
    ['hooks/inner', 6, 3],
    ['hooks/inner/deep', 6, 3],
    ['hooks/inner/deep/a', 7, 3],
    ['hooks/inner/deep/a/b', 7, 3],
    ['hooks/list', 9, 1],
    ['hooks/list/0', 9, 1],
    ['hooks/list/0/matcher', 10, 1],
    ['hooks/list/1', 12, 1],
    ['hooks/list/1/matcher', 13, 1],
    ['hooks/list/1/table', 14, 1],
    ['hooks/list/1/table/key', 15, 1],
  ])('of %s is line %i, column %i', (path, line, column) => {
    expect(at(path.split('/'))).toEqual({ line, column });
  });

  it('inside a value is that of its key, and of a missing key the start of the file', () => {
    expect(at(['hooks', 'enabled', '0', 'x'])).toEqual({ line: 5, column: 1 });
    expect(at(['nowhere', 'at all'])).toEqual({ line: 1, column: 1 });
    expect(at([])).toEqual({ line: 1, column: 1 });
  });
});
