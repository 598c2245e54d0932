import { describe, expect, it } from 'vitest';
import { isCompiled, RuleCompiler } from '../../../src/util/cel/index.js';
import { isSecretLike, mentionsSecret } from '../../../src/util/secret-names.js';

describe('isSecretLike', () => {
  it.each([
    ...[
      '.env',
      '.env.bak',
      '.env~',
      '.env.production.local',
      '.ENV',
      'prod.env',
      '.flaskenv',
      '.envrc',
      '/a/.ssh',
      '/a/.ssh/work',
    ],
    ...[
      '~/.config/gh/hosts.yml',
      '~/.docker/config.json',
      '/proc/self/environ',
      '/proc/1/task/2/environ',
      '/run/secrets/db',
    ],
    ...[
      'terraform.tfstate.backup',
      'a.auto.tfvars.json',
      'id_rsa.bak',
      'x.p8',
      '.bash_history',
      '/etc/gshadow',
      'C:\\u\\.aws\\config',
    ],
    ...['.en*', '.e?v', '*.pem', 'id_*', '/a/.s*/id_rsa', '.[e]nv'],
  ])('knows %s [X-99]', (path) => {
    expect(isSecretLike(path)).toBe(true);
  });

  it.each([
    ...[
      '.env.example',
      '.env.sample.bak',
      'example.env',
      'env.ts',
      'environment.ts',
      'process.env',
      'secrets.ts',
      'credentials.test.ts',
    ],
    ...[
      '/a/.ssh/known_hosts',
      'id_rsa.pub',
      '/a/.docker/Dockerfile',
      '/proc/self/status',
      '*.ts',
      '**/*.json',
      'src/*',
      'a/secrets/x.ts',
    ],
  ])('passes %s [X-99]', (path) => {
    expect(isSecretLike(path)).toBe(false);
  });
});

describe('mentionsSecret', () => {
  it.each<[value: unknown, isSecret: boolean]>([
    ['f=@.env', true],
    ['HEAD:.env', true],
    ["print(open('.env').read())", true],
    ['*.{ts,pem}', true],
    [['-d', '@.env'], true],
    ['x-.envy', false],
    [[], false],
    [true, false],
    [{ a: '.env' }, false],
  ])('of %j is %s', (value, isSecret) => {
    expect(mentionsSecret(value)).toBe(isSecret);
  });

  it('reads long texts of any content', () => {
    const parts = ['/.ssh', '*', '?', '[', '{', '.env.example/', '_', '.config/', 'client_secret'];
    for (const part of parts) expect(typeof mentionsSecret(part.repeat(20_000))).toBe('boolean');
  });

  it('is is_secret() in rules', () => {
    const compiler = new RuleCompiler(
      { inputs: { E: 'Input' }, types: { Input: { a: 'string', l: 'list<string>' } } },
      { facts: [], always: [] },
    );
    const rule = compiler.compile({ when: 'is_secret(a) || is_secret(l)' }, 'E');
    const evaluate = (input: object) =>
      isCompiled(rule) && rule.when.alternatives.some((each) => each.evaluate({ ...input }) === true);
    expect(evaluate({ a: '.env', l: [] })).toBe(true);
    expect(evaluate({ a: 'x', l: ['x', 'id_rsa'] })).toBe(true);
    expect(evaluate({ a: 'x', l: ['y'] })).toBe(false);
  });
});
