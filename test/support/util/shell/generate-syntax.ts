import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { anyCommand } from './generate-commands.js';

type Part = 'values' | 'assignments' | 'uses' | 'frames' | 'zshValues' | 'zshAssignments' | 'zshUses' | 'zshFrames';

const parts: Record<Part, string[]> = JSON.parse(readFileSync(new URL('syntax-parts.json', import.meta.url), 'utf8'));

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const filled = (text: string, value: string): string =>
  text.replaceAll('{q}', () => quoted(value)).replaceAll('{}', () => value);

/** Commands that set a variable to text which a shell may run, and use it in one or two ways. */
function evaluation(values: string[], assignments: string[], uses: string[], frames: string[]) {
  const [value, assignment, use] = [
    fc.constantFrom(...values),
    fc.constantFrom(...assignments),
    fc.constantFrom(...uses),
  ];
  const steps = fc.array(fc.tuple(assignment, value), { minLength: 1, maxLength: 2 });
  return fc
    .tuple(
      steps,
      fc.array(use, { minLength: 1, maxLength: 2 }),
      value,
      fc.array(fc.constantFrom(...frames), { maxLength: 2 }),
    )
    .map(([set, used, text, around]) => {
      const lines = [...set.map(([how, what]) => filled(how, what)), ...used.map((how) => filled(how, text))];
      return around.reduce((inside, frame) => filled(frame, inside), lines.join('\n'));
    });
}

/** Commands whose meaning depends on what bash evaluates, and when. */
export const anyEvaluation: fc.Arbitrary<string> = evaluation(
  parts.values,
  parts.assignments,
  parts.uses,
  parts.frames,
);

/** Commands for zsh: those of bash, evaluations, and syntax that only zsh has. */
export const anyZshCommand: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: anyCommand },
  {
    weight: 1,
    arbitrary: evaluation(
      [...parts.values, ...parts.zshValues],
      [...parts.assignments, ...parts.zshAssignments],
      [...parts.uses, ...parts.zshUses],
      [...parts.frames, ...parts.zshFrames],
    ),
  },
);
