// Runs restricted.mjs in a restricted runtime, and compares the decisions with the expected ones.
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { pathOfRuntime } from './runtimes.mjs';

const program = join(import.meta.dirname, 'restricted.mjs');
const LIMIT = { timeout: 120_000, killSignal: 'SIGKILL' };
const MARK = 'decisions: ';

export async function runRestricted({ title, runtime, args, compatibilityDate, reasons }, entry, report) {
  let binary;
  try {
    binary = pathOfRuntime(runtime);
  } catch (error) {
    console.log(`skipped ${title}: cannot install ${runtime.package}: ${error.message.split('\n')[0]}`);
    return;
  }
  const service = await startService();
  try {
    const decisions = compatibilityDate
      ? await decisionsInWorkerd(binary, compatibilityDate, entry, service.url)
      : await decisionsInDeno(binary, args, entry, service.url);
    for (const [type, decided] of Object.entries(decisions)) {
      const expected = reasons[type] ?? reasons.program;
      report({
        title,
        row: `a hook of the type ${type} decides, or blocks because it could not run`,
        error: faultOf(decided, expected),
      });
    }
  } catch (error) {
    report({ title, row: 'the program exits with 0', error: String(error) });
  } finally {
    service.server.close();
  }
}

/**
 * Returns an error text unless the hook blocks for the expected reason. A hook that could not run must also log a
 * warning.
 */
function faultOf({ decision, reason = '', warnings }, expected) {
  if (decision !== 'deny' || !expected.test(reason)) return `${decision}: ${reason}; expected ${expected}`;
  const ran = / no$/.test(reason);
  return ran || warnings.some((text) => expected.test(text)) ? undefined : `logged only ${JSON.stringify(warnings)}`;
}

async function startService() {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end('{"decision":"deny","reason":"http no"}'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}/` };
}

/** Deno loads a file without a permission only if an import names it literally. */
async function decisionsInDeno(binary, args, entry, url) {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-deno-'));
  try {
    const main = join(folder, 'main.mjs');
    writeFileSync(
      main,
      `import * as hookwright from '${entry}';
       import { decisionsIn } from '${pathToFileURL(program)}';
       console.log(JSON.stringify(await decisionsIn(hookwright, '${url}')));`,
    );
    return JSON.parse((await promisify(execFile)(binary, [...args, main], LIMIT)).stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** workerd reads no files at run time: a configuration lists the modules. */
async function decisionsInWorkerd(binary, compatibilityDate, entry, url) {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-workerd-'));
  try {
    const dist = dirname(fileURLToPath(entry));
    cpSync(join(dist, 'chunks'), join(folder, 'chunks'), { recursive: true });
    copyFileSync(fileURLToPath(entry), join(folder, 'index.js'));
    copyFileSync(program, join(folder, 'restricted.mjs'));
    writeFileSync(join(folder, 'main.mjs'), mainOf(url));
    const chunks = readdirSync(join(folder, 'chunks')).map((name) => `chunks/${name}`);
    writeFileSync(
      join(folder, 'config.capnp'),
      configOf(['main.mjs', 'restricted.mjs', 'index.js', ...chunks], compatibilityDate),
    );
    const { stdout, stderr } = await promisify(execFile)(binary, ['test', join(folder, 'config.capnp')], LIMIT);
    const line = `${stdout}\n${stderr}`.split('\n').find((each) => each.includes(MARK));
    if (line === undefined) throw new Error(`workerd printed no decisions: ${stderr.slice(0, 500)}`);
    return JSON.parse(line.slice(line.indexOf(MARK) + MARK.length));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mainOf(url) {
  return `
    import * as hookwright from './index.js';
    import { decisionsIn } from './restricted.mjs';
    export default {
      async test() {
        console.log('${MARK}' + JSON.stringify(await decisionsIn(hookwright, '${url}')));
      },
    };
  `;
}

function configOf(names, compatibilityDate) {
  const modules = names.map((name) => `(name = "${name}", esModule = embed "${name}")`);
  return `
    using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = .hooks),
        (name = "internet", network = (allow = ["local", "private", "public"])),
      ],
    );
    const hooks :Workerd.Worker = (
      modules = [${modules.join(', ')}],
      compatibilityDate = "${compatibilityDate}",
      compatibilityFlags = ["nodejs_compat"],
    );
  `;
}
