import type { SdkContent, SdkContents, SdkPart, SdkRequest } from '../../../core/contract/index.js';
import { isRecord } from '../../../util/json.js';
import { distributeJoined, distributeText, joinTexts } from '../shared/distribute-text.js';
import { partsOf, textOfPart } from '../shared/text-parts.js';
import { contentEditor, isContent, readTurns, rewriteParts, type Turn, turnOf } from './contents.js';

/** Returns the system instruction of a Gemini request, whatever its form. */
export function readInstruction(request: SdkRequest): string | undefined {
  const instruction = request.config?.systemInstruction;
  const texts = (isContents(instruction) ? readTurns(instruction) : [])
    .map(({ text }) => text)
    .filter((text) => text !== '');
  return texts.length === 0 ? undefined : joinTexts(texts);
}

/** Replaces the text of the system instruction. Keeps its form and everything in it that is not text. */
export function writeInstruction<Q extends SdkRequest>(text: string, base: Q): Q {
  if (text === (readInstruction(base) ?? '')) return base;
  const { systemInstruction: instruction, ...rest } = base.config ?? {};
  const systemInstruction = editInstruction(instruction, text);
  return { ...base, config: systemInstruction === undefined ? rest : { ...base.config, systemInstruction } };
}

function isContents(value: unknown): value is SdkContents {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** Returns the edited instruction; undefined if it is empty. */
function editInstruction(instruction: unknown, text: string): unknown {
  if (Array.isArray(instruction)) {
    const items = instruction.some(isContent) ? editContents(instruction, text) : editItems(instruction, text);
    return items.length === 0 ? undefined : items;
  }
  if (isContent(instruction)) return editTurn(turnOf(instruction), text)?.entry;
  if (!isRecord(instruction)) return text === '' ? undefined : text;
  const [first, ...others] = editItems([instruction], text);
  return others.length === 0 ? first : [first, ...others];
}

/** Edits a list of Contents. Contents without text keep their position. */
function editContents(instruction: readonly (string | SdkContent | SdkPart)[], text: string): unknown[] {
  const turns = readTurns(instruction);
  const visible = turns.filter((turn) => turn.text !== '');
  if (visible.length === 0) return [...turns.map(({ entry }) => entry), contentEditor.create('user', text).entry];
  const shares = distributeJoined(
    visible.map((turn) => turn.text),
    text,
  );
  return turns.flatMap((turn) => {
    const at = visible.indexOf(turn);
    const changed = at < 0 ? turn : editTurn(turn, shares[at] ?? '');
    return changed === undefined ? [] : [changed.entry];
  });
}

function editTurn(turn: Turn, text: string): Turn | undefined {
  if (text === '') return contentEditor.removeText(turn);
  const parts = partsOf(turn.content);
  if (parts.some((part) => textOfPart(part) !== undefined)) return contentEditor.edit(turn, text, turn.role);
  return turnOf({ ...turn.content, parts: [...parts, { text }] });
}

/** Edits a list of bare texts and parts, which the SDK reads as the parts of one Content. */
function editItems(instruction: readonly unknown[], text: string): unknown[] {
  const oldTexts = instruction.map((item) => (typeof item === 'string' ? item : textOfPart(item)));
  const texts = oldTexts.filter((old) => old !== undefined);
  if (texts.length === 0) return [...instruction, { text }];
  const shares = distributeText(texts, text).values();
  return instruction.flatMap((item, at) => {
    if (oldTexts[at] === undefined) return [item];
    const share = shares.next().value ?? '';
    if (typeof item === 'string') return share === '' ? [] : [share];
    return isRecord(item) ? rewriteParts([item], share) : [item];
  });
}
