import type { Model, TypeModel } from '../../link/model.js';
import { eventSection } from '../reference/event.js';
import { exampleOf } from '../reference/examples.js';
import { enumSection, eventTable, typeSection } from '../reference.js';
import { type Files, notice } from '../source.js';
import type { Target } from '../target.js';
import { ownPart } from './own-part.js';

const intro = `# Reference

The events of this project. Exit codes, base fields, common fields, the built-in events and the settings are described in the
reference of hookwright: \`generated/docs/reference.md\` in the package.`;

/** Emits the reference page of the host's own events. */
export function emitHostReference(model: Model, target: Target): Files {
  const own = ownPart(model);
  const formats = own.types.filter(({ source }) => source.startsWith('common/'));
  const section = (type: TypeModel): string => [typeSection(type), ...exampleOf(type, model)].join('\n\n');
  const parts = [
    `<!-- ${notice(target)} -->`,
    intro,
    '## Events',
    eventTable(own).join('\n'),
    ...own.events.map((event) => eventSection(event, model)),
    ...(formats.length > 0 ? ['## Formats', ...formats.map(section)] : []),
    ...(own.enums.length > 0 ? ['## Enums', ...own.enums.map(enumSection)] : []),
  ];
  return new Map([['docs/reference.md', `${withoutDanglingLinks(parts.join('\n\n'))}\n`]]);
}

/** Turns links to sections of the built-in reference into plain text. */
function withoutDanglingLinks(page: string): string {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)];
  const anchors = new Set(headings.map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-')));
  return page.replaceAll(/\[([^\]\n]+)\]\(#([^)\s]+)\)/g, (link: string, words: string, anchor: string) =>
    anchors.has(anchor) ? link : words,
  );
}
