import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-accounts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Permissions of fleet users: an agent publishes requests and reads its own inbox; a server answers requests. */
const agent = (name: string) =>
  `{ user: ${name}, password: secret-of-${name}, permissions: {
    publish: ["*.v1.event.*"], subscribe: ["_INBOX_${name}.>"] } }`;
const POLICY = `{ user: policy, password: secret-of-policy, permissions: {
    subscribe: ["*.v1.event.* hookwright"], allow_responses: true } }`;

/** Writes a server configuration with two agents, a policy user, extra users and extra settings. */
export function accountsFile(more = '', extraUsers: string[] = []): string {
  const file = join(temporaryFolder(), 'nats.conf');
  const users = [agent('alice'), agent('mallory'), POLICY, ...extraUsers];
  writeFileSync(file, `${more}\nauthorization { users: [\n${users.join('\n')}\n] }\n`);
  return file;
}

/** Client options of a user. */
export function userOptions(user: string) {
  return { user, pass: `secret-of-${user}`, inboxPrefix: `_INBOX_${user}` };
}

export interface Certificates {
  ca: string;
  server: { cert: string; key: string };
  client: { cert: string; key: string };
}

/** Creates a certificate authority, and certificates for a loopback server and for a client. */
export function makeCertificates(): Certificates {
  const folder = temporaryFolder();
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=fleet authority');
  const signed = (name: string) => {
    const signedBy = ['-CA', 'ca.pem', '-CAkey', 'ca.key'];
    const usable = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    openssl(
      'req',
      '-x509',
      ...newKey,
      ...signedBy,
      ...usable,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
      '-subj',
      `/CN=${name}`,
    );
    return { cert: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) };
  };
  return { ca: join(folder, 'ca.pem'), server: signed('server'), client: signed('client') };
}
