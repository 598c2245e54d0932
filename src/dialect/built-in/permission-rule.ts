import { cutText } from '../../values/cut-text.js';
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
  const pattern = commandPattern(specifier.replaceAll(/\s+/g, ' '));
  // A program is the same by its path.
  if (parts.some((part) => pattern.test(part) || pattern.test(part.replace(/^\S*\//, '')))) return { applies: true };
  const veiled = parts.find(isVeiled);
  if (veiled === undefined) return { applies: false };
  return unjudged(rule, `${JSON.stringify(cutText(veiled, 60))} may run another command than it begins with`);
}

/** Words before a command that are none, and commands that run what they are given. */
const BEFORE_A_COMMAND = new Set(
  `! { } [[ if then elif else fi for select while until do done case esac function coproc time eval exec command builtin
  env sudo doas su nohup nice ionice setsid stdbuf timeout xargs parallel watch strace find bash sh zsh dash ksh fish busybox
  . source trap ssh script`.split(/\s+/),
);

/** Whether the command that a part runs may be another than its first word. */
function isVeiled(part: string): boolean {
  const [word = ''] = part.split(' ', 1);
  return BEFORE_A_COMMAND.has(word) || /[\\'"$*?[~{<>]/.test(word) || /[<>]/.test(part);
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

/** Texts in quotes that stand for themselves. */
const QUOTED = /'[^']*'|"(?:[^"\\`$]|\$(?!\())*"/g;
/** Outside of those: what is only known when it runs, or hides where a command ends. */
const UNCLEAR = /[\\"'`()]|<<|(?:^|\s)#/;

/** The commands of a line; undefined where it cannot be told where one begins. */
function partsOf(command: string): string[] | undefined {
  // A line that goes on in the next one is one line.
  const line = command.replaceAll('\\\n', '');
  const bare = line.replaceAll(QUOTED, (text) => '_'.repeat(text.length));
  if (UNCLEAR.test(bare)) return undefined;
  const cuts = [...bare.matchAll(/[;&|\n]+/g)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  const ends = [...cuts.map(({ index }) => index), line.length];
  return starts.map((start, at) =>
    line
      .slice(start, ends[at])
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^(?:[A-Za-z_]\w*=\S* )+/, ''),
  );
}
