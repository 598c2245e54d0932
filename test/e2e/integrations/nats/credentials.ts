import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, createOperator, createUser, type KeyPair } from '@nats-io/nkeys';
import { afterAll } from 'vitest';

/** Permissions of a user, as written in its token. */
export interface Permissions {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** True if it may also publish to the reply subject of a request. */
  readonly answers?: boolean;
}

/** Creates an operator with one account, as `nsc` does: a server configuration, and credentials files for users. */
export function makeOperator() {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-creds-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [operator, account] = [createOperator(), createAccount()];
  const operatorToken = token(operator, operator, 'fleet', { type: 'operator' });
  const unlimited = { subs: -1, data: -1, payload: -1, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };
  const accountToken = token(operator, account, 'agents', { type: 'account', limits: unlimited });
  const config = join(folder, 'nats.conf');
  const preload = `resolver_preload: { ${account.getPublicKey()}: ${accountToken} }`;
  writeFileSync(config, `operator: ${operatorToken}\nresolver: MEMORY\n${preload}\n`);
  return {
    config,
    userFile(name: string, { publish, subscribe, answers }: Permissions): string {
      const user = createUser();
      const claims = {
        type: 'user',
        pub: { allow: publish },
        sub: { allow: subscribe },
        ...(answers ? { resp: { max: 1, ttl: 0 } } : {}),
        ...{ subs: -1, data: -1, payload: -1 },
      };
      const file = join(folder, `${name}.creds`);
      const seed = new TextDecoder().decode(user.getSeed());
      const block = (title: string, text: string) => `-----BEGIN ${title}-----\n${text}\n------END ${title}------\n`;
      const jwt = block('NATS USER JWT', token(account, user, name, claims));
      writeFileSync(file, `${jwt}\n${block('USER NKEY SEED', seed)}`);
      return file;
    },
  };
}

function token(issuer: KeyPair, subject: KeyPair, name: string, claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const about = { iat: Math.floor(Date.now() / 1000), iss: issuer.getPublicKey(), sub: subject.getPublicKey(), name };
  const signed = `${part({ typ: 'JWT', alg: 'ed25519-nkey' })}.${part({ ...about, nats: { version: 2, ...claims } })}`;
  const signature = issuer.sign(new TextEncoder().encode(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}
