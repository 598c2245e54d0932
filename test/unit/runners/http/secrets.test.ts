import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillHeaders } from '../../../../src/runners/http/header-values.js';
import { isLoopback, whyUnsafe } from '../../../../src/util/address.js';
import { json, makeHttpBench, makeService, setVariable } from '../../../support/runners/http/service.js';

const SECRET = 'sk-live-0123456789"\\';

describe('headers of an http hook', () => {
  it('contain allowed variables in both spellings, and dollar signs', async () => {
    setVariable('HW_TOKEN', SECRET);
    const service = await makeService((response) => json(response, {}));
    const headers = { Authorization: 'Bearer $HW_TOKEN', 'X-Both': `\${HW_TOKEN}-$$5`, 'X-Plain': 'as it is' };
    const result = await makeHttpBench({ allowedEnv: ['HW_TOKEN'] }).run({ url: service.url, headers });
    expect(result.success).toBe(true);
    expect(service.received[0]?.headers).toMatchObject({
      authorization: `Bearer ${SECRET}`,
      'x-both': `${SECRET}-$5`,
      'x-plain': 'as it is',
    });
  });

  it.each([
    ['is not listed', SECRET, []],
    ['is not set', undefined, ['HW_TOKEN']],
    ['holds a line break', `${SECRET}\n`, ['HW_TOKEN']],
  ])('are not sent if a variable %s; the error names it without its value', async (_, value, allowedEnv) => {
    setVariable('HW_TOKEN', value);
    const service = await makeService((response) => json(response, {}));
    const result = await makeHttpBench({ allowedEnv }).run({ url: service.url, headers: { 'X-Token': '$HW_TOKEN' } });
    expect(result).toMatchObject({ success: false, output: undefined });
    expect(result.error?.message).toContain('X-Token');
    expect(JSON.stringify([result, result.error?.message])).not.toContain('sk-live');
    expect(service.received).toHaveLength(0);
  });

  it('never appear in a response or in an error, even if the service returns them', async () => {
    setVariable('HW_TOKEN', SECRET);
    const service = await makeService((response, { headers }, count) => {
      const said = `you sent ${headers['x-token']}`;
      if (count === 1) json(response, { decision: 'deny', reason: said });
      else response.writeHead(count === 2 ? 200 : 401).end(said);
    });
    const { run } = makeHttpBench({ allowedEnv: ['HW_TOKEN'] });
    for (let round = 0; round < 3; round += 1) {
      const result = await run({ url: service.url, headers: { 'X-Token': '$HW_TOKEN' } });
      const seen = JSON.stringify([result, result.error?.message, result.error?.cause]);
      expect(seen).toContain('$HW_TOKEN');
      expect(seen).not.toContain('sk-live');
    }
  });

  it('keep text that is not a reference to a variable', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]*$/), (text) => {
        const written = text.replaceAll('$', () => '$$');
        expect(fillHeaders({ 'X-A': written }, { allowedEnv: [], allowHttp: false }, () => 'x').headers).toEqual({
          'x-a': text,
        });
      }),
    );
  });
});

describe('url of an http hook', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.255.1.9:80/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://localhost:8080/',
    'http://LOCALHOST/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
  ])('points to this machine: %s', (text) => {
    expect(isLoopback(new URL(text))).toBe(true);
    expect(whyUnsafe(new URL(text), false)).toBeUndefined();
  });

  it.each([
    'http://example.com/',
    'http://127.0.0.1.example.com/',
    'http://localhost.example.com/',
    'http://127.example.com/',
    'http://127.0.0.1@example.com/',
    'http://example.com#127.0.0.1',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://[::ffff:128.0.0.1]/',
    'http://[::7f00:1]/',
    'http://128.0.0.1/',
    'http://notlocalhost/',
  ])('points to another machine, which needs https or allowHttp: %s', async (text) => {
    expect(isLoopback(new URL(text))).toBe(false);
    expect(whyUnsafe(new URL(text), true)).toBeUndefined();
    expect(whyUnsafe(new URL(text.replace('http:', 'https:')), false)).toBeUndefined();
    const result = await makeHttpBench().run({ url: text });
    expect(result).toMatchObject({ success: false, output: undefined });
    expect(result.error?.message).toContain('allowHttp');
  });
});
