import type { SdkContents, SdkPart } from '../../../core/contract/sdk.js';
import { isRecord } from '../../../util/json.js';
import { rewriteTurns, type TurnEditor } from '../shared/rewrite-turns.js';
import { shareOut } from '../shared/share-text.js';
import { type HookRole, partsOf, readTurns, type Turn, textOfPart, turnOf } from '../shared/turns.js';

/** The contents with a hook's messages in them; the same reference when the messages say nothing new. */
export function rewriteContents(
  contents: SdkContents | undefined,
  messages: readonly unknown[],
): SdkContents | readonly unknown[] | undefined {
  const turns = readTurns(contents);
  const rewritten = rewriteTurns(turns, messages, contentEditor);
  // The SDK refuses a mix of Contents and bare parts, so a changed list holds no bare parts.
  return rewritten === turns ? contents : rewritten.map((turn) => turn.entry);
}

/** How Contents are changed. */
export const contentEditor: TurnEditor<Turn> = {
  edit(turn, text, role) {
    const wanted = role === turn.role ? turn.role : sdkRole(role);
    if (text === turn.text && wanted === turn.role) return turn;
    const parts = rewriteParts(partsOf(turn.content), text);
    // A role that a hook sees as `user` may have another name in the SDK: it changes only if the hook changed it.
    return turnOf({ ...turn.content, ...(wanted === turn.role ? {} : { role: wanted }), parts });
  },
  silence(turn) {
    const parts = partsOf(turn.content).flatMap((part) =>
      textOfPart(part) === undefined ? [part] : withoutText(part),
    );
    return parts.length === 0 ? undefined : turnOf({ ...turn.content, parts });
  },
  create: (role, text) => turnOf({ role: sdkRole(role), parts: [{ text }] }),
  answersCall: (turn) =>
    partsOf(turn.content).some((part) => isRecord(part) && Object.hasOwn(part, 'functionResponse')),
};

/** What only describes a text: without the text, a part that has nothing else says nothing. */
const DESCRIBES_TEXT = new Set(['text', 'thought', 'thoughtSignature', 'partMetadata', 'speechMetadata']);

/** The SDK has no system role inside a conversation. */
function sdkRole(role: HookRole): HookRole {
  return role === 'model' ? 'model' : 'user';
}

/** The parts with another text among them; the first part that held text takes what fits no other. */
export function rewriteParts(parts: readonly SdkPart[], text: string): SdkPart[] {
  const shares = shareOut(
    parts.map(textOfPart).filter((old) => old !== undefined),
    text,
  ).values();
  return parts.flatMap((part) => {
    const old = textOfPart(part);
    if (old === undefined) return [part];
    const share = shares.next().value ?? '';
    if (share === old) return [part];
    return share === '' ? withoutText(part) : [{ ...part, text: share }];
  });
}

function withoutText(part: SdkPart): SdkPart[] {
  const { text: _, ...rest } = part;
  return Object.keys(rest).every((key) => DESCRIBES_TEXT.has(key)) ? [] : [rest];
}
