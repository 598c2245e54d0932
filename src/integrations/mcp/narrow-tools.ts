import type { SdkToolConfig } from '../../core/contract/index.js';
import { fireBeforeToolSelectionHook } from '../../core/triggers/model.js';
import type { TriggerConfig } from '../../core/triggers/run-trigger.js';
import { isRecord } from '../../util/json.js';
import { hookedToolName } from '../model-sdks/shared/mcp-clients.js';

/** The tools that hooks leave on offer, which they name as the model does: bare, or with the server's name. */
export async function narrowTools(
  config: TriggerConfig,
  server: string,
  tools: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const declarations = tools.flatMap((tool) => declarationOf(server, tool));
  const request = { contents: [], config: { tools: [{ functionDeclarations: declarations }] } };
  const { toolConfig } = await fireBeforeToolSelectionHook<SdkToolConfig, readonly unknown[]>(config, request, {
    signal,
  });
  const { mode, allowedFunctionNames: allowed } = toolConfig?.functionCallingConfig ?? {};
  if (mode === 'NONE') return [];
  if (allowed === undefined) return tools;
  return tools.filter((tool) => {
    const name = nameOf(tool);
    return name !== undefined && (allowed.includes(name) || allowed.includes(hookedToolName(server, name)));
  });
}

function declarationOf(server: string, tool: unknown): { name: string; description?: string }[] {
  const name = nameOf(tool);
  if (name === undefined || !isRecord(tool)) return [];
  const { description } = tool;
  return [{ name: hookedToolName(server, name), ...(typeof description === 'string' && { description }) }];
}

function nameOf(tool: unknown): string | undefined {
  const name = isRecord(tool) ? tool['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
