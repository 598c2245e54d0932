import { type HookConfig, HookType } from '../../../generated/index.js';

const SCRIPT =
  /([^\s"'/\\=]+\.(?:sh|bash|zsh|fish|py|js|mjs|cjs|ts|mts|rb|pl|php|lua|go|ps1|cmd|bat))(?=["'\s;|&)]|$)/g;
const MAX_TITLE = 40;

/** Returns the command, condition or address of a hook as it is written; undefined for a hook that has none. */
export function hookCommand(config: HookConfig): string | undefined {
  if (config.type === HookType.Rule) return config.when;
  if ('command' in config && typeof config.command === 'string') {
    const args = 'args' in config && Array.isArray(config.args) ? config.args.map((each) => ` ${each}`) : [];
    return `${config.command}${args.join('')}`;
  }
  return 'url' in config && typeof config.url === 'string' ? config.url : undefined;
}

/** Returns a short title: the name of the hook, or that of its script if it has no name and a long command. */
export function hookTitle(name: string, config: HookConfig, isNative: boolean): string {
  const isCommand = config.name === undefined || config.name === hookCommand(config);
  if (!isCommand || (isNative && name.length <= MAX_TITLE)) return name;
  const script = [...name.matchAll(SCRIPT)].at(-1)?.[1];
  if (script !== undefined) return script;
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_TITLE ? line : `${line.slice(0, MAX_TITLE - 1)}…`;
}
