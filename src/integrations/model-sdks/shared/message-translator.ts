import type {
  HookToolConfig,
  LLMRequest,
  LLMRequestPatch,
  LLMToolResult,
  LLMToolResultPatch,
} from '../../../../generated/index.js';
import type { HookTurn } from '../../../core/contract/index.js';
import { HookTranslator } from '../../../core/translator.js';
import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import { isText } from '../../../util/text.js';
import { distributeJoined, joinTexts } from './distribute-text.js';
import { readSettings, type SettingNames, writeSettings } from './generation-settings.js';
import { rejectOtherSdk } from './other-sdk.js';
import { PromptFinder } from './prompts.js';
import { type HookRole, rewriteTurns, type TurnEditor, type VisibleTurn } from './rewrite-turns.js';
import { type ChoiceFormat, readChoice, writeChoice } from './tool-choice.js';
import { collectResults, editResults, type VisitResult } from './tool-results.js';
import {
  type Fields,
  mergeMarkers,
  nonTextParts,
  rewriteContent,
  type TextTypes,
  textsOfContent,
} from './typed-parts.js';

/** Request format of an SDK whose conversation is a list of messages with `content`. */
export interface RequestFormat {
  /** Field with the conversation. */
  readonly list: string;
  /** Field with the system instruction, if it is not one of the messages. */
  readonly instruction?: string;
  readonly textTypes: TextTypes;
  readonly settings: SettingNames;
  readonly choice: ChoiceFormat;
  /** Returns the role of a message; undefined if hooks do not see it. */
  roleOf(entry: Fields): HookRole | undefined;
  /** Returns the SDK's name for a role. */
  roleName(role: HookRole): string;
  create(role: HookRole, text: string): Fields;
  /** Returns true if a message of the role may have the content. If missing, every content is valid. */
  fits?(role: HookRole, content: unknown): boolean;
  /** Metadata field of a message, such as a cache marker. */
  readonly mark?: string;
  /** Returns the message with only its non-text content; undefined if nothing is left. */
  withoutText(entry: Fields, rest: readonly unknown[]): Fields | undefined;
  followsCall(entry: Fields): boolean;
  /** Returns true if the server adds earlier messages to those of the request. If missing, it never does. */
  isContinued?(request: Fields): boolean;
  /** Replaces the tool results in an entry with what `visit` returns. `names` has the names of earlier calls by id. */
  mapResults(entry: Fields, visit: VisitResult, names: Map<unknown, unknown>): Fields;
}

interface MessageTurn extends VisibleTurn {
  readonly entry: unknown;
}

/** Base of translators for requests that are a list of messages. Subclasses translate responses. */
export abstract class MessageTranslator extends HookTranslator {
  readonly #format: RequestFormat;
  readonly #editor: TurnEditor<MessageTurn>;

  constructor(format: RequestFormat) {
    super();
    this.#format = format;
    this.#editor = {
      edit: (turn, text, role) => this.#edit(turn, text, role),
      removeText: (turn) => this.#removeText(turn),
      create: (role, text) => this.#turn(format.create(role, text)),
      followsCall: ({ entry }) => isRecord(entry) && format.followsCall(entry),
    };
  }

  /** Returns the model name, or an empty string if the request has none. */
  protected requestedModel(request: Fields): string {
    return typeof request['model'] === 'string' ? request['model'] : '';
  }

  override modelOf(request: object, response?: object): string | undefined {
    const { model } = fieldsOf(response);
    return isText(model) ? model : this.requestedModel(fieldsOf(request)) || undefined;
  }

  override toHookTurn(request: object): HookTurn | undefined {
    const { list, textTypes, isContinued } = this.#format;
    const fields = fieldsOf(request);
    const messages = fields[list];
    if (isContinued?.(fields)) return undefined;
    if (typeof messages === 'string') return { prompt: messages, index: 1 };
    const prompts = new PromptFinder((content) => textsOfContent(content, textTypes).join(''));
    for (const entry of itemsOf(messages)) {
      if (!isRecord(entry)) return undefined;
      if (entry['role'] === 'user' && this.#format.roleOf(entry) === 'user')
        prompts.add(entry['content'], this.#format.followsCall(entry));
    }
    return prompts.last();
  }

  override toHookLLMRequest(request: object): LLMRequest {
    rejectOtherSdk(request, this.#format.list);
    const fields = fieldsOf(request);
    const { conversation } = this.#split(fields);
    const toolConfig = readChoice(request, this.#format.choice);
    return {
      model: this.requestedModel(fields),
      messages: conversation.filter(({ text }) => text !== '').map(({ role, text }) => ({ role, content: text })),
      config: readSettings(fields, this.#format.settings),
      ...(toolConfig && { toolConfig }),
    };
  }

  override fromHookLLMRequest<Q extends object>(patch: LLMRequestPatch, base: Q): Q;
  override fromHookLLMRequest(patch: LLMRequestPatch, base?: object): object;
  override fromHookLLMRequest(patch: LLMRequestPatch, base: object = {}): object {
    const fields = fieldsOf(base);
    const changes = writeSettings(patch.config, fields, this.#format.settings);
    const { model } = patch;
    // Hooks see a request without a model as one with an empty model.
    const isNewModel = model !== undefined && model !== '' && model !== this.requestedModel(fields);
    if (isNewModel && 'model' in fields) changes['model'] = model;
    if (Array.isArray(patch.messages)) {
      const { system, conversation } = this.#split(fields);
      const rewritten = rewriteTurns(conversation, patch.messages, this.#editor);
      if (rewritten !== conversation) changes[this.#format.list] = this.#listOf([...system, ...rewritten]);
    }
    const changed = Object.keys(changes).length === 0 ? base : { ...base, ...changes };
    return isRecord(patch.toolConfig) ? this.restrictTools(patch.toolConfig, changed) : changed;
  }

  override toHookToolConfig(request: object): HookToolConfig {
    return readChoice(request, this.#format.choice) ?? {};
  }

  /** These SDKs have the tool choice in the request itself. */
  override fromHookToolConfig<Q extends object>(choice: HookToolConfig, base: Q): Q;
  override fromHookToolConfig(choice: HookToolConfig, base?: object): object;
  override fromHookToolConfig(choice: HookToolConfig, base: object = {}): object {
    return writeChoice(choice, base, this.#format.choice);
  }

  override restrictTools<Q extends object>(choice: HookToolConfig, base: Q): Q {
    return writeChoice(choice, base, this.#format.choice);
  }

  override toolsOf(request: object): readonly unknown[] {
    return itemsOf(fieldsOf(request)['tools']);
  }

  override toHookSystemInstruction(request: object): string | undefined {
    const texts = this.#instructions(fieldsOf(request)).map(({ text }) => text);
    return texts.length === 0 ? undefined : joinTexts(texts);
  }

  override fromHookSystemInstruction<Q extends object>(text: string, base: Q): Q {
    const fields = fieldsOf(base);
    const instructions = this.#instructions(fields);
    const texts = instructions.map((turn) => turn.text);
    if (text === joinTexts(texts)) return base;
    const { list, instruction, create } = this.#format;
    if (instructions.length === 0) {
      if (instruction !== undefined) return { ...base, [instruction]: text };
      const first = this.#turn(create('system', text));
      return { ...base, [list]: this.#listOf([first, ...this.#turns(fields)]) };
    }
    return this.#distributeInstruction(base, instructions, distributeJoined(texts, text));
  }

  override toHookToolResults(request: object): LLMToolResult[] {
    return collectResults((visit) => this.#mapResults(request, visit));
  }

  override fromHookToolResults<Q extends object>(results: readonly LLMToolResultPatch[], base: Q): Q {
    return editResults(results, (visit) => this.#mapResults(base, visit));
  }

  /** Splits the messages into leading system instructions and the rest. */
  #split(fields: Fields): { system: MessageTurn[]; conversation: MessageTurn[] } {
    const turns = this.#turns(fields);
    const first = turns.findIndex(({ role }) => role !== 'system');
    const at = first < 0 ? turns.length : first;
    return { system: turns.slice(0, at), conversation: turns.slice(at) };
  }

  #turns(fields: Fields): MessageTurn[] {
    const list = fields[this.#format.list];
    if (typeof list === 'string') return [{ role: 'user', text: list, entry: list }];
    if (list === undefined || list === null) return [];
    if (Array.isArray(list)) return list.map((entry) => this.#turn(entry));
    throw new TypeError(`cannot read ${this.#format.list}: expected a list of messages, but found ${typeof list}`);
  }

  /** Returns a turn without text for an entry that cannot be read: hooks do not see it, and it keeps its position. */
  #turn(entry: unknown): MessageTurn {
    const role = isRecord(entry) ? this.#format.roleOf(entry) : undefined;
    if (!isRecord(entry) || role === undefined) return { role: 'user', text: '', entry };
    return { role, text: textsOfContent(entry['content'], this.#format.textTypes).join(''), entry };
  }

  /** Returns the list for the request. A conversation that was a string stays one while it is a single message. */
  #listOf(turns: readonly MessageTurn[]): unknown {
    const [only, ...others] = turns;
    if (only !== undefined && isBare(only) && others.length === 0) return only.entry;
    return turns.map((turn) => (isBare(turn) ? this.#format.create(turn.role, turn.text) : turn.entry));
  }

  #edit(turn: MessageTurn, text: string, role: HookRole): MessageTurn {
    const { entry } = turn;
    if (typeof entry === 'string' && role === 'user') return { role, text, entry: text };
    if (!isRecord(entry)) return this.#turn(this.#format.create(role, text));
    const { textTypes, roleName } = this.#format;
    const content = text === turn.text ? entry['content'] : rewriteContent(entry['content'], text, textTypes);
    if (role === turn.role) return this.#turn({ ...entry, content });
    return this.#turn({ ...entry, role: roleName(role), content: this.#contentFor(role, content, text) });
  }

  /** Converts text-only content to the form that messages of the new role have. */
  #contentFor(role: HookRole, content: unknown, text: string): unknown {
    const { textTypes, fits, create } = this.#format;
    if (fits === undefined || fits(role, content) || nonTextParts(content, textTypes).length > 0) return content;
    return create(role, text)['content'];
  }

  #removeText({ entry }: MessageTurn): MessageTurn | undefined {
    if (!isRecord(entry)) return undefined;
    const rest = this.#format.withoutText(entry, nonTextParts(entry['content'], this.#format.textTypes));
    return rest && this.#turn(rest);
  }

  /** Returns all system instructions in the order in which the model reads them. */
  #instructions(fields: Fields): MessageTurn[] {
    const { instruction, textTypes } = this.#format;
    const field = instruction === undefined ? undefined : fields[instruction];
    const text = textsOfContent(field, textTypes).join('');
    const system = this.#split(fields).system.filter((turn) => turn.text !== '');
    return text === '' ? system : [{ role: 'system', text, entry: INSTRUCTION_FIELD }, ...system];
  }

  #distributeInstruction<Q extends object>(
    base: Q,
    instructions: readonly MessageTurn[],
    shares: readonly string[],
  ): Q {
    const { list, instruction = '', textTypes } = this.#format;
    const fields = fieldsOf(base);
    const edited = new Map<unknown, MessageTurn | undefined>();
    const changes: Record<string, unknown> = {};
    for (const [at, turn] of instructions.entries()) {
      const share = shares[at] ?? '';
      if (share === turn.text) continue;
      if (turn.entry === INSTRUCTION_FIELD)
        changes[instruction] = share === '' ? undefined : rewriteContent(fields[instruction], share, textTypes);
      else edited.set(turn.entry, share === '' ? this.#removeText(turn) : this.#edit(turn, share, 'system'));
    }
    this.#moveMarkers(instructions, shares, edited);
    if (edited.size > 0) {
      const turns = this.#turns(fields).map((turn) => (edited.has(turn.entry) ? edited.get(turn.entry) : turn));
      changes[list] = this.#listOf(turns.filter((turn) => turn !== undefined));
    }
    return { ...base, ...changes };
  }

  /** Moves cache markers from removed instructions to the message that now has their text. */
  #moveMarkers(
    instructions: readonly MessageTurn[],
    shares: readonly string[],
    edited: Map<unknown, MessageTurn | undefined>,
  ): void {
    const { mark } = this.#format;
    const receiver = instructions.find((_, at) => shares[at] !== '');
    if (mark === undefined || receiver === undefined) return;
    const removed = instructions
      .filter((_, at) => shares[at] === '')
      .map(({ entry }) => ({ [mark]: fieldsOf(entry)[mark] }));
    const marked = removed.reduce<Fields>(mergeMarkers, fieldsOf((edited.get(receiver.entry) ?? receiver).entry));
    if (removed.length > 0) edited.set(receiver.entry, this.#turn(marked));
  }

  #mapResults<Q extends object>(request: Q, visit: VisitResult): Q {
    const fields = fieldsOf(request);
    const entries = itemsOf(fields[this.#format.list]);
    const names = new Map<unknown, unknown>();
    const mapped = entries.map((entry) => (isRecord(entry) ? this.#format.mapResults(entry, visit, names) : entry));
    return mapped.every((entry, at) => entry === entries[at]) ? request : { ...request, [this.#format.list]: mapped };
  }
}

/** Returns true if the turn is a string that stands for the whole conversation. */
function isBare({ entry, text }: MessageTurn): boolean {
  return typeof entry === 'string' && entry === text;
}

/** Placeholder for the request field with the instruction. */
const INSTRUCTION_FIELD = Symbol('instruction field');

/** Maps the objects of a list. Returns the same list if nothing changed. */
export function mapItems(list: readonly unknown[], change: (item: Fields) => Fields): readonly unknown[] {
  const changed = list.map((item) => (isRecord(item) ? change(item) : item));
  return changed.every((item, at) => item === list[at]) ? list : changed;
}
