import { type Fields, isRecord } from '../../util/json.js';
import { isText } from '../../util/text.js';

const CONTEXT = 'additionalContext';

/** Builder of a native hook output. */
export class OutputBuilder {
  readonly warnings: string[] = [];
  /** Why the output may not say what its author meant. */
  doubt: string | undefined;
  /** Reason why the output is discarded. */
  failure: string | undefined;
  /** Reason why the run counts as failed, although its output counts. */
  unhealthy: string | undefined;
  grants = false;
  /** Replacement for the tool's result. */
  result: string | undefined;
  /** Why the model must not get the tool's result. */
  withheld: string | undefined;
  sessionVariables: unknown;
  /** True if the exit code blocks. Such a run is not successful. */
  blockedByExit = false;
  #fields: Record<string, unknown> = {};
  #specific: Record<string, unknown> = {};

  get decision(): unknown {
    return this.#fields['decision'];
  }

  get reason(): string | undefined {
    const { reason } = this.#fields;
    return isText(reason) ? reason : undefined;
  }

  /** Copies the fields of a native output. */
  pass(output: Fields): void {
    const { hookSpecificOutput, ...fields } = output;
    Object.assign(this.#fields, fields);
    if (isRecord(hookSpecificOutput)) Object.assign(this.#specific, hookSpecificOutput);
  }

  /** Sets an effect by its name in a dialect document. */
  set(effect: string, value: unknown): void {
    switch (effect) {
      case 'grant':
        this.grants = value === true;
        return;
      case 'result':
        this.result = String(value);
        return;
      case 'withhold':
        this.withheld = String(value);
        return;
      case 'session.env':
        this.sessionVariables = value;
        return;
      case 'rewrite.tool_input':
        this.#specific['tool_input'] = value;
        return;
      case 'rewrite.prompt':
        this.#specific['prompt'] = value;
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

  /** New arguments of the tool, if they replace all others. */
  get newInput(): Fields | undefined {
    const { tool_input: input, tool_input_mode: mode } = this.#specific;
    return mode === 'replace' && isRecord(input) ? input : undefined;
  }

  addDoubt(doubt: string | undefined): void {
    if (doubt === undefined) return;
    this.doubt = doubt;
    this.warnings.push(doubt);
  }

  addContext(text: string): void {
    const { [CONTEXT]: before } = this.#specific;
    this.#specific[CONTEXT] = isText(before) ? `${before}\n\n${text}` : text;
  }

  block(reason: string): void {
    Object.assign(this.#fields, { decision: 'deny', reason });
    this.grants = false;
  }

  drop(fields: readonly string[]): void {
    for (const field of fields) {
      delete this.#fields[field];
      delete this.#specific[field];
    }
  }

  /** Discards the output. */
  clear(): void {
    this.#fields = {};
    this.#specific = {};
    this.grants = false;
    this.result = undefined;
    this.withheld = undefined;
    this.sessionVariables = undefined;
  }

  output(): Record<string, unknown> | undefined {
    const output =
      Object.keys(this.#specific).length === 0 ? this.#fields : { ...this.#fields, hookSpecificOutput: this.#specific };
    return Object.keys(output).length === 0 ? undefined : output;
  }
}
