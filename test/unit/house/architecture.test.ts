import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HookEventName } from '../../../generated/index.js';
import { files, imports, roomOf, root } from '../../support/house.js';

describe('the house', () => {
  it('has a room for every file in src and generated', () => {
    const inside = files.filter(({ path }) => !path.startsWith('codegen/'));
    expect(inside.map(({ path }) => path).filter((path) => roomOf(path) === undefined)).toEqual([]);
  });

  it('lets a room import only itself and lower rooms', () => {
    // The generator is loaded by its own subcommand alone.
    const isGenerating = ({ path, target, later }: (typeof imports)[number]) =>
      path === 'src/apps/cli/commands/generate.ts' && later && target.startsWith('codegen/');
    // The kit's entry is generated around the kit.
    const isKitEntry = ({ path }: (typeof imports)[number]) => path === 'generated/kit/hook.ts';
    const wrong = imports.filter((each) => {
      const { path, target, specifier } = each;
      if (path.startsWith('codegen/') || !specifier.startsWith('.') || isGenerating(each) || isKitEntry(each))
        return false;
      const [from, to] = [roomOf(path), roomOf(target)];
      return to === undefined || from === undefined || (to.room !== from.room && to.level >= from.level);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps processes, sockets and files out of the core', () => {
    const allowed = ['node:async_hooks', 'node:events'];
    const builtIns = imports.filter(
      ({ path, specifier }) =>
        path.startsWith('src/core/') && specifier.startsWith('node:') && !allowed.includes(specifier),
    );
    expect(builtIns).toEqual([]);
  });

  it('keeps the seam a leaf: it imports nothing', () => {
    const outward = imports.filter(
      ({ path, target }) => path.startsWith('src/core/contract/') && !target.startsWith('src/core/contract/'),
    );
    expect(outward).toEqual([]);
  });

  it('keeps the kit quick to start: it imports files of its own and node:fs', () => {
    const outward = imports.filter(
      ({ path, target }) => path.startsWith('src/kit/') && !target.startsWith('src/kit/') && target !== 'node:fs',
    );
    expect(outward).toEqual([]);
  });

  it('keeps the page of the inspector apart: a browser loads it, so it imports its own files and what runs anywhere', () => {
    const page = 'src/apps/inspector/page/';
    const values = ['errors', 'json', 'line-diff'].map((name) => `src/util/${name}.ts`);
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

  it('keeps the generator apart: it imports neither src nor generated', () => {
    const outward = imports.filter(
      ({ path, target }) => path.startsWith('codegen/') && /^(src|generated)\//.test(target),
    );
    expect(outward).toEqual([]);
  });

  it('needs no package at run time beside the bundled ones of src/apps/cli and of the page, and types of the model SDK and of NATS only where they belong [GEN-7]', () => {
    const allowed = new Map([
      ['@google/genai', 'src/integrations/model-sdks/genai/'],
      ['@nats-io/jetstream', 'src/integrations/nats/'],
      ['@nats-io/transport-node', 'src/integrations/nats/'],
      ['commander', 'src/apps/cli/'],
      ['preact', 'src/apps/inspector/page/'],
      ['preact/hooks', 'src/apps/inspector/page/'],
      ['smol-toml', 'src/config/dialects/'],
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

  it('names no event outside the triggers, the barrel and the rooms that call them, not even in a comment: what differs is a column of the route table [GEN-4]', () => {
    const names = Object.values(HookEventName);
    const allowed = /^src\/(index\.ts$|core\/triggers\/|integrations\/(?:model-sdks|mcp)\/)/;
    const naming = files
      .filter(({ path, file }) => path.startsWith('src/') && names.some((name) => file.getFullText().includes(name)))
      .map(({ path }) => path);
    expect(naming.filter((path) => !allowed.test(path))).toEqual([]);
    const needed = new Set(naming.map((path) => allowed.exec(path)?.[1]));
    expect([...needed].sort()).toEqual(['core/triggers/', 'index.ts', 'integrations/mcp/', 'integrations/model-sdks/']);
  });

  it('has no import cycles, type imports included', () => {
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

  it('installs no OpenTelemetry package [GEN-6] [LOG-6]', () => {
    const installed = readdirSync(join(root, 'node_modules'));
    expect(installed.filter((name) => /opentelemetry|otlp/i.test(name))).toEqual([]);
    expect(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies ?? {})).toEqual([]);
  });
});
