import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutants } from '../../../support/config/dialects/mutants.js';
import { probe } from '../../../support/config/dialects/probe.js';
import { documents, firstDifference, readRecorded, recordedFile } from '../../../support/config/dialects/recorded.js';
import { inLongForm } from '../../../support/long-form.js';

const all = await documents();

/** All mutants in the long form; otherwise a sample that changes daily. */
const SAMPLE = inLongForm(8, Number.POSITIVE_INFINITY);

describe.each(Object.values(all).map((document) => [document.dialect, document] as const))(
  'Dialect document of %s',
  (name, document) => {
    it('behaves as recorded', { timeout: 120_000 }, async () => {
      const seen: Record<string, string[]> = {};
      for await (const [part, lines] of probe(all, name, document)) seen[part] = lines;
      if (process.env['HOOKWRIGHT_RECORD'] !== undefined) {
        mkdirSync(dirname(recordedFile(name)), { recursive: true });
        writeFileSync(recordedFile(name), `${JSON.stringify(seen, undefined, 2)}\n`);
      }
      expect(seen).toEqual(readRecorded(name));
    });

    it('detects at least nine of ten changes to its facts', {
      timeout: 3_600_000,
    }, async () => {
      const recorded = readRecorded(name);
      // The recordings are of hooks that run here. The answers to agents, the installation and tools that only rules know have tests of their own.
      const { answers: _answers, install: _install, further: _further, ...facts } = document;
      const events = Object.fromEntries(
        Object.entries(facts.events).map(([event, { answer: _answer, ...rest }]) => [event, rest]),
      );
      const candidates = [...mutants({ ...facts, events })];
      const step = Math.max(1, Math.floor(candidates.length / SAMPLE));
      const offset = step === 1 ? 0 : new Date().getUTCDate() % step;
      const tried = candidates.filter((_, index) => index % step === offset);
      const survived: string[] = [];
      for (const { what, document: mutant } of tried) {
        if ((await firstDifference(all, document, mutant, recorded)) === undefined) survived.push(what);
      }
      if (survived.length > 0)
        console.log(`${name}: ${survived.length} of ${tried.length} survived\n${survived.join('\n')}`);
      // A sample has a wider limit, because its result varies.
      expect(survived.length / tried.length).toBeLessThanOrEqual(step === 1 ? 0.1 : 0.3);
    });
  },
);
