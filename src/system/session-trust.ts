import type { HookRegistryEntry } from '../../generated/index.js';
import type { GuardQuestions, TrustAnswer } from '../core/contract/index.js';
import { guardChange } from '../core/registry/describe-hook.js';
import type { HookLog } from '../traces/index.js';
import type { CreateConfigOptions } from './config-options.js';
import { PersonQuestions } from './person.js';

type IsTrusted = (entry: HookRegistryEntry) => TrustAnswer;

/** Trust checks of a host, and the hooks that a person trusted for as long as the config lives. */
export class SessionTrust {
  readonly questions: GuardQuestions<HookRegistryEntry> | undefined;
  readonly isHookTrusted: IsTrusted | undefined;
  readonly isHookStillTrusted: IsTrusted | undefined;
  readonly #trusted = new Set<string>();

  /** `reload` is called when a person has trusted a hook. */
  constructor(options: CreateConfigOptions, log: Pick<HookLog, 'warn'>, reload: () => Promise<void>) {
    const { confirmGuard, isHookTrusted, isHookStillTrusted } = options;
    this.isHookTrusted = isHookTrusted && this.#orTrusted(isHookTrusted);
    this.isHookStillTrusted = isHookStillTrusted && this.#orTrusted(isHookStillTrusted);
    if (confirmGuard === undefined) return;
    this.questions = new PersonQuestions({
      confirmGuard,
      warn: (text) => log.warn(`hooks: ${text}`),
      find: (entry, { untrusted = options.untrusted }) => {
        const answer = untrusted === 'ask' && !entry.enabled ? isHookTrusted?.(entry) : true;
        if (answer === undefined || answer === true) return undefined;
        const id = keyOf(entry);
        const onYes = (): Promise<void> => {
          this.#trusted.add(id);
          return reload();
        };
        return { id, change: guardChange(entry, 'untrusted', answer.why), onYes };
      },
    });
  }

  #orTrusted(ask: IsTrusted): IsTrusted {
    return (entry) => (this.#trusted.size > 0 && this.#trusted.has(keyOf(entry)) ? true : ask(entry));
  }
}

function keyOf({ eventName, matcher, sequential, config }: HookRegistryEntry): string {
  return JSON.stringify([eventName, matcher, sequential, config]);
}
