/** Location of the parts of a request that hooks read, and the form of an added message. */
export interface WireForm {
  /** Returns the conversation as a list of messages, whatever its form. */
  messagesOf(request: object): readonly unknown[];
  /** Returns the request with another conversation. */
  withMessages(request: object, messages: readonly unknown[]): object;
  /** Returns a user message with one text. */
  message(text: string): object;
  /** Returns the system instructions: each a text or a list of parts. */
  instructionsOf(request: object): readonly unknown[];
  /** Returns the request without its system instructions. */
  withoutInstruction(request: object): object;
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(value: unknown, key: string): unknown {
  return isFields(value) ? value[key] : undefined;
}

function without(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function isSystem(message: unknown): boolean {
  const role = at(message, 'role');
  return role === 'system' || role === 'developer';
}

interface ListForm {
  /** Field with the conversation. */
  readonly list: string;
  /** Field with the instruction, if the SDK has one. */
  readonly field?: string;
  message(text: string): object;
}

/** Returns the form of a conversation that may start with instructions. A bare text is a user message. */
function listForm({ list, field = '', message }: ListForm): WireForm {
  const messagesOf = (request: object): readonly unknown[] => {
    const given = at(request, list);
    return Array.isArray(given) ? given : [message(String(given))];
  };
  const opening = (request: object): number => {
    const first = messagesOf(request).findIndex((one) => !isSystem(one));
    return first < 0 ? messagesOf(request).length : first;
  };
  const withMessages = (request: object, messages: readonly unknown[]) => ({ ...request, [list]: messages });
  return {
    messagesOf,
    withMessages,
    message,
    instructionsOf: (request) => [
      ...(at(request, field) === undefined ? [] : [at(request, field)]),
      ...messagesOf(request)
        .slice(0, opening(request))
        .map((one) => at(one, 'content')),
    ],
    withoutInstruction(request) {
      const start = opening(request);
      const rest = without(request, field);
      return start === 0 ? rest : withMessages(rest, messagesOf(request).slice(start));
    },
  };
}

const spoken = (text: string) => ({ role: 'user', content: text });

export const openAIChatForm = listForm({ list: 'messages', message: spoken });
export const openAIResponsesForm = listForm({ list: 'input', field: 'instructions', message: spoken });
export const anthropicForm = listForm({ list: 'messages', field: 'system', message: spoken });
export const aiSdkForm = listForm({
  list: 'prompt',
  message: (text) => ({ role: 'user', content: [{ type: 'text', text }] }),
});

const part = (given: unknown) => (typeof given === 'string' ? { text: given } : given);

/** Bare texts and parts form one user Content, as in the SDK. */
export const genaiForm: WireForm = {
  messagesOf(request) {
    const contents = at(request, 'contents');
    const list = Array.isArray(contents) ? contents : [contents];
    return list.every((one) => isFields(one) && 'parts' in one) ? list : [{ role: 'user', parts: list.map(part) }];
  },
  withMessages: (request, contents) => ({ ...request, contents }),
  message: (text) => ({ role: 'user', parts: [{ text }] }),
  instructionsOf(request) {
    const given = at(at(request, 'config'), 'systemInstruction');
    return given === undefined ? [] : [given];
  },
  /** Drops a config that was added only for the instruction. */
  withoutInstruction(request) {
    const config = at(request, 'config');
    const rest = isFields(config) ? without(config, 'systemInstruction') : {};
    return Object.keys(rest).length === 0 ? without(request, 'config') : { ...request, config: rest };
  },
};
