import { expect, it } from 'vitest';
import { blocksOf, documentPages, followed, readDocument, recordOutputs } from './documents.js';

/** Followed with free ports in fleet-page.test.ts. */
const FLEET = 'docs/guides/fleet.md';

const followedPages = documentPages().filter(
  (path) => path !== FLEET && blocksOf(readDocument(path)).some(({ language }) => language === 'console'),
);

/** `HOOKWRIGHT_RECORD=1` writes the output of the commands into the pages instead. */
const isRecording = process.env['HOOKWRIGHT_RECORD'] === '1';

it.each(followedPages)('%s shows the real output', { timeout: 300_000 }, (path) => {
  if (isRecording) recordOutputs(path);
  const { documented, actual } = followed(readDocument(path));
  expect(actual).toEqual(documented);
});
