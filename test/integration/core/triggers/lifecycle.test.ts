import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  SessionStartSource,
  type ToolConfirmationDetails,
  triggerAfterAgentHook,
  triggerBeforeAgentHook,
  triggerPreCompressHook,
  triggerSessionEndHook,
  triggerSessionStartHook,
  triggerToolNotificationHook,
} from '../../../../src/index.js';
import { type Host, makeHost, on } from '../../../support/core/triggers/host.js';

const fires: [event: string, fire: (host: Host) => Promise<unknown>, fields: Record<string, unknown>][] = [
  ['SessionStart', ({ config }) => triggerSessionStartHook(config, 'resume'), { source: 'resume' }],
  ['SessionEnd', ({ config }) => triggerSessionEndHook(config, 'logout'), { reason: 'logout' }],
  ['PreCompress', ({ config }) => triggerPreCompressHook(config, 'manual'), { trigger: 'manual' }],
  ['BeforeAgent', ({ config }) => triggerBeforeAgentHook(config, 'hi'), { prompt: 'hi' }],
  [
    'AfterAgent',
    ({ config }) => triggerAfterAgentHook(config, 'hi', 'ho', false),
    { prompt: 'hi', prompt_response: 'ho', stop_hook_active: false },
  ],
  [
    'Notification',
    ({ config }) => triggerToolNotificationHook(config, { type: 'exec', command: 'ls' }),
    {
      notification_type: 'ToolPermission',
      message: 'The agent asks to run `ls`',
      details: { type: 'exec', command: 'ls' },
    },
  ],
];

describe('Session trigger', () => {
  it.each(fires)('%s runs its hook and returns its output [TRL-1] [TRL-2]', async (event, fire, fields) => {
    const host = makeHost(({ node }) => ({ [event]: on(node(`return { systemMessage: 'received' }`)) }));
    expect(await fire(host)).toMatchObject({ systemMessage: 'received' });
    expect(host.seen()).toMatchObject([{ hook_event_name: event, ...fields }]);
  });

  it.each(fires)('%s survives a hook that crashes [TRL-2]', async (event, fire) => {
    const host = makeHost(({ bash }) => ({ [event]: on(bash('exit 7')) }));
    expect(await fire(host)).toBeUndefined();
  });

  it('matches hooks by source, reason or trigger [TRL-1]', async () => {
    const host = makeHost(({ node }) => ({ SessionStart: [{ matcher: 'resume', hooks: [node('')] }] }));
    await triggerSessionStartHook(host.config, 'startup');
    await triggerSessionStartHook(host.config, SessionStartSource.Resume);
    expect(host.seen()).toHaveLength(1);
    // @ts-expect-error: not a valid source
    expectTypeOf(triggerSessionStartHook(host.config, 'reborn')).not.toBeAny();
  });

  it.each(fires.slice(0, 3))(
    '%s is advisory: it returns a block or a stop and does not throw [TRL-3]',
    async (event, fire) => {
      const host = makeHost(({ bash }) => ({
        [event]: on(bash('echo no >&2; exit 2'), bash(`echo '{"continue":false,"stopReason":"no"}'`)),
      }));
      await expect(fire(host)).resolves.toBeDefined();
    },
  );

  it('SessionStart returns context for the host [TRL-3]', async () => {
    const host = makeHost(({ python }) => ({
      SessionStart: on(
        python(`print(json.dumps({"hookSpecificOutput": {"additionalContext": "branch of " + event["source"]}}))`),
      ),
    }));
    const output = await triggerSessionStartHook(host.config, 'startup');
    expect(output?.getAdditionalContext()).toBe('branch of startup');
  });
});

describe('Agent turn', () => {
  it('can be blocked, stopped or given context before it starts [TRL-4]', async () => {
    const host = makeHost(({ node }) => ({
      BeforeAgent: on(
        node(`return {
          refuse: { decision: 'block', reason: 'not that' },
          stop: { continue: false, stopReason: 'budget' },
          help: { hookSpecificOutput: { additionalContext: 'branch main' } },
        }[input.prompt]`),
      ),
    }));
    const blocked = await triggerBeforeAgentHook(host.config, 'refuse');
    expect(blocked?.getBlockingError()).toEqual({ blocked: true, reason: 'not that' });
    const stopped = await triggerBeforeAgentHook(host.config, 'stop');
    expect([stopped?.shouldStopExecution(), stopped?.getEffectiveReason()]).toEqual([true, 'budget']);
    expect((await triggerBeforeAgentHook(host.config, 'help'))?.getAdditionalContext()).toBe('branch main');
  });

  it('can be continued once: the hook sees stop_hook_active [TRL-4] [B-33]', async () => {
    const host = makeHost(({ node }) => ({
      AfterAgent: on(node(`if (!input.stop_hook_active) return { decision: 'block', reason: 'run the tests' }`)),
    }));
    const first = await triggerAfterAgentHook(host.config, 'fix it', 'fixed', false);
    expect(first?.getBlockingError()).toEqual({ blocked: true, reason: 'run the tests' });
    const second = await triggerAfterAgentHook(host.config, 'run the tests', 'passed', true);
    expect(second?.isBlockingDecision() ?? false).toBe(false);
    expect(host.seen().map((input) => input['stop_hook_active'])).toEqual([false, true]);
  });

  it('can end with a cleared context [TRL-4]', async () => {
    const host = makeHost(({ bash }) => ({
      AfterAgent: on(bash(`echo '{"continue":false,"hookSpecificOutput":{"clearContext":true}}'`)),
    }));
    const output = await triggerAfterAgentHook(host.config, 'p', 'r', false);
    expect([output?.shouldClearContext(), output?.shouldStopExecution()]).toEqual([true, true]);
  });
});

describe('Permission request', () => {
  it.each<[ToolConfirmationDetails, message: string]>([
    [{ type: 'edit', fileName: 'a.ts', filePath: 'src/a.ts' }, 'The agent asks to edit src/a.ts'],
    [{ type: 'edit', fileName: 'a.ts' }, 'The agent asks to edit a.ts'],
    [{ type: 'edit' }, 'The agent asks to edit a file'],
    [{ type: 'exec', command: 'npm publish' }, 'The agent asks to run `npm publish`'],
    [{ type: 'exec' }, 'The agent asks to run a command'],
    [
      { type: 'mcp', serverName: 'files', toolName: 'rm', toolDisplayName: 'Remove' },
      'The agent asks to use Remove of the MCP server files',
    ],
    [{ type: 'mcp', serverName: 'files', toolName: 'rm' }, 'The agent asks to use rm of the MCP server files'],
    [{ type: 'info', prompt: 'fetch example.org' }, 'The agent asks to look something up: fetch example.org'],
    [{ type: 'info' }, 'The agent asks to look something up'],
    [{ type: 'ask_user', title: 'Go on?' }, 'The agent asks for permission: Go on?'],
    [{ type: 'constructor' }, 'The agent asks for permission'],
  ])('has a message by its type: %j [TRL-5]', async (details, message) => {
    const host = makeHost();
    const received: unknown[] = [];
    const action = (input: object) => void received.push(input);
    host.config.getHookSystem()?.registerHook({ type: 'function', name: 'listener', action }, 'Notification');
    await triggerToolNotificationHook(host.config, details);
    expect(received).toMatchObject([{ message, notification_type: 'ToolPermission', details }]);
  });

  it('has functions removed, without changing the host object [TRL-5]', async () => {
    const host = makeHost(({ node }) => ({ Notification: [{ matcher: 'ToolPermission', hooks: [node('')] }] }));
    const onConfirm = () => undefined;
    const details = { type: 'edit', fileName: 'a', onConfirm, ide: { resolve: onConfirm, name: 'code' } };
    await triggerToolNotificationHook(host.config, details);
    expect(host.seen()[0]?.['details']).toEqual({ type: 'edit', fileName: 'a', ide: { name: 'code' } });
    expect(details.onConfirm).toBe(onConfirm);
  });

  it('has no details if JSON cannot represent them [TRL-5]', async () => {
    const host = makeHost(({ node }) => ({ Notification: on(node('')) }));
    const details: Record<string, unknown> & { type: string } = { type: 'exec', command: 'ls' };
    details['self'] = details;
    await triggerToolNotificationHook(host.config, details);
    expect(host.seen()).toMatchObject([{ message: 'The agent asks to run `ls`', details: {} }]);
  });

  it('is not decided by a hook: a block is only returned [TRL-3]', async () => {
    const host = makeHost(({ bash }) => ({ Notification: on(bash('exit 2')) }));
    await expect(triggerToolNotificationHook(host.config, { type: 'exec' })).resolves.toBeDefined();
  });
});
