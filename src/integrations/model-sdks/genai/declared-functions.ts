import type { CallableTool, Tool } from '@google/genai';

/** Which tool of a request declared which functions, as the SDK was told. */
export class DeclaredFunctions {
  readonly #names = new Map<CallableTool, ReadonlySet<string | undefined>>();

  note(tool: CallableTool, { functionDeclarations }: Tool): void {
    this.#names.set(tool, new Set(functionDeclarations?.map(({ name }) => name)));
  }

  has(name: string | undefined): boolean {
    return [...this.#names.values()].some((names) => names.has(name));
  }

  /** Whether a function is another tool's alone. One that no tool declared may be anyone's. */
  isOfAnother(tool: CallableTool, name: string | undefined): boolean {
    return !this.#names.get(tool)?.has(name) && this.has(name);
  }
}
