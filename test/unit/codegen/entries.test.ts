import { describe, expect, it } from 'vitest';
import { emitEntries } from '../../../codegen/emit/entries.js';
import { emitEnumTables } from '../../../codegen/emit/enum-tables.js';
import { emitSettingsRules } from '../../../codegen/emit/settings-rules.js';
import { hostTarget, ownTarget } from '../../../codegen/emit/target.js';
import { emitTraceReader } from '../../../codegen/emit/trace-reader.js';
import { combine } from '../../../codegen/read/combine.js';
import type { SourceFile } from '../../../codegen/read/load.js';
import * as classes from '../../../generated/entries/output-classes.js';
import { HookEventName, routes } from '../../../generated/index.js';
import { outputClasses } from '../../../src/core/outputs/hook-outputs.js';
import { modelOf, problemsOf } from '../../support/codegen/generator.js';
import { edited, repositorySources, set } from '../../support/codegen/sources.js';
import { files as sourceFiles } from '../../support/house.js';

const sources = repositorySources();
const made = (schemas: readonly SourceFile[]) => emitEntries(modelOf(schemas), ownTarget);

describe('Output classes by event', () => {
  it('have the class that the route names [GEN-1]', () => {
    const byEvent = Object.values(HookEventName).map((name) => [
      `${name}HookOutput`,
      outputClasses[routes[name].outputClass],
    ]);
    expect({ ...classes }).toEqual(Object.fromEntries(byEvent));
  });

  it('follow the effects in the schema [GEN-1]', () => {
    const input = 'events/after-agent.input.schema.json';
    const files = made(edited(sources, set(input, '/x-event/effects', ['block'])));
    expect(files.get('entries/output-classes.ts')).toContain('DefaultHookOutput as AfterAgentHookOutput,');
  });

  it('are named nowhere else [GEN-4]', () => {
    const naming = sourceFiles
      .filter(({ path, file }) => path.startsWith('src/') && / as \w+HookOutput\b/.test(file.getFullText()))
      .map(({ path }) => path);
    expect(naming).toEqual([]);
  });
});

describe('Triggers by event', () => {
  it('take the fields of the schema as parameters, in its order [GEN-1]', () => {
    const input = 'events/session-end.input.schema.json';
    const files = made(
      edited(
        sources,
        set(input, '/properties/turns', { description: 'Number of turns.', type: 'integer', minimum: 0 }),
        set(input, '/properties/files', { description: 'Open files.', type: 'array', items: { type: 'string' } }),
      ),
    );
    expect(files.get('entries/triggers.ts')).toContain(
      'triggerSessionEndHook<S extends string>(config: TriggerConfig, reason: EnumValue<S, SessionEndReason>, ' +
        'turns: number | undefined, files: SessionEndParams["files"] | undefined, options?: FireOptions)',
    );
    expect(files.get('entries/triggers.ts')).toContain('const params = { reason, turns, files };');
  });

  it('exist for exactly the events whose schema describes one [GEN-1]', () => {
    const notification = 'events/notification.input.schema.json';
    const text = 'Call it when the user is notified.';
    const files = made(
      edited(
        sources,
        set(notification, '/x-event/trigger', text),
        set('events/pre-compress.input.schema.json', '/x-event/trigger'),
      ),
    );
    const triggers = files.get('entries/triggers.ts') ?? '';
    expect(triggers).toContain(`/** Fires Notification. ${text} */\nexport async function triggerNotificationHook(`);
    expect(triggers).not.toContain('PreCompress');
  });

  it('are not part of the output of a host, which cannot declare one [GEN-1]', async () => {
    const model = modelOf(combine(sources, []).sources);
    const emitters = [emitEntries, emitEnumTables, emitSettingsRules, emitTraceReader];
    expect(emitters.flatMap((emit) => [...emit(model, hostTarget).keys()])).toEqual([]);
    expect(emitters.flatMap((emit) => [...emit(model, ownTarget).keys()])).toHaveLength(5);
    const named = (path: string) => {
      const { text } = sources.find((file) => file.path === path) ?? { text: '' };
      return { path: path.replace('pre-compress', 'pre-deploy'), text: text.replaceAll('PreCompress', 'PreDeploy') };
    };
    const own = ['events/pre-compress.input.schema.json', 'events/pre-compress.output.schema.json'].map(named);
    const [input] = own;
    // The enum keeps its name.
    const fixed = own.map((file) => ({
      ...file,
      text: file.text.replaceAll('PreDeployTrigger', 'PreCompressTrigger'),
    }));
    expect(await problemsOf(combine(sources, fixed).sources)).toEqual([
      expect.objectContaining({ file: input?.path, pointer: '/x-event/trigger' }),
    ]);
  });
});
