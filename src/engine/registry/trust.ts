import { ConfigSource, type HookRegistryEntry } from '../../../generated/index.js';
import { isRecord } from './frozen-copy.js';
import type { HookTrust } from './registered-hook.js';
import type { RegistryConfig } from './registry-config.js';
import { type ReportProblem, reasonOf } from './registry-problem.js';

/** Asks the host whether a hook may run. A host that fails to answer has not said yes. */
export function trustJudge(config: RegistryConfig, report: ReportProblem): (entry: HookRegistryEntry) => HookTrust {
  const failure = (method: string, what: string): HookTrust => {
    const help = 'the hooks it was asked about do not run until it answers; then reload';
    report({ where: method, what, help });
    return untrusted(`${method}() of the host ${what}`);
  };
  let folder: HookTrust | undefined;
  return (entry) => {
    if (entry.source === ConfigSource.Project) {
      folder ??= askAboutFolder(config, failure);
      if (folder !== true) return folder;
    }
    return askAboutHook(config, entry, failure);
  };
}

type Failure = (method: string, what: string) => HookTrust;

function askAboutFolder(config: RegistryConfig, failure: Failure): HookTrust {
  try {
    const answer: unknown = config.isTrustedFolder?.();
    if (answer === true || answer === undefined) return true;
    if (answer === false) return untrusted('the folder is not trusted');
    return failure('isTrustedFolder', 'must answer true or false');
  } catch (error) {
    return failure('isTrustedFolder', `failed: ${reasonOf(error)}`);
  }
}

function askAboutHook(config: RegistryConfig, entry: HookRegistryEntry, failure: Failure): HookTrust {
  if (config.isHookTrusted === undefined) return true;
  try {
    const answer: unknown = config.isHookTrusted(entry);
    if (answer === true) return true;
    if (isRecord(answer) && answer['trusted'] === false) {
      return untrusted(typeof answer['why'] === 'string' ? answer['why'] : 'the host does not trust it');
    }
    return failure('isHookTrusted', 'must answer true, or { trusted: false, why }');
  } catch (error) {
    return failure('isHookTrusted', `failed: ${reasonOf(error)}`);
  }
}

function untrusted(why: string): HookTrust {
  return Object.freeze({ trusted: false, why });
}
