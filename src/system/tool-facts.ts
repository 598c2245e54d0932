import { homedir } from 'node:os';
import type { Dialect, HostTool } from '../../generated/index.js';
import type { Contract } from '../core/contract/index.js';
import type { ToolFacts, ToolFactsLoader } from '../core/index.js';
import { attempt } from '../util/errors.js';

/** Parts of the host's config that the facts depend on. */
interface FactsConfig {
  getHostTools?(): Readonly<Record<string, HostTool>> | undefined;
  getProjectDir?(): string | undefined;
}

/** Returns the loader of facts about tool calls. The shell parser is loaded with the first event that needs it. */
export function toolFactsLoader(config: FactsConfig, contract: Contract): ToolFactsLoader {
  let loaded: ToolFacts | Promise<ToolFacts> | undefined;
  return () => {
    loaded ??= load(config, contract).then(
      (facts) => {
        loaded = facts;
        return facts;
      },
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}

async function load(config: FactsConfig, contract: Contract): Promise<ToolFacts> {
  const [{ ToolFactsFinder }, documents] = await Promise.all([
    import('../config/dialects/index.js'),
    contract.dialects?.(),
  ]);
  return new ToolFactsFinder({
    documents: Object.values(documents ?? {}).filter(isDialect),
    tools: config.getHostTools?.(),
    project: () => config.getProjectDir?.(),
    home: attempt(() => process.env['HOME'] ?? homedir(), undefined),
  });
}

/** The core does not know the type of dialects. */
function isDialect(document: unknown): document is Dialect {
  return typeof document === 'object' && document !== null && 'tools' in document;
}
