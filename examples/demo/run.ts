// One run of the demo, in a temporary folder.
import { readdir } from 'node:fs/promises';
import { GoogleGenAI } from '@google/genai';
import { createConfig } from 'hookwright';
import type { ModelMethods } from 'hookwright/genai';
import { Agent } from '../agent/agent.js';
import { startGeminiServer } from '../agent/gemini-server.js';
import { workspaceTools } from '../agent/workspace-tools.js';
import { observed, type Show } from './events.js';
import { demoHooks } from './hooks.js';
import { createProject } from './project.js';
import { FIRST_TURN_MESSAGES, storyModel, TASK } from './story.js';

const MODEL = 'gemini-2.5-flash';

export interface DemoRun {
  prompt: string | undefined;
  /** API key of the real service; without it the model is a script. */
  apiKey: string | undefined;
  permit: (question: string) => Promise<boolean>;
  show: Show;
  signal: AbortSignal;
}

export async function runDemo(run: DemoRun): Promise<void> {
  const project = await createProject();
  const server = run.apiKey === undefined ? await startGeminiServer(storyModel) : undefined;
  try {
    const client = server ? { apiKey: 'none', httpOptions: { baseUrl: server.url } } : { apiKey: run.apiKey ?? '' };
    await workIn(project.folder, new GoogleGenAI({ ...client, vertexai: false }).models, run);
  } finally {
    await server?.close();
    await project.remove();
  }
}

async function workIn(folder: string, models: ModelMethods, run: DemoRun): Promise<void> {
  const { prompt = TASK, apiKey, permit, show, signal } = run;
  const startedAt = performance.now();
  const available = demoHooks();
  const config = createConfig({ workingDir: folder, hooks: available.hooks });
  const system = config.getHookSystem();
  system?.onTrace((trace) => show({ type: 'hooks', trace }));
  const agent = new Agent({
    config,
    models: observed(models, show),
    model: MODEL,
    tools: workspaceTools(folder),
    permit,
    maxHistory: FIRST_TURN_MESSAGES,
    signal,
    onStep: show,
  });
  try {
    show({ type: 'start', live: apiKey !== undefined, model: MODEL, folder, demoHooks: available });
    await agent.start();
    show({ type: 'prompt', prompt });
    const answer = await agent.ask(prompt);
    signal.throwIfAborted();
    show({ type: 'result', answer });
    await agent.end();
    const files = (await readdir(folder)).sort();
    show({ type: 'end', files, milliseconds: Math.round(performance.now() - startedAt) });
  } catch (error) {
    await agent.end('other');
    throw error;
  } finally {
    await system?.dispose({ kill: true });
  }
}
