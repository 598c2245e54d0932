// Measures how many real commands are opaque, and writes real-commands.json: hashes and verdicts, but not the texts.
//   node test/support/util/shell/real-commands.mjs <facts> <packages> [<maintainer scripts>]
// <facts> is a bundle of src/util/shell/facts/command-facts.ts, <packages> a JSON file { name: { script: text } },
// <maintainer scripts> a folder like that of dpkg.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [factsFile, packagesFile, folder = '/var/lib/dpkg/info'] = process.argv.slice(2);
const { commandFacts } = await import(resolve(factsFile));

const packages = JSON.parse(readFileSync(packagesFile, 'utf8'));
const scripts = readdirSync(folder)
  .filter((name) => /\.(?:preinst|postinst|prerm|postrm|config)$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .filter((text) => !/^#!.*(?:perl|python)/.test(text));

const sources = {
  npm: { origins: Object.keys(packages).length, texts: Object.values(packages).flatMap((each) => Object.values(each)) },
  debian: { origins: scripts.length, texts: scripts },
};

const report = {
  about:
    'Real commands: scripts of npm packages and maintainer scripts of Debian. Hashes are the first 10 characters of SHA-256. Written by real-commands.mjs.',
};
for (const [name, { origins, texts }] of Object.entries(sources)) {
  const unique = [...new Set(texts)];
  const hashes = { opaque: [], resolved: [] };
  for (const text of unique) {
    const { opaque } = commandFacts(text, { cwd: '/project' });
    hashes[opaque ? 'opaque' : 'resolved'].push(createHash('sha256').update(text).digest('hex').slice(0, 10));
  }
  report[name] = {
    origins,
    commands: unique.length,
    opaquePercent: Number(((100 * hashes.opaque.length) / unique.length).toFixed(2)),
    opaque: hashes.opaque.sort().join(' '),
    resolved: hashes.resolved.sort().join(' '),
  };
}
writeFileSync(new URL('real-commands.json', import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
console.log(
  Object.entries(report)
    .map(([name, { commands, opaquePercent }]) => `${name}: ${commands} commands, ${opaquePercent} % opaque`)
    .slice(1)
    .join('\n'),
);
