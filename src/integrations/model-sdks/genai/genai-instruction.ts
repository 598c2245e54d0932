import type { SdkContent, SdkContents, SdkPart, SdkRequest } from '../../../core/contract/sdk.js';
import { isRecord } from '../../../util/json.js';
import { joinTexts, shareJoined, shareOut } from '../shared/share-text.js';
import { isContent, partsOf, readTurns, type Turn, textOfPart, turnOf } from '../shared/turns.js';
import { contentEditor, rewriteParts } from './rewrite-contents.js';

/** The system instruction of a Gemini request, in whichever form it was given. */
export function readInstruction(request: SdkRequest): string | undefined {
  const given = request.config?.systemInstruction;
  const texts = (isContents(given) ? readTurns(given) : []).map(({ text }) => text).filter((text) => text !== '');
  return texts.length === 0 ? undefined : joinTexts(texts);
}

/** An edit comes back in the form that was given, and leaves in it what is no text. */
export function writeInstruction<Q extends SdkRequest>(text: string, base: Q): Q {
  if (text === (readInstruction(base) ?? '')) return base;
  const { systemInstruction: given, ...rest } = base.config ?? {};
  const systemInstruction = edited(given, text);
  return { ...base, config: systemInstruction === undefined ? rest : { ...base.config, systemInstruction } };
}

function isContents(value: unknown): value is SdkContents {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** Undefined where nothing is left. */
function edited(given: unknown, text: string): unknown {
  if (Array.isArray(given)) {
    const items = given.some(isContent) ? editedContents(given, text) : editedItems(given, text);
    return items.length === 0 ? undefined : items;
  }
  if (isContent(given)) return editedTurn(turnOf(given), text)?.entry;
  if (!isRecord(given)) return text === '' ? undefined : text;
  const [first, ...others] = editedItems([given], text);
  return others.length === 0 ? first : [first, ...others];
}

/** Contents that have no text stay between the others. */
function editedContents(given: readonly (string | SdkContent | SdkPart)[], text: string): unknown[] {
  const turns = readTurns(given);
  const speaking = turns.filter((turn) => turn.text !== '');
  if (speaking.length === 0) return [...turns.map(({ entry }) => entry), contentEditor.create('user', text).entry];
  const shares = shareJoined(
    speaking.map((turn) => turn.text),
    text,
  );
  return turns.flatMap((turn) => {
    const at = speaking.indexOf(turn);
    const changed = at < 0 ? turn : editedTurn(turn, shares[at] ?? '');
    return changed === undefined ? [] : [changed.entry];
  });
}

function editedTurn(turn: Turn, text: string): Turn | undefined {
  if (text === '') return contentEditor.silence(turn);
  const parts = partsOf(turn.content);
  if (parts.some((part) => textOfPart(part) !== undefined)) return contentEditor.edit(turn, text, turn.role);
  return turnOf({ ...turn.content, parts: [...parts, { text }] });
}

/** Bare texts and parts, which the SDK takes for the parts of one content. */
function editedItems(given: readonly unknown[], text: string): unknown[] {
  const olds = given.map((item) => (typeof item === 'string' ? item : textOfPart(item)));
  const texts = olds.filter((old) => old !== undefined);
  if (texts.length === 0) return [...given, { text }];
  const shares = shareOut(texts, text).values();
  return given.flatMap((item, at) => {
    if (olds[at] === undefined) return [item];
    const share = shares.next().value ?? '';
    if (typeof item === 'string') return share === '' ? [] : [share];
    return isRecord(item) ? rewriteParts([item], share) : [item];
  });
}
