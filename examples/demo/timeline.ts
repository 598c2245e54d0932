// Prints the timeline: messages, hooks that ran, and what they changed.
import type { HookTrace, ToolResult } from 'hookwright';
import type { HookVerdict } from 'hookwright/contract';
import { Changes } from './changes.js';
import type { DemoEvent } from './events.js';
import type { Paint } from './paint.js';
import { answerText, endingOf, short, spoken } from './wording.js';

const FIRST_COLUMN = 20;
const HOOK_COLUMN = 17;
const LANGUAGE_COLUMN = 6;
const TIME_COLUMN = 7;

export class Timeline {
  readonly #write: (text: string) => void;
  readonly #paint: Paint;
  readonly #changes = new Changes();
  readonly #counts = { modelCalls: 0, events: 0, runs: 0 };
  #languages: ReadonlyMap<string, string> = new Map();
  #lastRequestChange = '';

  constructor(write: (text: string) => void, paint: Paint) {
    this.#write = write;
    this.#paint = paint;
  }

  show(event: DemoEvent): void {
    this.#draw(event);
    const change = this.#changes.of(event);
    if (change === '' || (event.type === 'sent' && change === this.#lastRequestChange)) return;
    if (event.type === 'sent') this.#lastRequestChange = change;
    this.#line(' '.repeat(FIRST_COLUMN) + this.#paint('yellow', `=> ${change}`));
    if (event.type === 'retry') this.#line();
  }

  #draw(event: DemoEvent): void {
    switch (event.type) {
      case 'start':
        this.#start(event);
        break;
      case 'prompt':
        this.#line();
        this.#speaker('you', event.prompt);
        break;
      case 'hooks':
        this.#trace(event.trace);
        break;
      case 'request':
        this.#counts.modelCalls += 1;
        this.#line();
        break;
      case 'said':
        this.#speaker('model', spoken(event.response.candidates?.[0]?.content));
        break;
      case 'tool-call':
        this.#line();
        this.#speaker('tool', `${event.name} ${short(JSON.stringify(event.args))}`);
        break;
      case 'permission':
        this.#speaker('you', event.granted ? 'yes, run it' : 'no');
        break;
      case 'tool-result':
        this.#toolFailure(event.result.error);
        break;
      case 'result':
        this.#line();
        this.#speaker('agent', answerText(event.answer));
        break;
      case 'end':
        this.#end(event);
    }
  }

  #start({ live, model, folder, demoHooks }: Extract<DemoEvent, { type: 'start' }>): void {
    const { languages, leftOut } = demoHooks;
    this.#languages = languages;
    this.#line(this.#paint('bold', 'An agent at work, and the hooks that watch it.'));
    this.#line();
    this.#line(`model   ${live ? model : 'a script, asked over HTTP by the real @google/genai client'}`);
    this.#line(`folder  ${folder}`);
    for (const { language, scripts } of leftOut) {
      this.#line(this.#paint('yellow', `note    ${language} is not installed; left out: ${scripts.join(', ')}`));
    }
    this.#line();
  }

  #trace({ eventName, matched, hooks }: HookTrace): void {
    this.#counts.events += 1;
    const ran = hooks.filter(({ verdict }) => verdict === 'ran');
    for (const [at, hook] of ran.entries()) this.#hook(at === 0 ? eventName : '', hook);
    if (ran.length > 0) return;
    const why = hooks.length === 0 ? 'no hooks' : `no hook is for ${matched ?? 'this'}`;
    this.#line(this.#paint('dim', eventName.padEnd(FIRST_COLUMN) + why));
  }

  #hook(label: string, hook: HookVerdict): void {
    this.#counts.runs += 1;
    const { text, loud } = endingOf(hook);
    const language = (this.#languages.get(hook.name) ?? hook.type).padEnd(LANGUAGE_COLUMN);
    const time = `${Math.round(hook.duration ?? 0)} ms`.padStart(TIME_COLUMN);
    this.#line(
      this.#paint('cyan', label.padEnd(FIRST_COLUMN)) +
        hook.name.padEnd(HOOK_COLUMN) +
        this.#paint('dim', `${language} ${time}  `) +
        this.#paint(loud ? 'red' : 'green', text),
    );
  }

  /** A call that hooks blocked has an error type and is shown as a change. */
  #toolFailure(error: ToolResult['error']): void {
    if (error !== undefined && error.type === undefined) this.#speaker('', `failed: ${short(error.message)}`);
  }

  #end({ files, milliseconds }: Extract<DemoEvent, { type: 'end' }>): void {
    const { modelCalls, events, runs } = this.#counts;
    this.#line();
    this.#line(`${events} events, ${runs} runs of hooks, ${modelCalls} calls of the model in ${milliseconds} ms`);
    this.#line(`in the folder: ${files.join('  ')}`);
  }

  #speaker(who: string, text: string): void {
    this.#line(this.#paint('bold', who.padEnd(FIRST_COLUMN)) + text);
  }

  #line(text = ''): void {
    this.#write(`${text}\n`);
  }
}
