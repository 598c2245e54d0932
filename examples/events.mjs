// Prints the events of the contract.
import { CONTRACT_VERSION, routes } from 'hookwright';
import schema from 'hookwright/schema.json' with { type: 'json' };

const rows = Object.values(routes).map(({ eventName, matcher, effects }) => ({
  event: eventName,
  what: schema.$defs[`${eventName}HookInput`].description.split('. ')[0].replace(/\.$/, ''),
  matcher: matcher?.field ?? '-',
  can: effects.join(', '),
}));
const width = (key) => Math.max(key.length, ...rows.map((row) => row[key].length));
const line = (row) =>
  ['event', 'what', 'matcher', 'can']
    .map((key) => row[key].padEnd(width(key)))
    .join('  ')
    .trimEnd();
console.log(`hookwright, contract ${CONTRACT_VERSION}: ${rows.length} events\n`);
console.log(line({ event: 'event', what: 'what', matcher: 'matcher', can: 'can' }));
for (const row of rows) console.log(line(row));
