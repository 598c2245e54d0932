export interface Case {
  kit: string;
  hooks: string;
}
export const cases: Case[];
export function isInstalled(name: string): boolean;
export function check(checker: 'mypy' | 'pyright', one: Case): { objected: string[]; expected: string[]; text: string };
