import { type HookEventName, type HookOutputOf, NotificationType } from '../../generated/index.js';
import type { FireOptions } from '../contract/index.js';
import { runTrigger, type TriggerConfig } from './run-trigger.js';

interface Confirmation {
  /** `edit`, `exec`, `mcp` or `info`; another kind is told by its title. */
  readonly type: string;
  readonly title?: string | undefined;
  readonly fileName?: string | undefined;
  readonly filePath?: string | undefined;
  readonly command?: string | undefined;
  readonly serverName?: string | undefined;
  readonly toolName?: string | undefined;
  readonly toolDisplayName?: string | undefined;
  readonly prompt?: string | undefined;
}

/** What the host asks the user to permit. It may hold more, and callbacks too: hooks get the data of it. */
export type ToolConfirmationDetails = Confirmation | (Confirmation & { readonly [key: string]: unknown });

/** Call it when the user is asked to permit a tool. The answer cannot be given by a hook. */
export async function triggerToolNotificationHook(
  config: TriggerConfig,
  details: ToolConfirmationDetails,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.Notification> | undefined> {
  const result = await runTrigger(config, (system) => {
    const params = {
      message: messageFor(details),
      notificationType: NotificationType.ToolPermission,
      details: dataOf(details),
    };
    return system.getEventHandler().fireNotificationEvent(params, options);
  });
  return result?.finalOutput;
}

const messages: ReadonlyMap<string, (details: ToolConfirmationDetails) => string> = new Map([
  ['edit', ({ filePath, fileName }) => `The agent asks to edit ${filePath || fileName || 'a file'}`],
  ['exec', ({ command }) => `The agent asks to run ${command ? `\`${command}\`` : 'a command'}`],
  [
    'mcp',
    ({ serverName, toolDisplayName, toolName }) =>
      `The agent asks to use ${toolDisplayName || toolName || 'a tool'} of the MCP server ${serverName || '(unnamed)'}`,
  ],
  ['info', ({ prompt }) => `The agent asks to look something up${prompt ? `: ${prompt}` : ''}`],
]);

function messageFor(details: ToolConfirmationDetails): string {
  const known = messages.get(details.type);
  return known ? known(details) : `The agent asks for permission${details.title ? `: ${details.title}` : ''}`;
}

/** What JSON can carry, which leaves callbacks out; nothing at all where it can carry none of it. */
function dataOf(details: ToolConfirmationDetails): Record<string, unknown> {
  try {
    return JSON.parse(JSON.stringify(details));
  } catch {
    return {};
  }
}
