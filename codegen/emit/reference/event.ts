import type { EventModel, Model } from '../../link/model.js';
import { exampleOf, examplesOf } from './examples.js';
import { code, fieldTable, rowsOf, table, typeWords } from './tables.js';
import { canDo, cannotDo, chainWords, fieldMergeWords, matcherWords, mergeWords, valueWords } from './words.js';

/** Prints the section of an event. */
export function eventSection(event: EventModel, model: Model): string {
  return [`## ${event.name}`, event.summary, facts(event, model), ...input(event, model), ...output(event, model)].join(
    '\n\n',
  );
}

function facts(event: EventModel, model: Model): string {
  const unstable = event.unstable ? ' It may still change.' : '';
  return [
    `- **When:** ${event.when}`,
    `- **Matcher:** ${matcherWords(event)}${valueWords(event, model)}`,
    `- **Several hooks:** ${mergeWords(event)} ${chainWords(event)}`,
    `- **Since:** version ${event.since} of the contract.${unstable}`,
  ].join('\n');
}

function input({ name, input: type, fields, engineFields }: EventModel, model: Model): string[] {
  const own = new Set([...fields.map((field) => field.name), ...engineFields]);
  const rows = rowsOf(type.schema).filter(({ path }) => own.has(path.split(/[.[]/)[0] ?? ''));
  return [
    `### ${name} input`,
    rows.length === 0 ? 'Only the [base fields](#hookinput).' : 'The [base fields](#hookinput), and:',
    ...(rows.length === 0 ? [] : [fieldTable(rows).join('\n')]),
    ...exampleOf(type, model),
  ];
}

function output(event: EventModel, model: Model): string[] {
  const { name, output: type } = event;
  const cannot = cannotDo(event);
  return [
    `### ${name} output`,
    type.schema.description ?? '',
    `It can\n\n${list(canDo(event))}`,
    ...(cannot.length === 0 ? [] : [`It cannot\n\n${list(cannot)}`]),
    specific(event),
    ...examplesOf(type, model),
  ];
}

function specific({ specific: fields }: EventModel): string {
  if (fields.length === 0) return 'Only the [common fields](#hookoutput).';
  const merges = new Map(fields.map(({ name, merge }) => [name, fieldMergeWords(merge)]));
  const rows = rowsOf({ properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])) });
  const cells = rows.map(({ path, schema }) => [
    code(path),
    typeWords(schema),
    merges.get(path) ?? '',
    schema.description ?? '',
  ]);
  const head = 'In addition to the [common fields](#hookoutput), in `hookSpecificOutput`:';
  return `${head}\n\n${table(['Field', 'Type', 'Several hooks', 'Description'], cells).join('\n')}`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
