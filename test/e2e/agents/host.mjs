// An agent of ours whose model plays a script. It does with decisions what docs/concepts/events.md says.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toModelText } from '../../../dist/index.js';
import { PROMPT } from './stage.mjs';

const MAX_MODEL_CALLS = 30;
const run = promisify(execFile);

/** Tools of the host, under names of its own. */
export const ROLES = { run_shell: { role: 'shell' }, write_file: { role: 'write' }, start_task: { role: 'task' } };

/** Plays the steps of a row. `texts` collects what the model reads at each call. */
export class Host {
  /** Everything that the model has read. */
  #read = [];

  constructor(driver, row, folder, texts, steps) {
    Object.assign(this, { driver, row, folder, texts, steps });
  }

  async run(session) {
    await this.#turn(session);
    await session.end('exit');
  }

  async #turn(session) {
    if (session.start.blocked) return;
    this.#note(session.start);
    const before = await session.fire('BeforeAgent', { prompt: PROMPT });
    if (before.blocked) return;
    if (before.changes?.prompt !== undefined) this.#read.push(before.changes.prompt);
    this.#note(before);
    for (let again = false; ; again = true) {
      if (!(await this.#work(session, this.steps))) return;
      const after = await session.fire('AfterAgent', {
        prompt: PROMPT,
        promptResponse: 'All done.',
        stopHookActive: again,
      });
      this.#note(after);
      if (after.verdict !== 'block' || this.texts.length >= MAX_MODEL_CALLS) return;
      this.#read.push(after.reason ?? '');
    }
  }

  /** Calls the model until it makes no more tool calls. Returns false if a hook stopped the agent. */
  async #work(session, steps) {
    for (;;) {
      this.texts.push(this.#read.join('\n'));
      const step = steps.shift();
      if (step === undefined || step.say) return true;
      const outcomes = await Promise.all(step.map((call) => this.#call(session, call)));
      this.#read.push(...outcomes.map(toModelText));
      if (outcomes.some(({ status }) => status === 'stopped')) return false;
    }
  }

  #call(session, [tool, ...args]) {
    if (tool === 'shell') return this.#tool(session, 'run_shell', { command: args[0], description: 'x' });
    if (tool === 'mcp') return this.#tool(session, args[1], args[2], { mcpServer: args[0] });
    if (tool === 'task') return this.#tool(session, 'start_task', { prompt: args[0] });
    const file_path = args[0].replaceAll('{project}', join(this.folder, 'project'));
    return this.#tool(session, 'write_file', { file_path, content: args[1] });
  }

  #tool(session, name, input, options) {
    const perform = {
      run_shell: runShell,
      write_file: writeFile,
      note,
      start_task: (changed) => this.#task(session, changed),
    }[name];
    return session.tool(
      name,
      input,
      (changed, { granted }) => {
        if (this.row.asks && !granted) return 'The user did not permit this.';
        return perform(changed, join(this.folder, 'project'), this.driver);
      },
      options,
    );
  }

  /** Runs a subagent that works through the steps of the row. The model reads what hooks add to its prompt. */
  async #task(session, { prompt }) {
    const steps = [...(this.row.sub ?? [])];
    const outcome = await session.subagent({ type: 'general-purpose', prompt }, async (subagent, task) => {
      if (task !== prompt) this.#read.push(task);
      await this.#work(subagent, steps);
      return 'All done.';
    });
    return toModelText(outcome);
  }

  #note({ context, systemMessage }) {
    for (const text of [context, systemMessage]) if (text) this.#read.push(text);
  }
}

/** Runs a command as the agent's shell tool does: some agents treat another exit code than 0 as a failure of the tool. */
async function runShell({ command }, cwd, { failsOnExit }) {
  if (typeof command !== 'string') throw new TypeError('command must be a text');
  try {
    const { stdout } = await run('bash', ['-c', command], { cwd });
    return { llmContent: stdout, returnDisplay: stdout };
  } catch (error) {
    const text = `${error.stdout}Exit code ${error.code}`;
    if (failsOnExit) throw new Error(text);
    return { llmContent: text, returnDisplay: text };
  }
}

function writeFile({ file_path, content }) {
  writeFileSync(file_path, content);
  return { llmContent: `wrote ${file_path}`, returnDisplay: '' };
}

function note({ text }, project) {
  writeFileSync(join(project, 'ran.txt'), text);
  return { content: [{ type: 'text', text: 'M_TOOL' }] };
}
