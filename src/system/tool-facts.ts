import { homedir } from 'node:os';
import type { Dialect } from '../../generated/index.js';
import type { Contract } from '../core/contract/index.js';
import type { SetToolFacts, ToolFactsLoader } from '../core/events/input-facts.js';
import { attempt } from '../util/errors.js';
import type { HostConfig } from './hook-system.js';

/** Returns the loader of facts about tool calls. The shell parser is loaded with the first event that needs it. */
export function toolFactsLoader(config: HostConfig, contract: Contract): ToolFactsLoader {
  let loaded: SetToolFacts | Promise<SetToolFacts> | undefined;
  return () => {
    loaded ??= load(config, contract).then(
      (setFacts) => {
        loaded = setFacts;
        return setFacts;
      },
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}

async function load(config: HostConfig, contract: Contract): Promise<SetToolFacts> {
  const [{ ToolFactsFinder }, documents] = await Promise.all([
    import('../config/dialects/tool-facts.js'),
    contract.dialects?.(),
  ]);
  const finder = new ToolFactsFinder({
    documents: Object.values(documents ?? {}).filter(isDialect),
    tools: config.getHostTools?.(),
    project: () => config.getProjectDir?.(),
    home: attempt(() => process.env['HOME'] ?? homedir(), undefined),
  });
  return (input) => finder.set(input);
}

/** The core does not know the type of dialects. */
function isDialect(document: unknown): document is Dialect {
  return typeof document === 'object' && document !== null && 'tools' in document;
}
