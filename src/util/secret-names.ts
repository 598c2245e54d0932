import { matchesName } from './covers.js';

/** Names of files that are typical for passwords or keys. */
const SECRET_NAMES = new RegExp(
  `^(?:${[
    String.raw`\.env(?:[.~_-].*)?|[\w.-]+\.env|\.envrc|\.flaskenv|\.npmrc|\.pypirc|[._]netrc|\.pgpass|\.my(?:login)?\.cnf|\.htpasswd`,
    String.raw`\.git-credentials|\.dockercfg|\.vault-token|\.terraformrc|\.boto|\.s3cfg|rclone\.conf|kubeconfig|\.\w+_history`,
    String.raw`id_(?:rsa|dsa|ecdsa|ed25519)(?:[._-].*)?|.+\.(?:pem|key|p12|pfx|p8|jks|keystore|keytab|keyring|kdbx?|ppk|asc|gpg|ovpn)`,
    String.raw`.+\.keychain(?:-db)?|.+\.tf(?:state|vars)(?:\..+)?|\.?credentials(?:\.\w+|\.tfrc\.json|\.yml\.enc)?|client_secrets?.*\.json`,
    String.raw`service[-_]?account.*\.json|.*firebase-adminsdk.*\.json|oauth_creds\.json|auth\.json|secrets?(?:\.(?:json|ya?ml|toml|ini|env|txt))?`,
    String.raw`g?shadow-?|passwd-|sudoers|wallet\.dat|logins\.json|key[34]\.db|cookies\.sqlite|login data.*`,
  ].join('|')})$`,
  'i',
);
const HARMLESS_NAMES =
  /\.(?:example|sample|template|tmpl|dist|pub)(?:\.(?:old|orig|bak|tmp))?$|^(?:example|sample|template|process|import\.meta)\.env$/i;
/** Folders with such files, and files that are known by their folder. */
const SECRET_FOLDERS = new RegExp(
  `(?:^|[/\\\\])(?:${[
    String.raw`(?:\.ssh|\.gnupg|\.aws|\.azure|\.kube|\.oci|\.fly|\.password-store|keychains|keyrings|\.mozilla|\.electrum)(?:[/\\](?!known_hosts|[^/\\]*\.pub$)|$)`,
    String.raw`\.config[/\\](?:gcloud|gh|hub|doctl|op|bitwarden|github-copilot|google-chrome|chromium|bravesoftware|microsoft-edge)(?:[/\\]|$)`,
    String.raw`(?:google[/\\]chrome|bravesoftware|microsoft edge|firefox)[/\\](?:profiles|user data|default)`,
    String.raw`\.docker[/\\](?:config\.json|contexts)|\.m2[/\\]settings\.xml|\.gradle[/\\]gradle\.properties|etc[/\\]kubernetes[/\\]`,
    String.raw`run[/\\]secrets(?:[/\\]|$)|proc[/\\][^/\\]+[/\\](?:task[/\\][^/\\]+[/\\])?environ$`,
  ].join('|')})`,
  'i',
);
/** Names that patterns are tested with. */
const TYPICAL_NAMES = [
  '.env .env.local .envrc .npmrc .netrc .pypirc .pgpass .git-credentials .ssh .aws .kube .gnupg id_rsa id_ed25519',
  'x.pem x.key x.p12 x.pfx x.kdbx x.tfstate x.tfvars credentials',
].flatMap((names) => names.split(' '));
/** Files by which folders are known that contain passwords or keys. */
export const SECRET_FILES = [...TYPICAL_NAMES.map((name) => name.replace(/^x\./, '*.')), 'credentials.json'];
/** Files that control git, hooks, agents or a pipeline. */
export const CONTROL_FILES = [
  '.git .gitmodules .gitattributes .husky .pre-commit-config.yaml lefthook.* .lefthook.* lefthook-local.* .hookwright',
  '.claude .gemini .qwen .codex .cursor .copilot .llxprt .mcp.json .vscode .idea .devcontainer .envrc .github .gitlab',
  '.gitlab-ci.yml .circleci .buildkite .travis.yml .drone.yml Jenkinsfile azure-pipelines.yml bitbucket-pipelines.yml',
].flatMap((names) => names.split(' '));
const SEPARATORS = /[\s'"`()=@:,;|<>{}]+/;

/**
 * Returns true if the name of a file is typical for passwords or keys. A pattern such as `.en*` counts if it matches such a name;
 * one with fewer letters does not.
 */
export function isSecretLike(path: string): boolean {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  if (HARMLESS_NAMES.test(name)) return false;
  if (SECRET_NAMES.test(name) || SECRET_FOLDERS.test(path)) return true;
  const patterns = path.split(/[/\\]/).filter((part) => /[*?[]/.test(part) && /^\.\w|\w\w/.test(part));
  const matches = (pattern: string) => TYPICAL_NAMES.some((each) => matchesName(pattern, each));
  return patterns.some((part) => matches(part.replaceAll(/\[[^\]]*\]/g, '?')));
}

/** Returns true if a value is a text, or a list of texts, with such a name or names in it: `f=@.env`, `HEAD:.env`, `open('.env')`. */
export function mentionsSecret(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mentionsSecret);
  if (typeof value !== 'string') return false;
  const [braces = '', names = ''] = /\{([^{}]*)\}/.exec(value) ?? [];
  const expanded = names.split(',').map((name) => value.replace(braces, () => name));
  return [value, ...value.split(SEPARATORS), ...expanded].some(isSecretLike);
}
