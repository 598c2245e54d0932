import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Program of examples/programs, with a home and a project of its own. */
export interface ProgramHost {
  readonly program: string;
  readonly project: string;
  readonly env: NodeJS.ProcessEnv;
  writeUserSettings(hooks: object): void;
  writeProject(file: string, content: string | object): void;
  start(args?: readonly string[], env?: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams;
  run(
    args?: readonly string[],
    env?: NodeJS.ProcessEnv,
    file?: string,
  ): Promise<{ readonly stdout: string; readonly stderr: string }>;
  trust(): void;
}

export const repo: string;
export function installPacked(): { readonly folder: string; remove(): void };
export function unpackPacked(): { readonly folder: string; remove(): void };
export function makeHost(installed: string, name: string, links?: Readonly<Record<string, string>>): ProgramHost;
