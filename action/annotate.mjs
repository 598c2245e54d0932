// Runs `hookwright validate` and `hookwright test` in the current folder and prints their problems as annotations of
// GitHub Actions. Exits with 1 if there is an error or a failed test. Used by action.yml.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, GITHUB_WORKSPACE, HOOKWRIGHT_COMMAND, HOOKWRIGHT_STRICT } = process.env;
const isStrict = HOOKWRIGHT_STRICT === 'true';

const annotations = [...validate(), ...test()];
for (const one of annotations) console.log(commandOf(one));
const errors = annotations.filter(({ level }) => level === 'error').length;
const summary = errors === 0 ? 'hookwright: no errors' : `hookwright: ${errors} ${errors === 1 ? 'error' : 'errors'}`;
console.log(summary);
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `errors=${errors}\n`);
if (GITHUB_STEP_SUMMARY)
  appendFileSync(GITHUB_STEP_SUMMARY, `${[`### ${summary}`, ...annotations.map(lineOf)].join('\n')}\n`);
process.exitCode = errors > 0 ? 1 : 0;

/** Returns an annotation for each problem of the settings files. */
function validate() {
  const found = run('validate', '--json', ...(isStrict ? ['--strict'] : []));
  if (found.failure) return [found.failure];
  return found.value.problems.map(({ file, line, column, severity, message, help }) => ({
    level: severity === 'error' || isStrict ? 'error' : 'warning',
    title: 'hookwright validate',
    text: help ? `${message}\n${help}` : message,
    at: { file, line, col: column },
  }));
}

/** Returns an annotation for each failed test. Hooks are not trusted on the machine of a job, which is there to try them. */
function test() {
  if (!hasTests('.')) {
    return [{ level: 'warning', title: 'hookwright test', text: 'there are no hook tests (*.hooktest.json)', at: {} }];
  }
  const found = run('test', '--json', '--untrusted');
  if (found.failure) return [found.failure];
  return found.value.results
    .filter(({ status }) => status !== 'passed')
    .map(({ file, name, differences }) => ({
      level: 'error',
      title: 'hookwright test',
      text: [name, ...differences].join('\n'),
      at: { file, line: lineOfCase(file, name) },
    }));
}

function hasTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.isDirectory()) return entry.name !== 'node_modules' && hasTests(join(folder, entry.name));
    return entry.name.endsWith('.hooktest.json');
  });
}

/** Runs a subcommand. Its output is JSON unless it could not start. */
function run(...args) {
  const command = HOOKWRIGHT_COMMAND || 'npx --yes hookwright';
  const { stdout = '', stderr = '' } = spawnSync(`${command} ${args.join(' ')}`, { encoding: 'utf8', shell: true });
  try {
    return { value: JSON.parse(stdout) };
  } catch {
    const text = `cannot run "${command} ${args.join(' ')}": ${(stderr || stdout).trim() || 'it printed nothing'}`;
    return { failure: { level: 'error', title: `hookwright ${args[0]}`, text, at: {} } };
  }
}

/** Returns the line of a test file that names the case, or 1. */
function lineOfCase(file, name) {
  if (!existsSync(file)) return 1;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Math.max(1, lines.findIndex((line) => line.includes(JSON.stringify(name))) + 1);
}

/** Formats an annotation as a workflow command. */
function commandOf({ level, title, text, at }) {
  const properties = Object.entries({ ...at, file: at.file && inWorkspace(at.file), title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${level} ${properties.join(',')}::${escaped(text)}`;
}

function lineOf({ level, text, at }) {
  const place = at.file ? ` \`${inWorkspace(at.file)}:${at.line ?? 1}\`` : '';
  return `- ${level}${place} ${text.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;')}`;
}

/** Returns the path from the root of the repository, as annotations need it. */
function inWorkspace(file) {
  const path = relative(GITHUB_WORKSPACE || process.cwd(), resolve(file));
  return path.startsWith('..') || isAbsolute(path) ? file : path.split(sep).join('/');
}

/** Escapes what ends or starts a workflow command, so that the text of a hook cannot add one. */
function escaped(text) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
