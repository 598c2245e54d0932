import type { HookRegistryEntry } from '../../generated/index.js';
import type { GuardChange, GuardedCall, GuardQuestions } from '../core/contract/index.js';
import { unlessAborted } from '../util/abort.js';
import { messageOf } from '../util/errors.js';
import { visible } from '../util/visible-text.js';

/**
 * Asks a person about a guard; true trusts it, or applies its removal. A yes to a call is not a yes to fewer guards, so
 * `ConfirmTool` is not called for that.
 */
export type ConfirmGuard = (change: GuardChange, call: GuardQuestionCall) => Promise<boolean>;

/** Call that waits for the decision about a guard. */
export interface GuardQuestionCall extends Omit<GuardedCall, 'untrusted'> {
  /** The whole question as text. */
  readonly question: string;
}

/** A question about one guard. */
export interface GuardQuestion {
  /** A question with the same id is asked once. */
  readonly id: string;
  readonly change: GuardChange;
  /** Applies a yes. */
  readonly onYes: () => void | Promise<void>;
}

interface QuestionsOptions {
  readonly confirmGuard: ConfirmGuard;
  /** Returns the question about an entry, if there is one. */
  readonly find: (entry: HookRegistryEntry, call: GuardedCall) => GuardQuestion | undefined;
  readonly warn: (text: string) => void;
}

/** A question without an answer yet, with the number of calls that wait for it. */
interface PendingQuestion {
  readonly answer: Promise<void>;
  /** Aborted when no call waits any more. */
  readonly abort: AbortController;
  callers: number;
}

/** Asks a person about guards: each question once, by whichever event comes first. */
export class PersonQuestions implements GuardQuestions<HookRegistryEntry> {
  readonly #options: QuestionsOptions;
  readonly #answered = new Set<string>();
  readonly #pending = new Map<string, PendingQuestion>();

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

  /** Makes answered questions open again. */
  forgetAnswers(isMeant: (id: string) => boolean): void {
    for (const id of this.#answered) if (isMeant(id)) this.#answered.delete(id);
  }

  /** One after another: there is one person. The caller may abort, and then the question stays open for others. */
  async #askAll(questions: readonly GuardQuestion[], call: GuardedCall): Promise<void> {
    for (const question of questions) {
      const pending = this.#pending.get(question.id) ?? this.#ask(question, call);
      pending.callers += 1;
      try {
        await unlessAborted(pending.answer, call.signal);
      } catch {
        if (pending.callers === 1) pending.abort.abort(call.signal?.reason);
        return;
      } finally {
        pending.callers -= 1;
      }
    }
  }

  #ask(question: GuardQuestion, { untrusted: _, ...about }: GuardedCall): PendingQuestion {
    const abort = new AbortController();
    const call = { ...about, question: questionText(question.change), signal: abort.signal };
    const pending = { answer: this.#answer(question, call), abort, callers: 0 };
    this.#pending.set(question.id, pending);
    return pending;
  }

  async #answer({ id, change, onYes }: GuardQuestion, call: GuardQuestionCall): Promise<void> {
    try {
      // Called later, so that the question is pending first.
      await Promise.resolve();
      const answer: unknown = await this.#options.confirmGuard(change, call);
      if (answer === true) await onYes();
      // A question that was closed because nobody waits any more was not answered.
      if (answer === true || !call.signal?.aborted) this.#answered.add(id);
    } catch (error) {
      if (call.signal?.aborted) return;
      this.#answered.add(id);
      this.#options.warn(`cannot ask about the guard ${JSON.stringify(change.name)}: ${messageOf(error)}`);
    } finally {
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
