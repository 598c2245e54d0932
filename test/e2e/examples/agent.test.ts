import { HookEventName } from 'hookwright';
import { describe, expect, it } from 'vitest';
import { respond, type ScriptedModel, say, type WirePart } from '../../../examples/agent/gemini-server.js';
import { agentWith, echo, resultsIn, textIn } from './agent-runs.js';

const call = (name: string, args: Record<string, unknown> = {}): WirePart => ({ functionCall: { name, args } });

/** Calls the tools in the first response, then returns the text. */
function callsThenSays(parts: WirePart[], text = 'Done.'): ScriptedModel {
  return ({ request }) => {
    const last = request.contents.at(-1);
    const answered = last?.parts?.some(({ functionResponse }) => functionResponse);
    return answered ? say(text) : respond(parts);
  };
}

const says =
  (text: string): ScriptedModel =>
  () =>
    say(text);

describe('events of the example agent', () => {
  it('are all fired in the right place [TRL-1]', async () => {
    const confirmed = { ...echo(), confirmation: () => ({ type: 'exec', command: 'echo' }) };
    const options = { tools: [confirmed], maxHistory: 4 };
    const { agent, traces } = await agentWith(callsThenSays([call('echo')]), {}, options);
    await agent.start();
    expect(await agent.ask('Go.')).toEqual({ ending: 'answered', text: 'Done.', hidden: false });
    await agent.ask('Again.');
    await agent.end();
    const model = ['BeforeToolSelection', 'BeforeModel', 'AfterModel'];
    const turn = [
      'BeforeAgent',
      ...model,
      'BeforeTool echo',
      'Notification ToolPermission',
      'AfterTool echo',
      ...model,
      'AfterAgent',
    ];
    expect(traces.map(({ eventName, matched }) => [eventName, matched].filter(Boolean).join(' '))).toEqual([
      'SessionStart startup',
      ...turn,
      'PreCompress auto',
      'SessionStart compress',
      ...turn,
      'SessionEnd exit',
    ]);
    expect(new Set(traces.map(({ eventName }) => eventName))).toEqual(
      // The example has no subagents.
      new Set(Object.values(HookEventName).filter((name) => !name.startsWith('Subagent'))),
    );
  });

  it('are not fired when hooks are disabled, and the agent still works', async () => {
    const ran: unknown[] = [];
    const options = { enableHooks: false, tools: [echo('echo', ran)], maxHistory: 4 };
    const { agent, traces } = await agentWith(callsThenSays([call('echo', { n: 1 })]), {}, options);
    await agent.start();
    expect(await agent.ask('Go.')).toMatchObject({ ending: 'answered', text: 'Done.' });
    expect(await agent.ask('Go on.')).toMatchObject({ ending: 'answered', text: 'Done.' });
    await agent.end();
    expect({ ran, traces }).toEqual({ ran: [{ n: 1 }, { n: 1 }], traces: [] });
  });
});

describe('session of the example agent', () => {
  it('starts with the context of its hooks; a block and a stop change nothing [TRL-3]', async () => {
    const { agent, calls } = await agentWith(says('Hi.'), {
      SessionStart: () => ({
        continue: false,
        decision: 'block',
        systemMessage: 'Be brief.',
        hookSpecificOutput: { additionalContext: 'Prices are in euro.' },
      }),
    });
    await agent.start();
    expect(await agent.ask('Hello')).toMatchObject({ ending: 'answered', text: 'Hi.' });
    expect(textIn(calls[0]?.request.systemInstruction)).toContain('Prices are in euro.');
    expect(textIn(calls[0]?.request.contents.at(-1))).toBe('Hello\n\n[System] Be brief.');
  });

  it('is compressed when it is long, which no hook prevents, and continues [TRL-3]', async () => {
    const { agent, calls, steps, inputs } = await agentWith(
      says('Hi.'),
      {
        PreCompress: () => ({ continue: false, decision: 'deny', systemMessage: 'The plan is in PLAN.md.' }),
        SessionStart: ({ source }) => ({ hookSpecificOutput: { additionalContext: `Since ${String(source)}.` } }),
      },
      { maxHistory: 2 },
    );
    await agent.start();
    await agent.ask('My name is Ana.');
    await agent.ask('What is my name?');
    expect(inputs.get('PreCompress')).toMatchObject([{ trigger: 'auto' }]);
    expect(steps).toContainEqual({ type: 'compressed', messages: 2 });
    const { contents = [], systemInstruction } = calls[1]?.request ?? {};
    expect(contents.map(textIn)).toEqual([
      'What happened so far, in short:\nuser: My name is Ana.\nmodel: Hi.',
      'What is my name?\n\n[System] The plan is in PLAN.md.',
    ]);
    expect(textIn(systemInstruction)).toContain('Since compress.');
  });

  it('fires its end event, even after an abort', async () => {
    const controller = new AbortController();
    const model: ScriptedModel = () => {
      controller.abort();
      return say('Too late.');
    };
    const hooks = { SessionEnd: () => undefined };
    const { agent, inputs } = await agentWith(model, hooks, { signal: controller.signal });
    await expect(agent.ask('Go.')).rejects.toMatchObject({ name: 'AbortError' });
    await agent.end('other');
    expect(inputs.get('SessionEnd')).toMatchObject([{ reason: 'other' }]);
  });
});

describe('BeforeAgent in the example agent', () => {
  it.each([
    ['a block', { decision: 'block', reason: 'No.' } as const, 'blocked'],
    ['a stop', { continue: false, stopReason: 'No.' } as const, 'stopped'],
  ])('%s ends the turn before the model is called [TRL-4]', async (_what, output, ending) => {
    const { agent, calls, traces } = await agentWith(says('Hi.'), { BeforeAgent: () => output });
    expect(await agent.ask('Hello')).toEqual({ ending, text: '', reason: 'No.' });
    expect(calls).toEqual([]);
    expect(traces.map(({ eventName }) => eventName)).toEqual(['BeforeAgent']);
  });

  it('adds context to the prompt of its turn only [TRL-4]', async () => {
    let turns = 0;
    const { agent, calls } = await agentWith(says('Hi.'), {
      BeforeAgent: () => (turns++ === 0 ? { hookSpecificOutput: { additionalContext: 'It is Monday.' } } : undefined),
    });
    await agent.ask('Hello');
    await agent.ask('Again');
    expect(calls.map(({ request }) => textIn(request.contents.at(-1)))).toEqual(['Hello\n\nIt is Monday.', 'Again']);
  });
});

describe('AfterAgent in the example agent', () => {
  it('sends the agent back with its reason as the prompt, and marks the retry [TRL-4]', async () => {
    const { agent, calls, inputs } = await agentWith(({ request }) => say(`Answer ${request.contents.length}`), {
      AfterAgent: ({ stop_hook_active }) => (stop_hook_active ? undefined : { decision: 'block', reason: 'Test it.' }),
    });
    expect(await agent.ask('Fix it.')).toMatchObject({ ending: 'answered', text: 'Answer 3' });
    expect(inputs.get('AfterAgent')).toMatchObject([
      { prompt: 'Fix it.', prompt_response: 'Answer 1', stop_hook_active: false },
      { prompt: 'Test it.', prompt_response: 'Answer 3', stop_hook_active: true },
    ]);
    expect(calls[1]?.request.contents.map(textIn)).toEqual(['Fix it.', 'Answer 1', 'Test it.']);
  });

  it('stops retrying after a limit', async () => {
    const hooks = { AfterAgent: () => ({ decision: 'block', reason: 'Again.' }) as const };
    const { agent, calls } = await agentWith(says('Hi.'), hooks, { maxRetries: 2 });
    expect(await agent.ask('Hello')).toMatchObject({ ending: 'answered', text: 'Hi.' });
    expect(calls.length).toBe(3);
  });

  it('stops the agent, which keeps its response [TRL-4]', async () => {
    const hooks = { AfterAgent: () => ({ continue: false, stopReason: 'Enough.' }) };
    const { agent, calls } = await agentWith(says('Hi.'), hooks);
    expect(await agent.ask('Hello')).toMatchObject({ ending: 'stopped', text: 'Hi.', reason: 'Enough.' });
    expect(calls.length).toBe(1);
  });

  it('clears the conversation and passes a message to the next turn [TRL-4]', async () => {
    const { agent, calls } = await agentWith(says('Hi.'), {
      AfterAgent: () => ({
        systemMessage: 'A new start.',
        hookSpecificOutput: { clearContext: true, additionalContext: 'The branch is main.' },
      }),
    });
    await agent.ask('One');
    await agent.ask('Two');
    expect(calls[1]?.request.contents.map(textIn)).toEqual(['Two\n\nThe branch is main.\n\n[System] A new start.']);
  });
});

describe('tool call of the example agent', () => {
  it('that hooks block is an error result: not run, not retried, sent to the model [TRT-15]', async () => {
    const ran: unknown[] = [];
    const { agent, calls, traces, steps } = await agentWith(
      callsThenSays([call('echo', { n: 1 }), call('echo', { n: 2 })]),
      {
        BeforeTool: ({ tool_input }) =>
          JSON.stringify(tool_input) === '{"n":1}' ? { decision: 'deny', reason: 'Not this one.' } : undefined,
      },
      { tools: [echo('echo', ran)] },
    );
    expect(await agent.ask('Go.')).toMatchObject({ ending: 'answered', text: 'Done.' });
    expect(ran).toEqual([{ n: 2 }]);
    expect(resultsIn(calls[1])).toMatchObject([
      { name: 'echo', response: { error: 'Tool execution blocked: Not this one.' } },
      { name: 'echo', response: { output: 'echo {"n":2}' } },
    ]);
    expect(calls.length).toBe(2);
    expect(traces.filter(({ eventName }) => eventName === 'AfterTool').length).toBe(1);
    expect(steps.filter(({ type }) => type === 'tool-result').length).toBe(2);
  });

  it('ends the work if a hook stops the agent; every call has a result', async () => {
    const ran: unknown[] = [];
    const { agent, calls } = await agentWith(
      callsThenSays([call('echo', { n: 1 }), call('echo', { n: 2 })]),
      { BeforeTool: () => ({ continue: false, stopReason: 'A person must look.' }) },
      { tools: [echo('echo', ran)] },
    );
    const reason = 'Agent execution stopped by hook: A person must look.';
    expect(await agent.ask('Go.')).toEqual({ ending: 'stopped', text: '', reason });
    expect({ ran, modelCalls: calls.length }).toEqual({ ran: [], modelCalls: 1 });
    await agent.ask('Go on.');
    const responses = calls[1]?.request.contents[2]?.parts?.map(({ functionResponse }) => functionResponse?.response);
    expect(responses).toEqual([{ error: reason }, { error: 'Not run: the agent stops.' }]);
  });

  it('is confirmed by the user after BeforeTool, with the input that hooks left [TRL-5]', async () => {
    const asked: string[] = [];
    const ran: unknown[] = [];
    const confirmed = {
      ...echo('run_shell', ran),
      confirmation: (input: Record<string, unknown>) => ({ type: 'exec', command: String(input['command']) }),
    };
    const { agent, inputs, calls } = await agentWith(
      callsThenSays([call('run_shell', { command: 'rm x', quiet: true })]),
      {
        BeforeTool: () => ({ hookSpecificOutput: { tool_input: { command: 'mv x .trash' } } }),
        Notification: () => undefined,
        AfterTool: () => ({ hookSpecificOutput: { additionalContext: 'All tests pass.' } }),
      },
      {
        tools: [confirmed],
        permit: async (question) => {
          asked.push(question);
          return true;
        },
      },
    );
    await agent.ask('Go.');
    expect(asked).toEqual(['mv x .trash']);
    expect(ran).toEqual([{ command: 'mv x .trash', quiet: true }]);
    expect(inputs.get('Notification')).toMatchObject([
      {
        notification_type: 'ToolPermission',
        message: 'The agent asks to run `mv x .trash`',
        details: { type: 'exec', command: 'mv x .trash' },
      },
    ]);
    expect(resultsIn(calls[1])?.[0]?.response['output']).toMatch(/^echo .*\n\nAll tests pass\.$/);
  });

  it('that the user rejects does not run', async () => {
    const ran: unknown[] = [];
    const confirmed = { ...echo('echo', ran), confirmation: () => ({ type: 'info' }) };
    const options = { tools: [confirmed], permit: async () => false };
    const { agent, calls } = await agentWith(callsThenSays([call('echo')]), {}, options);
    await agent.ask('Go.');
    expect(ran).toEqual([]);
    expect(resultsIn(calls[1])).toMatchObject([{ response: { error: 'The user did not permit this.' } }]);
  });

  it('that fails, or names an unknown tool, is an error for the model', async () => {
    const failing = { ...echo('failing'), run: () => Promise.reject(new Error('The disk is full.')) };
    const model = callsThenSays([call('failing'), call('no_such_tool')]);
    const { agent, calls, inputs } = await agentWith(model, { AfterTool: () => undefined }, { tools: [failing] });
    expect(await agent.ask('Go.')).toMatchObject({ ending: 'answered' });
    expect(resultsIn(calls[1])).toMatchObject([
      { response: { error: 'The disk is full.' } },
      { response: { error: 'There is no tool no_such_tool.' } },
    ]);
    expect(inputs.get('AfterTool')).toMatchObject([{ tool_response: { error: { message: 'The disk is full.' } } }]);
  });

  it('keeps the id that the model assigned', async () => {
    const numbered = { functionCall: { id: 'call-7', name: 'echo', args: {} } };
    const { agent, calls } = await agentWith(callsThenSays([numbered]));
    await agent.ask('Go.');
    expect(resultsIn(calls[1])).toMatchObject([{ id: 'call-7', name: 'echo' }]);
  });
});

describe('model call of the example agent', () => {
  it('that hooks block ends the turn and opens no connection', async () => {
    const hooks = { BeforeModel: () => ({ decision: 'block', reason: 'The budget is used up.' }) as const };
    const { agent, calls } = await agentWith(says('Hi.'), hooks);
    expect(await agent.ask('Hello')).toMatchObject({ ending: 'blocked', text: '', reason: 'The budget is used up.' });
    expect(calls).toEqual([]);
  });

  it('that a hook answers is a response', async () => {
    const { agent, calls } = await agentWith(says('Hi.'), {
      BeforeModel: () => ({ decision: 'block', hookSpecificOutput: { llm_response: { text: 'From the cache.' } } }),
    });
    expect(await agent.ask('Hello')).toMatchObject({ ending: 'answered', text: 'From the cache.' });
    expect(calls).toEqual([]);
  });

  it.each(['BeforeToolSelection', 'BeforeModel', 'AfterModel'] as const)(
    'ends the work when %s stops it',
    async (event) => {
      const ran: unknown[] = [];
      const hooks = { [event]: () => ({ continue: false, stopReason: 'Enough.' }) };
      const { agent, calls } = await agentWith(callsThenSays([call('echo')]), hooks, { tools: [echo('echo', ran)] });
      expect(await agent.ask('Go.')).toMatchObject({ ending: 'stopped', reason: 'Enough.' });
      expect({ ran, modelCalls: calls.length }).toEqual({ ran: [], modelCalls: event === 'AfterModel' ? 1 : 0 });
    },
  );

  it('may call only the tools that hooks allow', async () => {
    const { agent, calls } = await agentWith(says('Hi.'), {
      BeforeToolSelection: () => ({ hookSpecificOutput: { toolConfig: { allowedFunctionNames: ['echo'] } } }),
    });
    await agent.ask('Hello');
    expect(calls[0]?.request.toolConfig?.functionCallingConfig).toEqual({
      mode: 'VALIDATED',
      allowedFunctionNames: ['echo'],
    });
  });

  it('returns a response that a hook hides from the display', async () => {
    const { agent } = await agentWith(says('Hi.'), { AfterModel: () => ({ suppressOutput: true }) });
    expect(await agent.ask('Hello')).toMatchObject({ ending: 'answered', text: 'Hi.', hidden: true });
  });

  it('is limited in number', async () => {
    const { agent, calls } = await agentWith(() => respond([call('echo')]), {}, { maxModelCalls: 3 });
    expect(await agent.ask('Go.')).toMatchObject({ ending: 'exhausted' });
    expect(calls.length).toBe(3);
  });
});
