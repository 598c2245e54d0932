// Compares the recordings with our side and prints every row that is not the same.
//   node test/e2e/agents/report.mjs [--agent claude] [--row pre-]
import { parseArgs } from 'node:util';
import { CLASSES } from './compare.mjs';
import { DRIVERS } from './drivers/index.mjs';
import { judge, readExpected } from './judge.mjs';
import { playHere } from './play-here.mjs';
import { readRecording } from './recording.mjs';

const { values } = parseArgs({
  options: { agent: { type: 'string', multiple: true }, row: { type: 'string', multiple: true } },
});

for (const agent of values.agent ?? Object.keys(DRIVERS)) {
  const recording = readRecording(agent);
  if (recording === undefined) continue;
  const words = values.row ?? [''];
  const names = Object.keys(recording.rows).filter((name) => words.some((word) => name.includes(word)));
  const rows = Object.fromEntries(names.map((name) => [name, recording.rows[name]]));
  const judged = judge({ rows }, await playHere(agent, names, { jobs: 2 }), readExpected(agent));
  for (const { row, class: is, why, wanted } of judged) {
    if (is !== 'same') console.log(`${agent} ${row}: ${is}${is === wanted ? ' (expected)' : ''}: ${why}`);
  }
  const counts = CLASSES.map((is) => `${judged.filter((row) => row.class === is).length} ${is}`);
  console.log(`${agent}: ${judged.length} rows: ${counts.join(', ')}`);
}
