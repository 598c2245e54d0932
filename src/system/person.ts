import type { HookRegistryEntry } from '../../generated/index.js';
import type { ConfirmTool, GuardChange, GuardedCall, GuardQuestions } from '../core/contract/index.js';
import { unlessAborted } from '../util/abort.js';
import { messageOf } from '../util/errors.js';
import { visible } from '../util/visible-text.js';

/** A question about one guard. */
export interface GuardQuestion {
  /** A question with the same id is asked once. */
  readonly id: string;
  readonly change: GuardChange;
  /** Applies a yes. */
  readonly onYes: () => void | Promise<void>;
}

interface QuestionsOptions {
  readonly confirm: ConfirmTool;
  /** Returns the question about an entry, if there is one. */
  readonly find: (entry: HookRegistryEntry, call: GuardedCall) => GuardQuestion | undefined;
  readonly warn: (text: string) => void;
}

/** Asks a person about guards: each question once, by whichever event comes first. */
export class PersonQuestions implements GuardQuestions<HookRegistryEntry> {
  readonly #options: QuestionsOptions;
  readonly #answered = new Set<string>();
  readonly #pending = new Map<string, Promise<void>>();

  constructor(options: QuestionsOptions) {
    this.#options = options;
  }

  settle(entries: readonly HookRegistryEntry[], call: GuardedCall): Promise<void> | undefined {
    const open = new Map<string, GuardQuestion>();
    for (const entry of entries) {
      const question = this.#options.find(entry, call);
      if (question !== undefined && !this.#answered.has(question.id)) open.set(question.id, question);
    }
    return open.size === 0 ? undefined : this.#askAll([...open.values()], call);
  }

  /** One after another: there is one person. The caller may abort, and then the question stays open for others. */
  async #askAll(questions: readonly GuardQuestion[], call: GuardedCall): Promise<void> {
    for (const question of questions) {
      const pending = this.#pending.get(question.id) ?? this.#ask(question, call);
      this.#pending.set(question.id, pending);
      try {
        await unlessAborted(pending, call.signal);
      } catch {
        return;
      }
    }
  }

  async #ask({ id, change, onYes }: GuardQuestion, { toolName, toolInput }: GuardedCall): Promise<void> {
    try {
      const request = { toolName, toolInput, reason: questionText(change), guard: change };
      if ((await this.#options.confirm(request, {})) === true) await onYes();
    } catch (error) {
      this.#options.warn(`cannot ask about the guard ${JSON.stringify(change.name)}: ${messageOf(error)}`);
    } finally {
      this.#answered.add(id);
      this.#pending.delete(id);
    }
  }
}

function questionText({ kind, name, event, matcher, command, why, diff }: GuardChange): string {
  const asks =
    kind === 'removed' ? 'Remove the guard' : kind === 'changed' ? 'Trust the guard again:' : 'Trust the hook';
  const where = matcher === undefined ? event : `${event}, matcher ${visible(matcher)}`;
  const lines = [`${asks} "${name}" (${where})? ${why}`, `It runs: ${command}`];
  return [...lines, ...(diff === undefined ? [] : [diff])].join('\n');
}
