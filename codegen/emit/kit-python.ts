import type { EventModel, Model } from '../model.js';
import { compare } from '../problem.js';
import type { Target } from '../target.js';
import { answersOf } from './kit-answers.js';
import { pythonKitCombine } from './kit-python-combine.js';
import { pythonKitRedact } from './kit-python-redact.js';
import { pythonKitDefineHook, pythonKitHead, pythonKitHelpers } from './kit-python-runtime.js';
import { aliasOf, literal, pythonTypes, specificFieldType } from './kit-python-types.js';
import { type Files, notice } from './source.js';

/** For hooks written in Python 3.9 or later, with nothing but the standard library: the types alone, and the kit. */
export function emitKitPython(model: Model, target: Target): Files {
  const types = pythonTypes(model);
  return new Map([
    ['kit/hook_types.py', text([typesHead(target), ...types])],
    ['kit/hookwright_kit.py', kit(types, model, target)],
  ]);
}

const typesHead = (target: Target): string => `# ${notice(target)}
"""Types for hooks in Python: what a hook reads on standard input and may print on standard output."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union`;

/** Types cost time: at run time the kit has their names and nothing else. */
function kit(types: readonly string[], model: Model, target: Target): string {
  const checked = [...types, ...model.events.flatMap(replyTypes)];
  const overloads = model.events.map(overloadOf).join('');
  return text([
    `# ${notice(target)}\n${pythonKitHead}`,
    tableOf(model.events),
    pythonKitHelpers((helper) => acceptedBy(helper, model.events)),
    `${overloads}${pythonKitDefineHook}`,
    pythonKitCombine,
    pythonKitRedact,
    `if TYPE_CHECKING:\n${indented(checked.join('\n\n'))}`,
    namesOf(checked),
  ]);
}

/** Which answers each event understands, and the field of `hookSpecificOutput` that takes the value of one. */
function tableOf(events: readonly EventModel[]): string {
  const rows = events.map((event) => {
    const cells = answersOf(event).map(({ name, field }) => `${literal(snake(name))}: ${literal(field ?? '')}`);
    return `    ${literal(event.name)}: {${cells.join(', ')}},\n`;
  });
  const words =
    '# Which answers each event understands, and the field of hookSpecificOutput that takes the value of one.';
  return `${words}\n_ANSWERS: dict[str, dict[str, str]] = {\n${rows.join('')}}`;
}

/** What a hook of the event may return. */
function replyTypes(event: EventModel): string[] {
  const answers = answersOf(event).map(({ name }) => `Answer[Literal[${literal(snake(name))}]]`);
  const one = `_${event.name}OneReply`;
  return [
    aliasOf(one, 'Union', [...answers, event.output.title], ''),
    aliasOf(replyName(event), 'Union', [one, `Sequence[${one}]`, 'None'], `What a hook of ${event.name} may return.`),
  ];
}

/** What the value of a helper may be: what one of the events that understand it has a field for. */
function acceptedBy(helper: string, events: readonly EventModel[]): string {
  const types = events.flatMap((event) => {
    const field = answersOf(event).find(({ name }) => snake(name) === helper)?.field;
    const known = event.specific.find(({ name }) => name === field);
    return known ? [specificFieldType(event.output, known.name, known.schema)] : [];
  });
  const [only = 'dict[str, Any]', ...others] = [...new Set(types)].sort(compare);
  return others.length === 0 ? only : `Union[${[only, ...others].join(', ')}]`;
}

function overloadOf(event: EventModel): string {
  const type = `Callable[[${event.input.title}], ${replyName(event)}]`;
  return `@overload\ndef define_hook(event: Literal[${literal(event.name)}], function: ${type}) -> None: ...\n`;
}

/** A hook may import a type for its annotations: whatever it gets, nobody looks at it. */
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

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ');
}

function text(parts: readonly string[]): string {
  return `${parts.join('\n\n\n')}\n`;
}
