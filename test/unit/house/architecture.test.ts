import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HookEventName } from '../../../generated/index.js';
import { fieldNamesIn } from '../../support/field-names.js';
import { files, imports, isCore, ROOMS, roomOf, root } from '../../support/house.js';

/** Imports between rooms that bypass an `index.ts`, by imported room. Lower a number when it shrinks; never raise one. */
const PAST_INDEX: Readonly<Record<string, number>> = {
  'src/core': 206,
  'src/core/contract': 0,
  'src/runners': 8,
  'src/config': 26,
  'src/traces': 11,
  'src/integrations/model-sdks': 7,
  'src/system': 6,
  'src/integrations/mcp': 2,
  'src/apps/inspector': 14,
};

/** Fields of events that stand by hand in a room: a column of the contract could say them. Lower a number; never raise one. */
const FIELDS_BY_HAND: Readonly<Record<string, number>> = {
  'src/core': 71,
  'src/runners': 0,
  'src/system': 21,
  'src/traces': 0,
};

/** Fields of the values that a merge strategy or a helper of the kit is made for. */
const FIELDS_OF_STRATEGIES = ['allowedFunctionNames', 'id', 'mode', 'text', 'content', 'reason'];

/** Limit of the core, in which everything decides. Never raise it: other code belongs to a port, to util or to a higher room. */
const MAX_CORE_LINES = 8300;

describe('imports', () => {
  it.each([
    ['src/core', ['node:async_hooks', 'node:events']],
    ['src/core/contract', []],
    ['src/kit', ['node:fs']],
  ])('load no built-in modules in %s except %j', (room, allowed) => {
    const builtIns = imports.filter(
      ({ path, specifier }) => path.startsWith(`${room}/`) && specifier.startsWith('node:'),
    );
    expect(builtIns.filter(({ specifier }) => !allowed.includes(specifier))).toEqual([]);
  });

  it('form no cycles, type imports included', () => {
    const targets = new Map<string, string[]>();
    for (const { path, target, later } of imports)
      if (!later) targets.set(path, [...(targets.get(path) ?? []), target]);
    const finished = new Set<string>();
    const cycleFrom = (path: string, seen: readonly string[] = []): readonly string[] | undefined => {
      if (seen.includes(path)) return [...seen.slice(seen.indexOf(path)), path];
      if (finished.has(path)) return undefined;
      for (const target of targets.get(path) ?? []) {
        const cycle = cycleFrom(target, [...seen, path]);
        if (cycle) return cycle;
      }
      finished.add(path);
      return undefined;
    };
    expect(files.map(({ path }) => cycleFrom(path)).filter((cycle) => cycle !== undefined)).toEqual([]);
  });

  it('enter a room through its index.ts, with a falling number of exceptions', () => {
    const past = imports
      .map(({ path, target }) => ({ from: roomOf(path), to: roomOf(target), target }))
      .filter(({ from, to, target }) => to !== undefined && to !== from && !target.endsWith('/index.ts'))
      // The entries of the package name each export.
      .filter(({ from }) => from !== undefined);
    // Every file of util is a subject of its own, and the page bundles what it imports.
    const counted = ROOMS.filter((room) => room !== 'src/util');
    const counts = counted.map((room) => {
      const own = past.filter(({ from, to }) => to === room && from !== 'src/apps/inspector/page');
      return [room, own.length] as const;
    });
    expect(counts.filter(([room, count]) => count > (PAST_INDEX[room] ?? 0))).toEqual([]);
  });

  it('cross between integrations and between apps only where listed', () => {
    const inside = /^src\/(?:integrations|apps)\/[^/]+/;
    const sideways = imports
      .map(({ path, target }) => [inside.exec(path)?.[0], inside.exec(target)?.[0]] as const)
      .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
      .filter(([from = '', to = '']) => from.split('/')[1] === to.split('/')[1])
      .map((ends) => ends.join(' -> '));
    expect([...new Set(sideways)].sort()).toEqual([
      // `hookwright inspect` starts the inspector.
      'src/apps/cli -> src/apps/inspector',
      // Both hook calls of MCP clients, and each call only once.
      'src/integrations/mcp -> src/integrations/model-sdks',
    ]);
  });

  it('of the page load only its own files and modules that run in a browser', () => {
    const page = 'src/apps/inspector/page/';
    const values = ['errors', 'json', 'line-diff', 'agent-name'].map((name) => `src/util/${name}.ts`);
    const shared = ['src/apps/inspector/api.ts', 'src/apps/inspector/copy-as.ts', ...values];
    const outward = imports.filter(
      ({ path, target, typeOnly }) =>
        path.startsWith(page) &&
        !typeOnly &&
        !target.startsWith(page) &&
        !/^preact(\/|$)/.test(target) &&
        !shared.includes(target),
    );
    const inward = imports.filter(({ path, target }) => !path.startsWith(page) && target.startsWith(page));
    expect(outward).toEqual([]);
    expect(inward).toEqual([]);
  });

  it('name packages only where listed, and NATS only on demand [GEN-7]', () => {
    const allowed = new Map([
      ['@marcbachmann/cel-js', 'src/util/cel/'],
      ['@google/genai', 'src/integrations/model-sdks/genai/'],
      ['@nats-io/jetstream', 'src/integrations/nats/'],
      ['@nats-io/transport-node', 'src/integrations/nats/'],
      ['commander', 'src/apps/cli/'],
      ['preact', 'src/apps/inspector/page/'],
      ['preact/hooks', 'src/apps/inspector/page/'],
      ['smol-toml', 'src/config/dialects/'],
      ['unbash', 'src/util/shell/'],
    ]);
    const packages = imports.filter(
      ({ path, specifier }) =>
        !path.startsWith('codegen/') && !specifier.startsWith('.') && !specifier.startsWith('node:'),
    );
    expect(packages.filter(({ path, specifier }) => !path.startsWith(allowed.get(specifier) ?? '-'))).toEqual([]);
    const atOnce = packages.filter(({ typeOnly, later }) => !typeOnly && !later);
    expect(atOnce.filter(({ specifier }) => specifier.startsWith('@nats-io/'))).toEqual([]);
    expect(packages.some(({ specifier, typeOnly, later }) => specifier === 'smol-toml' && later && !typeOnly)).toBe(
      true,
    );
  });
});

describe('the source tree', () => {
  it('names events only in triggers, sessions, model SDKs, MCP, agents and the package entry [GEN-4]', () => {
    const names = Object.values(HookEventName);
    const allowed =
      /^src\/((?:index|engine)\.ts$|core\/triggers\/|system\/hooks\/|integrations\/(?:model-sdks|mcp|agents)\/)/;
    const naming = files
      .filter(({ path, file }) => path.startsWith('src/') && names.some((name) => file.getFullText().includes(name)))
      .map(({ path }) => path);
    expect(naming.filter((path) => !allowed.test(path))).toEqual([]);
    const needed = new Set(naming.map((path) => allowed.exec(path)?.[1]));
    expect([...needed].sort()).toEqual([
      'core/triggers/',
      'engine.ts',
      'index.ts',
      'integrations/agents/',
      'integrations/mcp/',
      'integrations/model-sdks/',
      'system/hooks/',
    ]);
  });

  it('names no field of an event in the kit: its tables are generated [GEN-4]', () => {
    const names = fieldNamesIn('src/kit', { inner: true });
    expect(names.filter(({ name }) => !FIELDS_OF_STRATEGIES.includes(name))).toEqual([]);
    expect(new Set(names.map(({ name }) => name))).toEqual(new Set(FIELDS_OF_STRATEGIES));
  });

  it('names fields of events by hand in a falling number of places [GEN-4]', () => {
    const counts = Object.keys(FIELDS_BY_HAND).map((room) => [room, fieldNamesIn(room).length] as const);
    expect(counts.filter(([room, count]) => count > (FIELDS_BY_HAND[room] ?? 0))).toEqual([]);
  });

  it(`has at most ${MAX_CORE_LINES} lines in the core`, () => {
    const lines = files.filter(({ path }) => isCore(path)).map(({ file }) => file.getEndLineNumber() - 1);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_CORE_LINES);
  });

  it('installs no OpenTelemetry package [GEN-6] [LOG-6]', () => {
    const installed = readdirSync(join(root, 'node_modules'));
    expect(installed.filter((name) => /opentelemetry|otlp/i.test(name))).toEqual([]);
    expect(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies ?? {})).toEqual([]);
  });
});
