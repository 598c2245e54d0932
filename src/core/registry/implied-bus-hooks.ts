import { ConfigSource, HookType } from '../../../generated/index.js';
import { compileMatcher } from '../../util/regex/compile.js';
import type { Contract } from '../contract/index.js';
import { eventNameHelp, isEventOf } from './events.js';
import type { HookDeclaration } from './registered-hook.js';
import type { RegistryConfig } from './registry-config.js';
import type { ReportProblem } from './registry-problem.js';

const CONFIG = Object.freeze({ type: HookType.Bus, name: HookType.Bus, source: ConfigSource.Runtime });

/** Where the host has a bus, it is asked about every event for which no hook says when. */
export function impliedBusHooks(
  config: RegistryConfig,
  contract: Contract,
  declared: readonly HookDeclaration[],
  report: ReportProblem,
): HookDeclaration[] {
  if (config.getHookBus?.() === undefined) return [];
  const said = declared.filter((each) => each.config.type === HookType.Bus && maySayWhen(each, config));
  const events = new Set(said.map(({ eventName }) => eventName));
  return wantedEvents(config, contract, report).flatMap((eventName) =>
    !isEventOf(contract, eventName) || events.has(eventName) ? [] : [impliedFor(eventName)],
  );
}

/** A clone of somebody's project must not be able to keep the bus from being asked, nor a hook that does not run. */
function maySayWhen({ source, fault, off }: HookDeclaration, config: RegistryConfig): boolean {
  if (fault !== undefined || off !== undefined) return false;
  if (source !== ConfigSource.Project && source !== ConfigSource.Extensions) return true;
  const vouchesForAll = config.getHookLayers === undefined && config.getProjectHooks === undefined;
  return source === ConfigSource.Project && vouchesForAll;
}

function wantedEvents(config: RegistryConfig, contract: Contract, report: ReportProblem): readonly string[] {
  const wanted = config.getBusEvents?.();
  if (wanted === undefined) return Object.keys(contract.routes);
  for (const name of wanted) {
    if (isEventOf(contract, name)) continue;
    const what = `there is no event ${JSON.stringify(name)}`;
    report({ where: 'busEvents', what, help: eventNameHelp(contract, String(name)) });
  }
  return [...new Set(wanted)];
}

function impliedFor(eventName: HookDeclaration['eventName']): HookDeclaration {
  return {
    eventName,
    source: ConfigSource.Runtime,
    config: CONFIG,
    matcherText: undefined,
    sequential: undefined,
    matcher: compileMatcher(undefined, 'regex'),
    fault: undefined,
    off: undefined,
  };
}
