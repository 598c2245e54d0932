import { defineConfig } from 'vitest/config';

/** Tests that need the MCP SDK; `npm run mcp` installs it next to this file. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['sdk/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
