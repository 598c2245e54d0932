import type { HookTraceText } from '../../../../../generated/index.js';
import { indented, Text } from '../parts/text.js';

export function HookInputs({ input }: { input: HookTraceText | undefined }) {
  return (
    <section class="part">
      <h3>What the hooks read</h3>
      {input === undefined ? (
        <p class="quiet">Not written down: the host keeps no inputs in its trace.</p>
      ) : (
        <Text text={indented(input.text)} cut={input.cut} label="What the hooks read" />
      )}
    </section>
  );
}
