import { fieldsOf, itemsOf } from '../../../util/json.js';

/** Returns an empty completion as a refusal: the SDK's own field for an answer that the model does not give. */
export function refusedCompletion(empty: object, refusal: string): object {
  const choices = itemsOf(fieldsOf(empty)['choices']).map(fieldsOf);
  return {
    ...empty,
    choices: choices.map((choice) => ({ ...choice, message: { ...fieldsOf(choice['message']), refusal } })),
  };
}

/** Returns an empty response as a refusal. */
export function refusedResponse(empty: object, refusal: string): object {
  const id = `msg_hook_${crypto.randomUUID()}`;
  const content = [{ type: 'refusal', refusal }];
  return { ...empty, output: [{ id, type: 'message', role: 'assistant', status: 'completed', content }] };
}
