// One path per SDK for `npm test`: a hook rewrites the request, another one the response. The matrix has every effect.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columns, converse } from './columns.mjs';
import { makeHost } from './host.mjs';

const hooks = {
  BeforeModel: `return { hookSpecificOutput: { system_instruction: 'Answer in one word.' } };`,
  AfterModel: `return { hookSpecificOutput: { llm_response: { text: '8080' } } };`,
};

describe('call through the SDK', () => {
  for (const [name, column] of Object.entries(columns)) {
    it(`is changed by hooks before and after the model: ${name}`, async () => {
      const host = makeHost(hooks);
      const { ask, server, end } = await converse(column, host);
      try {
        const { text } = await ask({ stream: false });
        assert.deepEqual([column.systemOf(server.sent[0]), text], ['Answer in one word.', '8080']);
      } finally {
        await end();
        await host.end();
      }
    });
  }
});
