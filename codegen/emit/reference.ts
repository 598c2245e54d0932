import { titleOf } from '../link/flatten.js';
import type { EnumModel, Model, TypeModel } from '../link/model.js';
import { reachableTypes } from './reach.js';
import { eventSection } from './reference/event.js';
import { exampleOf } from './reference/examples.js';
import { code, fieldTable, linkTo, rowsOf, table, typeWords } from './reference/tables.js';
import { type Files, notice } from './source.js';
import type { Target } from './target.js';

/** Emits the reference page. Columns are not aligned, so that a new event only adds lines. */
export function emitReference(model: Model, target: Target): Files {
  const groups = groupTypes(model);
  const section = (type: TypeModel): string => [typeSection(type), ...exampleOf(type, model)].join('\n\n');
  const parts = [
    `<!-- ${notice(target)} -->`,
    intro,
    exitCodes,
    '## Events',
    eventTable(model).join('\n'),
    '## Common fields',
    ...groups.base.map(section),
    ...model.events.map((event) => eventSection(event, model)),
    '## Formats',
    'Types of event fields. The model formats are the same for every model SDK.',
    ...groups.formats.map(section),
    '## Settings',
    'Hooks are declared in the settings file of the host. ' +
      `Editors complete and check it with the schema \`${target.settingsSchema}\`.`,
    ...groups.settings.map(section),
    '## Bus messages',
    'A client fires events over the message bus of the host.',
    ...groups.messages.map(section),
    '## In code',
    'Results for a host that fires events itself. Errors are shown in their JSON form.',
    ...groups.code.map(typeSection),
    '## Enums',
    ...model.enums.map(enumSection),
  ];
  return new Map([['docs/reference.md', `${parts.join('\n\n')}\n`]]);
}

export function eventTable({ events }: Model): string[] {
  return table(
    ['Event', 'When it fires', 'Can block', 'Can stop the agent'],
    events.map(({ name, summary, effects }) => [
      linkTo(name),
      summary,
      yesNo(effects, 'block'),
      yesNo(effects, 'stop'),
    ]),
  );
}

function yesNo(effects: readonly string[], effect: string): string {
  return effects.includes(effect) ? 'yes' : 'no';
}

/** Assigns every type to one section, so that all links resolve. */
function groupTypes(model: Model) {
  const assigned = new Set(model.events.flatMap(({ input, output }) => [input, output]));
  const assign = (types: readonly TypeModel[]): TypeModel[] => {
    const fresh = types.filter((type) => !assigned.has(type));
    for (const type of fresh) assigned.add(type);
    return fresh;
  };
  const named = (titles: readonly string[]) =>
    titles.flatMap((title) => model.types.filter((type) => type.title === title));
  return {
    base: assign(named(['HookInput', 'HookOutput'])),
    settings: assign(reachableTypes(['HookSettings'], model.types)),
    messages: assign(model.messages.flatMap(({ title }) => named([title, ...branchesOf(title, model)]))),
    formats: assign(model.types.filter(({ source }) => source.startsWith('common/'))),
    code: assign(model.types),
  };
}

/** Returns the alternatives of a message. */
function branchesOf(message: string, { types }: Model): string[] {
  const choice = types.find(({ title }) => title === message)?.schema.anyOf ?? [];
  return choice.flatMap(({ $ref }) => ($ref === undefined ? [] : [titleOf($ref)]));
}

export function typeSection({ title, schema }: TypeModel): string {
  const rows = rowsOf(schema);
  const body = rows.length > 0 ? fieldTable(rows).join('\n') : `It is ${typeWords(schema)}.`;
  return [`### ${title}`, schema.description ?? '', body].join('\n\n');
}

export function enumSection({ title, description, values }: EnumModel): string {
  return [`### ${title}`, description, values.map((value) => code(value)).join(', ')].join('\n\n');
}

/** Introduction: what applies to every event. */
const intro = [
  '# Reference',
  'A hook is a command. When its event fires, the hook',
  [
    '1. reads one JSON object on standard input: the [base fields](#hookinput) and the fields of the event;',
    '2. may print one JSON object on standard output: the [common fields](#hookoutput) and those of the event;',
    '3. exits with an exit code.',
  ].join('\n'),
  'A hook that prints nothing and exits with 0 changes nothing.',
].join('\n\n');

const rows = [
  [
    '0',
    'Success.',
    'A JSON object is the output. Other text becomes a `systemMessage`. Empty means no output.',
    'Goes to the log.',
  ],
  [
    '2',
    'Blocks the operation, for events that hooks [can block](#events).',
    'Ignored.',
    'The reason, which the model reads; `Blocked by hook` if empty.',
  ],
  [
    'other, or a signal',
    'The hook failed, and the agent continues. With `"onError": "block"`, the operation is blocked.',
    'Ignored.',
    'Becomes a `systemMessage` that begins with `Warning:`.',
  ],
  [
    'timeout',
    'The hook is killed after its `timeout` (default 60 seconds) and counts as failed, as above.',
    'Goes to the log.',
    'Goes to the log.',
  ],
];

const exitCodes = [
  '## Exit codes',
  table(['Exit code', 'Meaning', 'Standard output', 'Standard error'], rows).join('\n'),
  'A failed hook never undoes the block of another hook.',
  'A field of the wrong type is dropped with a warning. An unknown field is kept and reported. ' +
    'An invalid [`decision`](#hookdecision), or a `continue` that is not a boolean, fails the whole hook.',
].join('\n\n');
