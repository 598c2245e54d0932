import { defineConfig } from 'vitest/config';

/** What needs the SDK; `npm run mcp` installs it beside this file. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['sdk/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
