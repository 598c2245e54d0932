import { isRecord } from '../../util/json.js';
import { isText } from '../../util/text.js';

type Fields = Readonly<Record<string, unknown>>;

/** An answer on its way into our words. */
export class AnswerBuilder {
  readonly warnings: string[] = [];
  /** Why nothing that it said counts. */
  failure: string | undefined;
  /** Why the run counts as failed, whatever it said. */
  unhealthy: string | undefined;
  grants = false;
  /** What shall stand in the place of the tool's result. */
  result: string | undefined;
  sessionVariables: unknown;
  /** It refuses by how it ended, which is no healthy end. */
  refusedByExit = false;
  #fields: Record<string, unknown> = {};
  #specific: Record<string, unknown> = {};

  get decision(): unknown {
    return this.#fields['decision'];
  }

  get reason(): string | undefined {
    const { reason } = this.#fields;
    return isText(reason) ? reason : undefined;
  }

  /** Takes over an answer that is in our words. */
  pass(answer: Fields): void {
    const { hookSpecificOutput, ...fields } = answer;
    Object.assign(this.#fields, fields);
    if (isRecord(hookSpecificOutput)) Object.assign(this.#specific, hookSpecificOutput);
  }

  /** Sets an effect by its name in a document. */
  set(effect: string, value: unknown): void {
    switch (effect) {
      case 'grant':
        this.grants = value === true;
        return;
      case 'result':
        this.result = String(value);
        return;
      case 'session.env':
        this.sessionVariables = value;
        return;
      case 'rewrite.tool_input':
        this.#specific['tool_input'] = value;
        return;
      case 'rewrite.mode':
        if (value === 'replace') this.#specific['tool_input_mode'] = value;
        return;
      case 'hookSpecificOutput.additionalContext':
        this.addContext(String(value));
        return;
      default:
        this.#fields[effect] = value;
    }
  }

  addContext(text: string): void {
    const { additionalContext: said } = this.#specific;
    this.#specific['additionalContext'] = isText(said) ? `${said}\n\n${text}` : text;
  }

  refuse(reason: string): void {
    Object.assign(this.#fields, { decision: 'deny', reason });
    this.grants = false;
  }

  drop(fields: readonly string[]): void {
    for (const field of fields) delete this.#fields[field];
  }

  /** Nothing that it said counts. */
  clear(): void {
    this.#fields = {};
    this.#specific = {};
    this.grants = false;
    this.result = undefined;
    this.sessionVariables = undefined;
  }

  output(): Record<string, unknown> | undefined {
    const output =
      Object.keys(this.#specific).length === 0 ? this.#fields : { ...this.#fields, hookSpecificOutput: this.#specific };
    return Object.keys(output).length === 0 ? undefined : output;
  }
}
