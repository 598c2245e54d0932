// Makes the bundles smaller: removes comments, and shortens code that is not ours. Our own code keeps its names and lines.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { transformSync } from 'esbuild';
import { ts } from 'ts-morph';

/** Comment that esbuild writes above the code of each module. */
const MODULE = /^(?=\/\/ (?:src|generated|codegen|node_modules)\/\S+$)|^(?=export \{$)/m;
/** Packages, and validators as Ajv prints them. */
const FOREIGN = /^\/\/ (?:node_modules\/|generated\/(?:[\w-]+-)?validators\.ts$|generated\/trace-reader\.ts$)/m;
/** Length of a line of foreign code, so that an uncaught error shows a line. */
const LINE_LIMIT = 200;

/** Writes the output of esbuild. */
export function writeTidied(outputFiles) {
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, tidied(text));
  }
}

/** Returns the code of a bundle without comments. */
export function tidied(text) {
  return text
    .split(MODULE)
    .map((part) => `${tidiedPart(part).trimEnd()}\n`)
    .join('');
}

/** Shortens or dedents a module. Other parts are imports and exports. */
function tidiedPart(code) {
  if (!code.startsWith('// ')) return inOneLine(code);
  return FOREIGN.test(code) ? shortened(code) : dense(code);
}

/** Prints each import and each list of exports in one line. */
function inOneLine(code) {
  return code.replaceAll(/^(?:import|export) \{[^}]+\}/gm, (list) => list.replaceAll(/\s+/g, ' '));
}

function shortened(code) {
  return transformSync(code, { minify: true, lineLimit: LINE_LIMIT, legalComments: 'none' }).code;
}

/** Removes the lines that consist of comments, and indentation. The code is parsed because of lines in templates. */
function dense(code) {
  const comments = [];
  const templates = [];
  findRanges(ts.createSourceFile('module.js', code, ts.ScriptTarget.ESNext), code, comments, templates);
  const isIn = (ranges, place) => ranges.some(({ pos, end }) => pos < place && place < end);
  let start = 0;
  const lines = code.split('\n').flatMap((line) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    if (isIn(templates, from)) return [line];
    const first = from + line.search(/\S|$/);
    if (comments.some(({ pos, end }) => pos <= first && to <= end && first < to)) return [];
    return [line.trimStart()];
  });
  return lines.join('\n');
}

function findRanges(node, code, comments, templates) {
  comments.push(...(ts.getLeadingCommentRanges(code, node.pos) ?? []));
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) templates.push(node);
  ts.forEachChild(node, (child) => findRanges(child, code, comments, templates));
}
