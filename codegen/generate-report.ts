import type { Drift } from './output.js';
import { formatProblems, type Problem } from './problem.js';

/** Result of a generator run. */
export type GenerateReport =
  /** The drift lists what was changed, or with `check` what would change. */
  | { kind: 'written' | 'checked'; files: number; drift: Drift }
  /** A released version never changes: `isCurrent` is false if the file exists with other content. */
  | { kind: 'released'; file: string; isCurrent: boolean }
  | { kind: 'problems'; problems: Problem[] }
  /** Files are paths inside the folder of schemas. */
  | { kind: 'initialized'; event: string; files: string[] }
  | { kind: 'not-initialized'; message: string }
  /** Packages that are not installed, and the command that installs them. */
  | { kind: 'missing'; packages: string[]; install: string };

/** The folders of a run, and the command that repeats it. */
export interface RunDescription {
  schemas: string;
  out: string;
  command: string;
}

/** A report as text. */
export interface DescribedReport {
  /** True if nothing has to be done. */
  isFine: boolean;
  lines: string[];
}

/** Formats a report as lines to print. */
export function describeReport(report: GenerateReport, { schemas, out, command }: RunDescription): DescribedReport {
  switch (report.kind) {
    case 'problems':
      return { isFine: false, lines: [formatProblems(report.problems)] };
    case 'missing':
      return { isFine: false, lines: [`the generator needs ${report.packages.join(', ')}`, `run: ${report.install}`] };
    case 'initialized':
      return {
        isFine: true,
        lines: [...report.files.map((path) => `wrote ${folder(schemas)}${path}`), `next: ${command}`],
      };
    case 'not-initialized':
      return { isFine: false, lines: [report.message] };
    case 'released':
      return { isFine: report.isCurrent, lines: [`${report.file} ${report.isCurrent ? CURRENT : DIFFERENT}`] };
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
      if (lines.length === 0) return { isFine: true, lines: [`${folder(out)} is up to date with ${folder(schemas)}`] };
      const last = `${folder(out)} is not up to date with ${folder(schemas)}; run: ${command}`;
      return { isFine: false, lines: [...lines, last] };
    }
  }
}

const CURRENT = 'contains the current contract';
const DIFFERENT =
  'differs from the current contract, and a released version never changes; give contract.json a new version';

/** Returns the path with exactly one slash at its end. */
function folder(path: string): string {
  return `${path.replace(/[\\/]+$/, '')}/`;
}
