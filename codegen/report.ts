import type { Drift } from './output.js';
import { formatProblems, type Problem } from './problem.js';

/** What a run of the generator came to. */
export type GenerateReport =
  /** The files are as they should be now; the drift says what was changed, or with `check` what would be. */
  | { kind: 'written' | 'checked'; files: number; drift: Drift }
  /** A released version never changes: `kept` is false when the file exists and says something else. */
  | { kind: 'released'; file: string; kept: boolean }
  | { kind: 'problems'; problems: Problem[] }
  /** What the generator needs is not installed; `install` is the line that does it. */
  | { kind: 'missing'; packages: string[]; install: string };

/** The folders as they were given, and the command that writes what is missing. */
export interface Asked {
  schemas: string;
  out: string;
  command: string;
}

export interface DescribedReport {
  /** Nothing is left to be done. */
  isFine: boolean;
  lines: string[];
}

/** A report in words, for whoever prints it. */
export function describeReport(report: GenerateReport, { schemas, out, command }: Asked): DescribedReport {
  switch (report.kind) {
    case 'problems':
      return { isFine: false, lines: [formatProblems(report.problems)] };
    case 'missing':
      return { isFine: false, lines: [`the generator needs ${report.packages.join(', ')}`, `run: ${report.install}`] };
    case 'released':
      return { isFine: report.kept, lines: [`${report.file} ${report.kept ? KEPT : OTHERWISE}`] };
    case 'written': {
      const { stale, missing, orphaned } = report.drift;
      const written = stale.length + missing.length;
      const line = `${folder(out)}: ${report.files} files, ${written} written, ${orphaned.length} removed`;
      return { isFine: true, lines: [line] };
    }
    case 'checked': {
      const { stale, missing, orphaned } = report.drift;
      const lines = [
        ...stale.map((path) => `stale    ${folder(out)}${path}`),
        ...missing.map((path) => `new      ${folder(out)}${path}`),
        ...orphaned.map((path) => `orphaned ${folder(out)}${path}`),
      ];
      if (lines.length === 0) return { isFine: true, lines: [`${folder(out)} is what ${folder(schemas)} produces`] };
      const last = `${folder(out)} is not what ${folder(schemas)} produces; run: ${command}`;
      return { isFine: false, lines: [...lines, last] };
    }
  }
}

const KEPT = 'holds the contract as it is now';
const OTHERWISE = 'says otherwise, and a released version never changes; give contract.json a new version';

/** With one slash behind it, whatever was given. */
function folder(path: string): string {
  return `${path.replace(/[\\/]+$/, '')}/`;
}
