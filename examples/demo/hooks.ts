// Settings that connect the scripts in examples/hooks to events.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { HookEventName, HooksMap } from 'hookwright';
import { TEST_COMMAND } from './project.js';

export const HOOKS_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('hookwright/package.json')),
  'examples/hooks',
);

export type Language = 'bash' | 'Python' | 'Node';

interface DemoHook {
  script: string;
  matcher?: string;
  env?: Record<string, string>;
}

const wiring: Partial<Record<HookEventName, DemoHook[]>> = {
  SessionStart: [{ script: 'session-log.sh' }, { script: 'house-rules.mjs' }],
  BeforeAgent: [{ script: 'project-files.py' }],
  BeforeToolSelection: [{ script: 'no-network.mjs' }],
  BeforeModel: [{ script: 'cool-head.sh' }],
  AfterModel: [{ script: 'redact-answer.mjs' }],
  BeforeTool: [
    { script: 'scan-secrets.py', matcher: 'write_file|run_shell' },
    { script: 'keep-deleted.mjs', matcher: 'run_shell' },
  ],
  Notification: [{ script: 'session-log.sh' }],
  AfterTool: [{ script: 'run-tests.mjs', matcher: 'write_file', env: { TEST_COMMAND } }],
  AfterAgent: [{ script: 'tests-must-pass.sh', env: { TEST_COMMAND } }],
  PreCompress: [{ script: 'session-log.sh' }],
  SessionEnd: [{ script: 'session-log.sh' }],
};

export interface DemoHooks {
  hooks: HooksMap;
  /** Languages by hook name. */
  languages: ReadonlyMap<string, Language>;
  /** Scripts that cannot run here, with the missing language. */
  leftOut: readonly { language: Language; scripts: readonly string[] }[];
}

export function demoHooks(): DemoHooks {
  const programs = new Map<Language, string | undefined>([
    ['bash', findProgram(['bash'])],
    ['Python', findProgram(['python3', 'python'])],
    ['Node', process.execPath],
  ]);
  const scripts = [...new Set(Object.values(wiring).flatMap((hooks) => hooks.map(({ script }) => script)))];
  const missing = [...programs].filter(([, program]) => program === undefined).map(([language]) => language);
  const events = Object.entries(wiring).map(([eventName, hooks]) => [
    eventName,
    hooks.flatMap((hook) => definitionOf(hook, programs.get(languageOf(hook.script)))),
  ]);
  return {
    hooks: Object.fromEntries(events),
    languages: new Map(scripts.map((script) => [nameOf(script), languageOf(script)])),
    leftOut: missing.map((language) => ({
      language,
      scripts: scripts.filter((script) => languageOf(script) === language),
    })),
  };
}

function definitionOf({ script, matcher, env }: DemoHook, program: string | undefined) {
  if (program === undefined) return [];
  const args = [join(HOOKS_FOLDER, script)];
  const hook = { type: 'command' as const, name: nameOf(script), command: program, args, ...(env && { env }) };
  return [{ hooks: [hook], ...(matcher && { matcher }) }];
}

function nameOf(script: string): string {
  return script.replace(/\.\w+$/, '');
}

function languageOf(script: string): Language {
  if (script.endsWith('.sh')) return 'bash';
  return script.endsWith('.py') ? 'Python' : 'Node';
}

function findProgram(names: readonly string[]): string | undefined {
  return names.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
}
