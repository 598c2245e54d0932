// Finds what hooks changed by comparing each step before and after them.
import type { Content, GenerateContentParameters } from '@google/genai';
import { contentText, textOf } from '../agent/conversation.js';
import type { DemoEvent } from './events.js';
import { short } from './wording.js';

export class Changes {
  #asked: GenerateContentParameters | undefined;
  #said: Content | undefined;
  #wanted = '';
  #ran: string | undefined;

  /** Describes what hooks changed in this step; empty if nothing. */
  of(event: DemoEvent): string {
    switch (event.type) {
      case 'session':
        return event.context && `the agent starts with: ${short(event.context)}`;
      case 'turn':
        return event.told === event.prompt ? '' : `added to the prompt: ${short(event.told.replace(event.prompt, ''))}`;
      case 'compressed':
        return `${event.messages} messages became one`;
      case 'request':
        this.#asked = event.request;
        this.#said = undefined;
        return '';
      case 'sent':
        return requestChanges(this.#asked, event.request);
      case 'said':
        this.#said = event.response.candidates?.[0]?.content;
        return '';
      case 'answer': {
        const text = textOf(event.content);
        return text === textOf(this.#said) ? '' : `the answer is now: ${short(text)}`;
      }
      case 'tool-call':
        this.#wanted = JSON.stringify(event.args);
        this.#ran = undefined;
        return '';
      case 'tool-run': {
        const args = JSON.stringify(event.args);
        this.#ran = contentText(event.result.llmContent);
        return args === this.#wanted ? '' : `ran instead: ${short(args)}`;
      }
      case 'tool-result': {
        const text = contentText(event.result.llmContent);
        if (this.#ran === undefined) return event.result.error?.type ? 'not run; the model reads why' : '';
        return text === this.#ran ? '' : `the model also reads: ${short(text.replace(this.#ran, ''))}`;
      }
      case 'retry':
        return 'one more turn, with that as its prompt';
      default:
        return '';
    }
  }
}

function requestChanges(asked: GenerateContentParameters | undefined, sent: GenerateContentParameters): string {
  const allowed = sent.config?.toolConfig?.functionCallingConfig?.allowedFunctionNames;
  const withheld = allowed ? toolNames(sent).filter((name) => !allowed.includes(name)) : [];
  const temperature = sent.config?.temperature;
  return [
    temperature !== asked?.config?.temperature && `the temperature is ${temperature}`,
    sent.model !== asked?.model && `the model is ${sent.model}`,
    withheld.length > 0 && `the model may not call ${withheld.join(', ')}`,
    lengthOf(sent) !== lengthOf(asked) && `it reads ${lengthOf(sent)} messages instead of ${lengthOf(asked)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function toolNames({ config }: GenerateContentParameters): string[] {
  return (config?.tools ?? []).flatMap((tool) =>
    'functionDeclarations' in tool ? (tool.functionDeclarations ?? []).map(({ name }) => name ?? '') : [],
  );
}

function lengthOf(request: GenerateContentParameters | undefined): number {
  return Array.isArray(request?.contents) ? request.contents.length : 1;
}
