import type { EventModel, Model } from '../../link/model.js';
import { compare } from '../../names.js';
import { type Files, notice } from '../source.js';
import type { Target } from '../target.js';
import { answersOf } from './answers.js';
import { pythonKitCombine } from './python-combine.js';
import { pythonKitRedact } from './python-redact.js';
import { pythonKitDefineHook, pythonKitHead, pythonKitHelpers } from './python-runtime.js';
import { aliasOf, literal, pythonTypes, specificFieldType } from './python-types.js';

/** Emits the types and the kit for Python 3.9 or later, which need only the standard library. */
export function emitKitPython(model: Model, target: Target): Files {
  const types = pythonTypes(model);
  return new Map([
    ['kit/hook_types.py', text([typesHead(target), ...types])],
    ['kit/hookwright_kit.py', kit(types, model, target)],
  ]);
}

const typesHead = (target: Target): string => `# ${notice(target)}
"""Types for hooks in Python: inputs on standard input, outputs on standard output."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union`;

/** Prints the kit. At run time it contains only the names of the types, because defining them is slow. */
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

/** Prints the table of supported answers by event. */
function tableOf(events: readonly EventModel[]): string {
  const rows = events.map((event) => {
    const cells = answersOf(event).map(({ name, field }) => `${literal(snake(name))}: ${literal(field ?? '')}`);
    return `    ${literal(event.name)}: {${cells.join(', ')}},\n`;
  });
  const words = '# Supported answers by event, with the field of hookSpecificOutput that takes the value.';
  return `${words}\n_ANSWERS: dict[str, dict[str, str]] = {\n${rows.join('')}}`;
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

/** Returns the type of a helper's value: a union over the events that support the helper. */
function acceptedBy(helper: string, events: readonly EventModel[]): string {
  const types = events.flatMap((event) => {
    const field = answersOf(event).find(({ name }) => snake(name) === helper)?.field;
    const declared = event.specific.find(({ name }) => name === field);
    return declared ? [specificFieldType(event.output, declared.name, declared.schema)] : [];
  });
  const [only = 'dict[str, Any]', ...others] = [...new Set(types)].sort(compare);
  return others.length === 0 ? only : `Union[${[only, ...others].join(', ')}]`;
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

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ');
}

function text(parts: readonly string[]): string {
  return `${parts.join('\n\n\n')}\n`;
}
