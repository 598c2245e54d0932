import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, parse, resolve, sep } from 'node:path';
import { isInside } from './files.js';

/** Facts about the file of a tool call, in the form of the wire. */
export interface FileFacts {
  /** Absolute, without `.` and `..`. */
  readonly path: string;
  /** True if the path, or the file that it leads to, is in the project. */
  readonly inside_project: boolean;
  /** True if the path is in the project, but leads to a file outside of it, or to one that cannot be determined. */
  readonly is_symlink_out: boolean;
  /** True if the name is typical for a file with passwords or keys. */
  readonly is_secret_like: boolean;
}

const MAX_LINKS = 40;
const SEPARATOR = sep === '/' ? sep : /[/\\]/;

/** Returns where a path leads. The file need not exist. */
export function fileFacts(
  path: string,
  { cwd, project }: { readonly cwd: string; readonly project: string },
): FileFacts {
  const written = resolve(cwd, path);
  const folder = resolve(cwd, project);
  const realFolder = targetOf(folder) ?? folder;
  // Programs that open `link/../x` as it is get another file than those that shorten it to `x`.
  const opened = isAbsolute(path) ? path : cwd + sep + path;
  const targets = opened === written ? [targetOf(written)] : [targetOf(written), targetOf(opened)];
  const isIn = (target: string | undefined) => target !== undefined && isInside(target, realFolder);
  const isWrittenInside = isInside(written, folder);
  const allInside = targets.every(isIn);
  return {
    path: written,
    inside_project: isWrittenInside || allInside,
    is_symlink_out: isWrittenInside && !allInside,
    is_secret_like: [written, ...targets].some((target) => target !== undefined && isSecretLike(target)),
  };
}

/** Returns the file that a path leads to: in one call of the system if it exists. */
export function targetOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return followLinks(path);
  }
}

/** Resolves all links of a path as the system does, also of a file that does not exist. Undefined if that is not possible. */
function followLinks(path: string): string | undefined {
  const { root } = parse(path);
  const parts = path.slice(root.length).split(SEPARATOR).reverse();
  let current = root;
  let links = 0;
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      current = dirname(current);
      continue;
    }
    const next = join(current, part);
    const target = linkAt(next);
    if (target === undefined) {
      current = next;
      continue;
    }
    links += 1;
    if (links > MAX_LINKS || target === null) return undefined;
    const start = parse(target).root;
    if (start !== '') current = start;
    parts.push(...target.slice(start.length).split(SEPARATOR).reverse());
  }
  return current;
}

/** Returns the target of a link, undefined if the path is not a link, or null if the link cannot be read. */
function linkAt(path: string): string | undefined | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(path) : undefined;
  } catch (error) {
    // Nothing can be below a file: such a path cannot be opened.
    return error instanceof Error && 'code' in error && error.code === 'ENOTDIR' ? undefined : null;
  }
}

const SECRET_NAMES =
  /^(?:\.env(?:\..+)?|\.envrc|\.npmrc|\.pypirc|\.netrc|_netrc|\.pgpass|\.my\.cnf|\.htpasswd|\.git-credentials|\.dockercfg|\.vault-token|\.terraformrc|id_(?:rsa|dsa|ecdsa|ed25519)(?:_\w+)?|.+\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|tfstate|tfvars)|credentials(?:\.\w+)?|client_secrets?.*\.json|service[-_]?account.*\.json|secrets?(?:\.(?:json|ya?ml|toml|ini|env|txt))?|shadow|passwd-|master\.key|wallet\.dat)$/i;
const HARMLESS_NAMES = /\.(?:example|sample|template|dist|pub)$/i;
const SECRET_FOLDERS =
  /[/\\](?:\.ssh|\.gnupg|\.aws|\.azure|\.kube|\.docker|\.config[/\\](?:gcloud|gh)|\.password-store|keychains)[/\\](?!known_hosts|[^/\\]*\.pub$)/i;

/** Returns true if the name of a file is typical for passwords or keys. */
export function isSecretLike(path: string): boolean {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  if (HARMLESS_NAMES.test(name)) return false;
  return SECRET_NAMES.test(name) || SECRET_FOLDERS.test(path);
}
