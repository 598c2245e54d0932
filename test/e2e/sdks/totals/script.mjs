// Script of a session: turns with parallel tool calls, streams, retries and nested subagents, with the client of one SDK.
import { RESULT } from './server.mjs';

const read = async ({ path }) => `${RESULT}${path}`;

/** Returns the turns of a session with one client. */
export function scriptOf({ open, ask, answer, run, streamOf, user }, url) {
  const first = (options) => [user(`Read it. [turn=${crypto.randomUUID()} ${options}]`)];

  /** Runs a turn whose tools the host runs, in parallel. */
  async function turn(scope, { options = '', stream = false, calls = 2 } = {}) {
    const client = open(url, scope);
    const messages = first(`calls=${calls} ${options}`);
    for (;;) {
      const { said, calls: requested } = await ask(client, messages, { stream });
      if (requested.length === 0) return;
      const results = requested.map(async ({ id, name, args }) => {
        const done = await scope.tool(name, args, read, { id });
        return { id, name, text: done.result };
      });
      messages.push(...said, ...answer(await Promise.all(results)));
    }
  }

  /** Runs a turn whose tools the SDK runs, if it can. */
  function runTurn(scope, { stream = false, calls = 2, options = '' } = {}) {
    if (run === undefined) return turn(scope, { stream, calls, options });
    return run(open(url, scope), first(`calls=${calls} ${options}`), read, { stream });
  }

  function subagents(scope) {
    return scope.subagent({ type: 'outer', prompt: 'Read all.' }, async (outer) => {
      await turn(outer, { stream: true });
      await outer.subagent({ type: 'inner', prompt: 'Read one.' }, async (inner) => {
        await Promise.all([turn(inner), runTurn(inner), turn(inner, { stream: true, calls: 1 })]);
        return 'done';
      });
      return 'done';
    });
  }

  return {
    /** Runs turns one after another and in parallel, with a retry. */
    async round(scope, number) {
      const stream = number % 2 === 0;
      await turn(scope, { stream, calls: 3 });
      await runTurn(scope, { stream: !stream, calls: 3, options: number % 3 === 0 ? 'fail' : '' });
      await turn(scope, { options: 'fail', stream });
      const both = [turn(scope), runTurn(scope, { stream: true }), turn(scope, { stream: true, options: 'fail' })];
      await Promise.all(number % 4 === 1 ? [...both, subagents(scope), subagents(scope)] : both);
    },
    turn,
    /** Aborts a stream after its first text. */
    async abort(scope) {
      const controller = new AbortController();
      const client = open(url, scope, { stream: 'live' });
      try {
        for await (const chunk of await streamOf(client, first('hang'), controller.signal)) {
          if (JSON.stringify(chunk).includes('text ')) controller.abort();
        }
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    },
    /** Sends a request that has no response. */
    hold: (scope) => ask(open(url, scope), first('hold'), { stream: false }),
  };
}
