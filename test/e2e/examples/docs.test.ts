import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocksOf, documentPages, followed, readDocument, recordOutputs, usePackage } from './documents.js';
import { installPacked } from './packed.mjs';

/** Readers have the package that npm installs, not the repository. */
let installed: ReturnType<typeof installPacked>;
beforeAll(() => {
  installed = installPacked();
  usePackage(installed.folder);
});
afterAll(() => installed.remove());

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
