import type {
  HookToolConfig,
  LLMRequest,
  LLMRequestPatch,
  LLMToolResult,
  LLMToolResultPatch,
} from '../../../../generated/index.js';
import { HookTranslator } from '../../../core/translator.js';
import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import { rejectOtherSdk } from './other-sdk.js';
import { rewriteTurns, type SpokenTurn, type TurnEditor } from './rewrite-turns.js';
import { readSettings, type SettingNames, writeSettings } from './settings.js';
import { joinTexts, shareJoined } from './share-text.js';
import { type ChoiceFormat, readChoice, writeChoice } from './tool-choice.js';
import { collectResults, editResults, type VisitResult } from './tool-results.js';
import type { HookRole } from './turns.js';
import { inherit, rewriteContent, silentParts, type TextTypes, textsOfContent } from './typed-parts.js';

export type Fields = Readonly<Record<string, unknown>>;

/** How an SDK writes a request whose conversation is a list of messages with a `content`. */
export interface RequestFormat {
  /** The field with the conversation. */
  readonly list: string;
  /** The field with the system instruction, where it is none of the messages. */
  readonly instruction?: string;
  readonly textTypes: TextTypes;
  readonly settings: SettingNames;
  readonly choice: ChoiceFormat;
  /** Who speaks; undefined where hooks see nothing of it. */
  roleOf(entry: Fields): HookRole | undefined;
  /** What the SDK calls the role inside a conversation. */
  roleName(role: HookRole): string;
  create(role: HookRole, text: string): Fields;
  /** Whether a message of the role may have the content; where this is left out, each may have any. */
  fits?(role: HookRole, content: unknown): boolean;
  /** The field of a message that is not for the model, as what marks it for the cache. */
  readonly mark?: string;
  /** Its content, apart from text, is left; undefined when that says nothing. */
  withoutText(entry: Fields, rest: readonly unknown[]): Fields | undefined;
  answersCall(entry: Fields): boolean;
  /** The entry with the results in it as the visitor wants them. `names` holds the names of the calls before it, by id. */
  mapResults(entry: Fields, visit: VisitResult, names: Map<unknown, unknown>): Fields;
}

interface MessageTurn extends SpokenTurn {
  readonly entry: unknown;
}

/** For requests that are a list of messages. What answers look like is for each SDK to say. */
export abstract class MessageTranslator extends HookTranslator {
  readonly #format: RequestFormat;
  readonly #editor: TurnEditor<MessageTurn>;

  constructor(format: RequestFormat) {
    super();
    this.#format = format;
    this.#editor = {
      edit: (turn, text, role) => this.#edit(turn, text, role),
      silence: (turn) => this.#silence(turn),
      create: (role, text) => this.#turn(format.create(role, text)),
      answersCall: ({ entry }) => isRecord(entry) && format.answersCall(entry),
    };
  }

  /** The name of the model, where the request has it. */
  protected modelOf(request: Fields): string {
    return typeof request['model'] === 'string' ? request['model'] : '';
  }

  override toHookLLMRequest(request: object): LLMRequest {
    rejectOtherSdk(request, this.#format.list);
    const fields = fieldsOf(request);
    const { spoken } = this.#split(fields);
    const toolConfig = readChoice(request, this.#format.choice);
    return {
      model: this.modelOf(fields),
      messages: spoken.filter(({ text }) => text !== '').map(({ role, text }) => ({ role, content: text })),
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
    // An empty model is how a request without one looks to a hook.
    const isOther = model !== undefined && model !== '' && model !== this.modelOf(fields);
    if (isOther && 'model' in fields) changes['model'] = model;
    if (Array.isArray(patch.messages)) {
      const { system, spoken } = this.#split(fields);
      const rewritten = rewriteTurns(spoken, patch.messages, this.#editor);
      if (rewritten !== spoken) changes[this.#format.list] = this.#listOf([...system, ...rewritten]);
    }
    const changed = Object.keys(changes).length === 0 ? base : { ...base, ...changes };
    return isRecord(patch.toolConfig) ? this.restrictTools(patch.toolConfig, changed) : changed;
  }

  override toHookToolConfig(request: object): HookToolConfig {
    return readChoice(request, this.#format.choice) ?? {};
  }

  /** The choice of these SDKs stands in the request itself, beside the tools. */
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
    const before = this.#instructions(fields);
    const texts = before.map((one) => one.text);
    if (text === joinTexts(texts)) return base;
    const { list, instruction, create } = this.#format;
    if (before.length === 0) {
      if (instruction !== undefined) return { ...base, [instruction]: text };
      const first = this.#turn(create('system', text));
      return { ...base, [list]: this.#listOf([first, ...this.#turns(fields)]) };
    }
    return this.#shareInstruction(base, before, shareJoined(texts, text));
  }

  override toHookToolResults(request: object): LLMToolResult[] {
    return collectResults((visit) => this.#mapResults(request, visit));
  }

  override fromHookToolResults<Q extends object>(results: readonly LLMToolResultPatch[], base: Q): Q {
    return editResults(results, (visit) => this.#mapResults(base, visit));
  }

  /** The messages that open the conversation as instructions, and all others. */
  #split(fields: Fields): { system: MessageTurn[]; spoken: MessageTurn[] } {
    const turns = this.#turns(fields);
    const first = turns.findIndex(({ role }) => role !== 'system');
    const at = first < 0 ? turns.length : first;
    return { system: turns.slice(0, at), spoken: turns.slice(at) };
  }

  #turns(fields: Fields): MessageTurn[] {
    const list = fields[this.#format.list];
    if (typeof list === 'string') return [{ role: 'user', text: list, entry: list }];
    if (list === undefined || list === null) return [];
    if (Array.isArray(list)) return list.map((entry) => this.#turn(entry));
    throw new TypeError(`${this.#format.list}: expected a list of messages, but found ${typeof list}`);
  }

  /** An entry that nobody can read is seen by nobody, and stays where it is. */
  #turn(entry: unknown): MessageTurn {
    const role = isRecord(entry) ? this.#format.roleOf(entry) : undefined;
    if (!isRecord(entry) || role === undefined) return { role: 'user', text: '', entry };
    return { role, text: textsOfContent(entry['content'], this.#format.textTypes).join(''), entry };
  }

  /** A conversation that was one text stays one while it is one message. */
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
    return this.#turn({ ...entry, role: roleName(role), content: this.#asSaidBy(role, content, text) });
  }

  /** Content that another said: where it is nothing but text, in the form that a message of the role has. */
  #asSaidBy(role: HookRole, content: unknown, text: string): unknown {
    const { textTypes, fits, create } = this.#format;
    if (fits === undefined || fits(role, content) || silentParts(content, textTypes).length > 0) return content;
    return create(role, text)['content'];
  }

  #silence({ entry }: MessageTurn): MessageTurn | undefined {
    if (!isRecord(entry)) return undefined;
    const left = this.#format.withoutText(entry, silentParts(entry['content'], this.#format.textTypes));
    return left && this.#turn(left);
  }

  /** Everything that instructs the model, in the order in which it reads it. */
  #instructions(fields: Fields): MessageTurn[] {
    const { instruction, textTypes } = this.#format;
    const own = instruction === undefined ? undefined : fields[instruction];
    const text = textsOfContent(own, textTypes).join('');
    const system = this.#split(fields).system.filter((turn) => turn.text !== '');
    return text === '' ? system : [{ role: 'system', text, entry: OWN_FIELD }, ...system];
  }

  #shareInstruction<Q extends object>(base: Q, before: readonly MessageTurn[], shares: readonly string[]): Q {
    const { list, instruction = '', textTypes } = this.#format;
    const fields = fieldsOf(base);
    const edited = new Map<unknown, MessageTurn | undefined>();
    const changes: Record<string, unknown> = {};
    for (const [at, turn] of before.entries()) {
      const share = shares[at] ?? '';
      if (share === turn.text) continue;
      const isField = turn.entry === OWN_FIELD;
      if (isField)
        changes[instruction] = share === '' ? undefined : rewriteContent(fields[instruction], share, textTypes);
      else edited.set(turn.entry, share === '' ? this.#silence(turn) : this.#edit(turn, share, 'system'));
    }
    this.#inheritMarks(before, shares, edited);
    if (edited.size > 0) {
      const turns = this.#turns(fields).map((turn) => (edited.has(turn.entry) ? edited.get(turn.entry) : turn));
      changes[list] = this.#listOf(turns.filter((turn) => turn !== undefined));
    }
    return { ...base, ...changes };
  }

  /** What marked an instruction that is said by another message now marks that one. */
  #inheritMarks(
    before: readonly MessageTurn[],
    shares: readonly string[],
    edited: Map<unknown, MessageTurn | undefined>,
  ): void {
    const { mark } = this.#format;
    const heir = before.find((_, at) => shares[at] !== '');
    if (mark === undefined || heir === undefined) return;
    const gone = before.filter((_, at) => shares[at] === '').map(({ entry }) => ({ [mark]: fieldsOf(entry)[mark] }));
    const marked = gone.reduce<Fields>(inherit, fieldsOf((edited.get(heir.entry) ?? heir).entry));
    if (gone.length > 0) edited.set(heir.entry, this.#turn(marked));
  }

  #mapResults<Q extends object>(request: Q, visit: VisitResult): Q {
    const fields = fieldsOf(request);
    const before = itemsOf(fields[this.#format.list]);
    const names = new Map<unknown, unknown>();
    const after = before.map((entry) => (isRecord(entry) ? this.#format.mapResults(entry, visit, names) : entry));
    return after.every((entry, at) => entry === before[at]) ? request : { ...request, [this.#format.list]: after };
  }
}

/** Whether it is the text that was given in the place of a conversation. */
function isBare({ entry, text }: MessageTurn): boolean {
  return typeof entry === 'string' && entry === text;
}

/** Stands for the field of the request that holds the instruction. */
const OWN_FIELD = Symbol('the field with the instruction');

/** The list with some items as `change` wants them; the same list when it wants nothing else. */
export function mapItems(list: readonly unknown[], change: (item: Fields) => Fields): readonly unknown[] {
  const changed = list.map((item) => (isRecord(item) ? change(item) : item));
  return changed.every((item, at) => item === list[at]) ? list : changed;
}
