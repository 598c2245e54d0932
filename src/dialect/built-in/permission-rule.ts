import type { ToolCall } from '../dialect-tool.js';

/** Whether a hook with a permission rule runs; `warning` where it runs because the rule cannot be judged. */
export interface RuleVerdict {
  readonly applies: boolean;
  readonly warning?: string;
}

const RULE = /^([\w-]+)(?:\((.*)\))?$/s;

/** `Bash`, `Bash(git push)`, `Bash(git *)`, `Bash(npm run test:*)`. Any other rule runs the hook, as the original fails open. */
export function judgeRule(rule: string, call: ToolCall): RuleVerdict {
  const [, tool, specifier] = RULE.exec(rule.trim()) ?? [];
  if (tool === undefined) return unjudged(rule, 'it is no rule of the form Tool or Tool(command)');
  if (!call.names.includes(tool)) return { applies: false };
  if (specifier === undefined || specifier === '' || specifier === '*') return { applies: true };
  const command = call.argument('command');
  if (call.tool.role !== 'shell' || typeof command !== 'string') {
    return unjudged(rule, 'only rules about commands are understood');
  }
  const parts = partsOf(command);
  if (parts === undefined) return unjudged(rule, 'the command cannot be taken apart');
  const pattern = commandPattern(specifier);
  return { applies: parts.some((part) => pattern.test(part)) };
}

function unjudged(rule: string, why: string): RuleVerdict {
  return { applies: true, warning: `the condition ${JSON.stringify(rule)} is not judged, so the hook runs: ${why}` };
}

/** `:*` at the end and ` *` stand for any rest of a command, a star elsewhere for any text. */
function commandPattern(specifier: string): RegExp {
  const prefix = /^(.*?)(?::\*| \*)$/s.exec(specifier)?.[1];
  const quoted = (prefix ?? specifier).split('*').map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${quoted.join('.*')}${prefix === undefined ? '' : '(?:\\s.*)?'}$`, 's');
}

/** The commands of a line; undefined where a part of it is only known when it runs. */
function partsOf(command: string): string[] | undefined {
  const unquoted = command.replaceAll(/'[^']*'|"(?:[^"\\$`]|\\.)*"/g, (text) => text.replaceAll(/[;&|\n()`$]/g, ' '));
  if (/[`()]|\$\(|<<|["']/.test(unquoted.replaceAll(/'[^']*'|"[^"]*"/g, ''))) return undefined;
  const cuts = [...unquoted.matchAll(/&&|\|\||[;&|\n]/g)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  const ends = [...cuts.map(({ index }) => index), command.length];
  return starts.map((start, at) =>
    command
      .slice(start, ends[at])
      .trim()
      .replace(/^(?:[A-Za-z_]\w*=\S*\s+)+/, ''),
  );
}
