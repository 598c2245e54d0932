import { describe, expect, it } from 'vitest';
import { hostTarget } from '../../../codegen/emit/target.js';
import { generate } from '../../../codegen/generate.js';
import { combine } from '../../../codegen/read/combine.js';
import * as classes from '../../../generated/entries/output-classes.js';
import { HookEventName, routes } from '../../../generated/index.js';
import { outputClasses } from '../../../src/core/outputs/hook-outputs.js';
import { filesOf, problemsOf } from '../../support/codegen/generator.js';
import { edited, repositorySources, set } from '../../support/codegen/sources.js';
import { files, root } from '../../support/house.js';

const sources = repositorySources();

describe('Output classes by event', () => {
  it('have the class that the route names [GEN-1]', () => {
    const byEvent = Object.values(HookEventName).map((name) => [
      `${name}HookOutput`,
      outputClasses[routes[name].outputClass],
    ]);
    expect({ ...classes }).toEqual(Object.fromEntries(byEvent));
  });

  it('follow the effects in the schema [GEN-1]', async () => {
    const input = 'events/after-agent.input.schema.json';
    const made = await filesOf(edited(sources, set(input, '/x-event/effects', ['block'])));
    expect(made.get('entries/output-classes.ts')).toContain('DefaultHookOutput as AfterAgentHookOutput,');
  });

  it('are named nowhere else [GEN-4]', () => {
    const naming = files
      .filter(({ path, file }) => path.startsWith('src/') && / as \w+HookOutput\b/.test(file.getFullText()))
      .map(({ path }) => path);
    expect(naming, root).toEqual([]);
  });
});

describe('Triggers by event', () => {
  it('take the fields of the schema as parameters, in its order [GEN-1]', async () => {
    const input = 'events/session-end.input.schema.json';
    const made = await filesOf(
      edited(
        sources,
        set(input, '/properties/turns', { description: 'Number of turns.', type: 'integer', minimum: 0 }),
        set(input, '/properties/files', { description: 'Open files.', type: 'array', items: { type: 'string' } }),
      ),
    );
    expect(made.get('entries/triggers.ts')).toContain(
      'triggerSessionEndHook<S extends string>(config: TriggerConfig, reason: EnumValue<S, SessionEndReason>, ' +
        'turns: number | undefined, files: SessionEndParams["files"] | undefined, options?: FireOptions)',
    );
    expect(made.get('entries/triggers.ts')).toContain('const params = { reason, turns, files };');
  });

  it('exist for exactly the events whose schema describes one [GEN-1]', async () => {
    const notification = 'events/notification.input.schema.json';
    const text = 'Call it when the user is notified.';
    const made = await filesOf(
      edited(
        sources,
        set(notification, '/x-event/trigger', text),
        set('events/pre-compress.input.schema.json', '/x-event/trigger'),
      ),
    );
    const triggers = made.get('entries/triggers.ts') ?? '';
    expect(triggers).toContain(`/** Fires Notification. ${text} */\nexport async function triggerNotificationHook(`);
    expect(triggers).not.toContain('PreCompress');
  });

  it('are not part of the output of a host, which cannot declare one [GEN-1]', async () => {
    const result = await generate(combine(sources, []).sources, hostTarget);
    const paths = 'files' in result ? [...result.files.keys()] : [];
    expect(paths).toContain('routes.ts');
    expect(paths.filter((path) => /^(?:entries\/|enum-tables|trace-reader)/.test(path))).toEqual([]);
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
