import { commonRules } from '../../link/field-rules.js';
import type { EventModel, Model } from '../../link/model.js';
import { compare } from '../../names.js';
import { CONTRACT_END, CONTRACT_START } from '../../read/python-kit.js';
import type { Target } from '../target.js';
import { type Files, notice } from '../text.js';
import { answersOf } from './answers.js';
import { aliasOf, literal, pythonLiteral, pythonTypes, specificFieldType } from './python-types.js';
import { type KitRow, rowsOf } from './rows.js';

/** Emits the types and the kit for Python 3.9 or later, which need only the standard library. Part of the kit is hand-written. */
export function emitKitPython(model: Model, handWritten: string, target: Target): Files {
  const types = pythonTypes(model);
  return new Map([
    ['kit/hook_types.py', text([typesHead(target), ...types])],
    ['kit/hookwright_kit.py', kit(types, model, handWritten, target)],
  ]);
}

const typesHead = (target: Target): string => `# ${notice(target)}
"""Types for hooks in Python: inputs on standard input, outputs on standard output."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union`;

/** Inserts the contract into the kit. At run time it contains only the names of the types, because defining them is slow. */
function kit(types: readonly string[], model: Model, handWritten: string, target: Target): string {
  const checked = [
    ...types,
    ...model.events.flatMap(replyTypes),
    ...helpers.map((name) => valueType(name, model.events)),
  ];
  const overloads = model.events.map(overloadOf).join('');
  const inserted = [
    `_COMMON.update(${pythonLiteral(commonRules(model))})`,
    `register_events(\n    {\n${rowsOf(model.events, model).map(rowOf).join('')}    }\n)`,
    `if TYPE_CHECKING:\n${checked.join('\n\n').replaceAll(/^(?=.)/gm, '    ')}`,
    namesOf(checked),
    overloads,
  ].join('\n\n\n');
  return `# ${notice(target)}\n${handWritten.replace(CONTRACT_START, () => `${CONTRACT_START}${inserted}${CONTRACT_END}`)}\n`;
}

function rowOf({ event, answers, merge, texts }: KitRow): string {
  const fields = Object.fromEntries(answers.map(({ name, field }) => [snake(name), field ?? '']));
  const columns = Object.entries({ answers: fields, merge, texts });
  const lines = columns.map(([name, value]) => `            ${literal(name)}: ${pythonLiteral(value)},\n`);
  return `        ${literal(event)}: {\n${lines.join('')}        },\n`;
}

/** Helpers whose values depend on the contract. */
const helpers = ['rewriteInput', 'respond', 'replaceResponse', 'restrictTools'];

/** Prints the type of a helper's value: a union over the events that support the helper. */
function valueType(helper: string, events: readonly EventModel[]): string {
  const types = events.flatMap((event) => {
    const field = answersOf(event).find(({ name }) => name === helper)?.field;
    const declared = event.specific.find(({ name }) => name === field);
    return declared ? [specificFieldType(event.output, declared.name, declared.schema)] : [];
  });
  const members = [...new Set(types)].sort(compare);
  const name = `_${helper.charAt(0).toUpperCase()}${helper.slice(1)}Value`;
  return aliasOf(name, 'Union', members.length === 0 ? ['dict[str, Any]'] : members, '');
}

/** Prints the return type of a hook. */
function replyTypes(event: EventModel): string[] {
  const answers = answersOf(event).map(({ name }) => `Answer[Literal[${literal(snake(name))}]]`);
  const one = `_${event.name}OneReply`;
  return [
    aliasOf(one, 'Union', [...answers, event.output.title], ''),
    aliasOf(replyName(event), 'Union', [one, `Sequence[${one}]`, 'None'], `Return value of a ${event.name} hook.`),
  ];
}

function overloadOf(event: EventModel): string {
  const type = `Callable[[${event.input.title}], ${replyName(event)}]`;
  return `@overload\ndef define_hook(event: Literal[${literal(event.name)}], function: ${type}) -> None: ...\n`;
}

/** Prints placeholders for the types, so that a hook can import them for its annotations. */
function namesOf(checked: readonly string[]): string {
  const names = checked.flatMap((part) => [...part.matchAll(/^(?:class )?([A-Za-z]\w*)(?:\(| = )/gm)]);
  const lines = names.map(([, name = '']) => `        ${literal(name)},\n`);
  return `if not TYPE_CHECKING:
    _TYPES = {\n${lines.join('')}    }

    def __getattr__(name):
        if name in _TYPES:
            return dict
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")`;
}

function replyName({ name }: EventModel): string {
  return `${name}Reply`;
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function text(parts: readonly string[]): string {
  return `${parts.join('\n\n\n')}\n`;
}
