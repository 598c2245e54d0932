import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HookEventName } from '../generated/index.js';
import { engineRooms, files, imports, isCore, placeIn, roomOf, root } from './house.js';

describe('the house', () => {
  it('has a room for every file in src and generated', () => {
    const inside = files.filter(({ path }) => !path.startsWith('codegen/'));
    expect(inside.map(({ path }) => path).filter((path) => roomOf(path) < 0)).toEqual([]);
  });

  it('lets a room import only rooms above it, at once or later', () => {
    // The generator is loaded by its own subcommand alone.
    const isGenerating = ({ path, target, later }: (typeof imports)[number]) =>
      path === 'src/cli/commands/generate.ts' && later && target.startsWith('codegen/');
    const wrong = imports.filter((each) => {
      const { path, target, specifier } = each;
      if (path.startsWith('codegen/') || !specifier.startsWith('.') || isGenerating(each)) return false;
      return roomOf(target) < 0 || roomOf(target) > roomOf(path);
    });
    expect(wrong).toEqual([]);
  });

  it('lets a room of the engine import only rooms above it', () => {
    const inside = imports.filter(({ path, target }) => [path, target].every((end) => end.startsWith('src/engine/')));
    const wrong = inside.filter(({ path, target }) => {
      const [from, to] = [placeIn(engineRooms, path), placeIn(engineRooms, target)];
      return from < 0 || to < 0 || to > from;
    });
    expect(inside.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('keeps the core free of what hangs on its seams: nothing else could be missed by it', () => {
    const outward = imports.filter(({ path, target }) => isCore(path) && target.startsWith('src/') && !isCore(target));
    expect(outward).toEqual([]);
  });

  it('keeps the seam a leaf: it imports nothing', () => {
    const outward = imports.filter(
      ({ path, target }) => path.startsWith('src/contract/') && !target.startsWith('src/contract/'),
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
    const page = 'src/inspect/page/';
    const values = ['errors', 'json', 'line-diff'].map((name) => `src/values/${name}.ts`);
    const shared = ['src/inspect/api.ts', 'src/inspect/copy-as.ts', ...values];
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

  it('needs no package at run time beside the bundled ones of src/cli and of the page, and types of the model SDK and of NATS only where they belong [GEN-7]', () => {
    const allowed = new Map([
      ['@google/genai', 'src/genai/'],
      ['@nats-io/jetstream', 'src/fleet/'],
      ['@nats-io/transport-node', 'src/fleet/'],
      ['commander', 'src/cli/'],
      ['preact', 'src/inspect/page/'],
      ['preact/hooks', 'src/inspect/page/'],
      ['smol-toml', 'src/dialect/'],
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
    const allowed = /^src\/(index\.ts$|(triggers|sdk|genai|mcp)\/)/;
    const naming = files
      .filter(({ path, file }) => path.startsWith('src/') && names.some((name) => file.getFullText().includes(name)))
      .map(({ path }) => path);
    expect(naming.filter((path) => !allowed.test(path))).toEqual([]);
    const needed = new Set(naming.map((path) => allowed.exec(path)?.[1]));
    expect([...needed].sort()).toEqual(['genai/', 'index.ts', 'mcp/', 'sdk/', 'triggers/']);
  });

  it('has no module that waits for itself: what is imported at run time never leads back', () => {
    const leadsBack = (path: string, seen: readonly string[] = []): readonly string[] | undefined => {
      if (seen.includes(path)) return [...seen.slice(seen.indexOf(path)), path];
      if (finished.has(path)) return undefined;
      for (const { path: from, target, typeOnly, later } of imports) {
        const circle = from === path && !typeOnly && !later ? leadsBack(target, [...seen, path]) : undefined;
        if (circle) return circle;
      }
      finished.add(path);
      return undefined;
    };
    const finished = new Set<string>();
    expect(files.map(({ path }) => leadsBack(path)).filter((circle) => circle !== undefined)).toEqual([]);
  });

  it('installs no OpenTelemetry package [GEN-6] [LOG-6]', () => {
    const installed = readdirSync(join(root, 'node_modules'));
    expect(installed.filter((name) => /opentelemetry|otlp/i.test(name))).toEqual([]);
    expect(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies ?? {})).toEqual([]);
  });
});
