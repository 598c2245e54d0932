import { parseArgs } from 'node:util';

export const HELP = `npm start -- [options]

Runs a small agent with hooks in bash, Python and Node, and shows what the hooks do.
The model is a script behind the real client, so it needs no key and no network.

  --prompt TEXT  another task; the script understands "read FILE", "run COMMAND" and "write FILE: TEXT"
  --live         ask a real model instead; needs GEMINI_API_KEY
  --json         one JSON object a line, for machines
  --help         this text
`;

export interface DemoOptions {
  prompt: string | undefined;
  /** Only with --live. */
  apiKey: string | undefined;
  json: boolean;
  help: boolean;
}

/** Invalid command line; the message is for the user. */
export class MisuseError extends Error {}

export function readOptions(args: string[], environment: NodeJS.ProcessEnv): DemoOptions {
  const { prompt, live, json, help } = parse(args);
  if (prompt?.trim() === '') throw new MisuseError('--prompt is empty: say what the agent shall do');
  const apiKey = environment['GEMINI_API_KEY'];
  if (live && !apiKey) throw new MisuseError('--live asks the real service: set GEMINI_API_KEY first');
  return { prompt, apiKey: live ? apiKey : undefined, json, help };
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { prompt: { type: 'string' }, live: flag, json: flag, help: { ...flag, short: 'h' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new MisuseError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}
