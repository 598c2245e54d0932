import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { initEvent, runGenerate } from '../../../codegen/run-generate.js';

function hostFolder(): { schemas: string; out: string } {
  const dir = mkdtempSync(join(tmpdir(), 'hookwright-init-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return { schemas: join(dir, 'schemas'), out: join(dir, 'generated') };
}

describe('initEvent', () => {
  it('writes schemas and cases from which the first run generates [GEN-1]', async () => {
    const { schemas, out } = hostFolder();
    const files = [
      'events/before-deploy.input.schema.json',
      'events/before-deploy.output.schema.json',
      'cases/BeforeDeployInput.json',
      'cases/BeforeDeployOutput.json',
    ];
    expect(initEvent({ event: 'BeforeDeploy', schemas })).toEqual({
      kind: 'initialized',
      event: 'BeforeDeploy',
      files,
    });
    expect(await runGenerate({ schemas, out })).toMatchObject({ kind: 'written' });
    expect(readFileSync(join(out, 'fire.ts'), 'utf8')).toContain('fireBeforeDeployEvent(');
  }, 180_000);

  it('describes every field that it writes [GEN-1]', () => {
    const { schemas } = hostFolder();
    initEvent({ event: 'BeforeDeploy', schemas });
    const input = JSON.parse(readFileSync(join(schemas, 'events/before-deploy.input.schema.json'), 'utf8'));
    for (const field of Object.values<{ description?: string }>(input.properties))
      expect(field.description).toMatch(/\w/);
    for (const key of ['matcher', 'merge', 'effects']) expect(input['x-event'].when).toContain(`\`${key}\``);
  });

  it('overwrites nothing [GEN-1]', () => {
    const { schemas } = hostFolder();
    initEvent({ event: 'BeforeDeploy', schemas });
    rmSync(join(schemas, 'events/before-deploy.input.schema.json'));
    expect(initEvent({ event: 'BeforeDeploy', schemas })).toEqual({
      kind: 'not-initialized',
      message: `cannot write the schemas of BeforeDeploy: ${join(schemas, 'events/before-deploy.output.schema.json')} exists. Edit it, or give the event another name`,
    });
    expect(existsSync(join(schemas, 'events/before-deploy.input.schema.json'))).toBe(false);
  });

  it.each([
    ['beforeDeploy', 'consists of letters and begins with a capital one. Write it like BeforeDeploy'],
    ['Before-Deploy', 'consists of letters'],
    ['../Deploy', 'consists of letters'],
    ['BeforeTool', 'it is a built-in event. Give yours another name'],
  ])('rejects the name %s [GEN-1]', (event, cause) => {
    const { schemas } = hostFolder();
    expect(initEvent({ event, schemas })).toMatchObject({
      kind: 'not-initialized',
      message: expect.stringContaining(cause),
    });
    expect(existsSync(schemas)).toBe(false);
  });
});
