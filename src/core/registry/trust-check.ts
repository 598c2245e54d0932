import { ConfigSource, type HookRegistryEntry } from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { isPlainObject } from '../../util/json.js';
import type { NotTrusted, TrustAnswer } from '../contract/index.js';
import type { RegistryConfig } from './read-configuration.js';
import type { ReportProblem } from './registry-problem.js';

/** Trust checks of the host. A check that fails counts as not trusted. */
export interface TrustCheck {
  ofHook(entry: HookRegistryEntry): TrustAnswer;
  /** Checks the source alone, for a hook that cannot be read. */
  ofSource(source: ConfigSource): TrustAnswer;
}

type ReportFailure = (method: string, what: string) => TrustAnswer;

export function trustCheckOf(config: RegistryConfig, report: ReportProblem): TrustCheck {
  const reportFailure: ReportFailure = (method, what) => {
    report({ where: method, what, help: 'the hooks it was called for do not run until it is fixed; then reload' });
    return notTrustedBecause(`${method}() of the host ${what}`);
  };
  let folder: TrustAnswer | undefined;
  const ofSource = (source: ConfigSource): TrustAnswer => {
    if (source !== ConfigSource.Project) return true;
    folder ??= checkFolder(config, reportFailure);
    return folder;
  };
  const ofHook = (entry: HookRegistryEntry): TrustAnswer => {
    const trust = ofSource(entry.source);
    return trust === true ? checkHook(config, entry, reportFailure) : trust;
  };
  return { ofHook, ofSource };
}

function checkFolder(config: RegistryConfig, reportFailure: ReportFailure): TrustAnswer {
  try {
    const result: unknown = config.isTrustedFolder?.();
    if (result === true || result === undefined) return true;
    if (result === false) return notTrustedBecause('the folder is not trusted');
    return reportFailure('isTrustedFolder', 'must return true or false');
  } catch (error) {
    return reportFailure('isTrustedFolder', `failed: ${messageOf(error)}`);
  }
}

function checkHook(config: RegistryConfig, entry: HookRegistryEntry, reportFailure: ReportFailure): TrustAnswer {
  if (config.isHookTrusted === undefined) return true;
  try {
    const result: unknown = config.isHookTrusted(entry);
    if (result === true) return true;
    return readNotTrusted(result) ?? reportFailure('isHookTrusted', 'must return true, or { trusted: false, why }');
  } catch (error) {
    return reportFailure('isHookTrusted', `failed: ${messageOf(error)}`);
  }
}

function notTrustedBecause(why: string): TrustAnswer {
  return Object.freeze({ trusted: false, why });
}

/** Reads the result of a host that does not trust a hook. Returns undefined for any other value. */
function readNotTrusted(result: unknown): NotTrusted | undefined {
  if (!isPlainObject(result) || result['trusted'] !== false) return undefined;
  const { why, blocks, reported } = result;
  return Object.freeze({
    trusted: false,
    why: typeof why === 'string' ? why : 'the host does not trust it',
    ...(typeof blocks === 'string' && { blocks }),
    ...(reported === true && { reported }),
  });
}
