import type { DemoEvent, Show } from './events.js';

/** Prints one JSON object per line. */
export function jsonLines(write: (text: string) => void): Show {
  return (event) => write(`${JSON.stringify(plain(event))}\n`);
}

function plain(event: DemoEvent): object {
  switch (event.type) {
    case 'start': {
      const { demoHooks, ...rest } = event;
      return { ...rest, leftOut: demoHooks.leftOut };
    }
    case 'request':
    case 'sent': {
      const { model, config, contents } = event.request;
      const { temperature, toolConfig } = config ?? {};
      return { type: event.type, model, temperature, toolConfig, contents };
    }
    case 'said':
      return { type: event.type, content: event.response.candidates?.[0]?.content };
    default:
      return event;
  }
}
