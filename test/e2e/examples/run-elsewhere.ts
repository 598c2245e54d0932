/** Block that docs.test.ts does not run, with the reason and the test that runs it. */
export interface RunElsewhere {
  readonly page: string;
  /** First line of the block. */
  readonly begins: string;
  readonly why: string;
  /** Test that runs it. */
  readonly test: string;
}

const INSTALLS = 'It installs from the registry. The test installs the packed package.';
const NEEDS_SDK = 'It needs an SDK that only its own test installs.';

export const RUN_ELSEWHERE: readonly RunElsewhere[] = [
  { page: 'README.md', begins: 'npm install hookwright', why: INSTALLS, test: 'test/e2e/smoke/packed.mjs' },
  {
    page: 'README.md',
    begins: 'npm ci && npm start     # a demo agent with real hooks; no API key, no network',
    why: 'It sets up the repository, which CI does first.',
    test: '.ci/run',
  },
  {
    page: 'README.md',
    begins: "import { createHooks, toModelText } from 'hookwright';",
    why: 'The test compares its output with the comment in the block.',
    test: 'test/e2e/examples/readme.test.ts',
  },
  {
    page: 'README.md',
    begins: '#!/usr/bin/env bash',
    why: 'The test runs the hook with two inputs.',
    test: 'test/e2e/examples/readme.test.ts',
  },
  {
    page: 'docs/getting-started/hook-authors.md',
    begins: 'npm install --save-dev hookwright',
    why: INSTALLS,
    test: 'test/e2e/smoke/packed.mjs',
  },
  {
    page: 'docs/getting-started/hosts.md',
    begins: 'npm install hookwright',
    why: INSTALLS,
    test: 'test/e2e/smoke/packed.mjs',
  },
  {
    page: 'docs/guides/own-events.md',
    begins:
      'npx hookwright generate --init BeforeDeploy   # writes schemas/events/before-deploy.*.schema.json, and cases for them',
    why: 'It needs the packages of the generator.',
    test: 'test/e2e/smoke/packed.mjs',
  },
  {
    page: 'docs/guides/own-events.md',
    begins: "import { createHooks } from 'hookwright';",
    why: 'It needs a generated contract, and is compiled first.',
    test: 'test/e2e/examples/own-events-page.test.ts',
  },
  {
    page: 'docs/guides/mcp.md',
    begins: "import { Client } from '@modelcontextprotocol/client';",
    why: NEEDS_SDK,
    test: 'test/e2e/integrations/mcp/sdk/docs.spec.ts',
  },
  {
    page: 'docs/guides/opa-and-cedar.md',
    begins: "import { isAuthorized } from '@cedar-policy/cedar-wasm/nodejs';",
    why: 'It needs Cedar, which only its own test installs.',
    test: 'test/e2e/sdks/policies.test.mjs',
  },
  ...[
    "import { createHooks, toModelText } from 'hookwright';",
    "import Anthropic from '@anthropic-ai/sdk';",
    "import { createOpenAI } from '@ai-sdk/openai';",
  ].map((begins) => ({
    page: 'docs/guides/model-sdks.md',
    begins,
    why: NEEDS_SDK,
    test: 'test/e2e/sdks/docs.test.mjs',
  })),
];

/** Returns true if a block, of any page, is in the table. */
export function isRunElsewhere({ text }: { readonly text: string }): boolean {
  return RUN_ELSEWHERE.some(({ begins }) => text.startsWith(`${begins}\n`));
}
