import { ConfigSource } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import type { SettingsLocations } from './locations.js';
import { readSettingsFile } from './read-settings-file.js';
import { traceSetting } from './trace-setting.js';

/** The trace file that the settings of the user or the system name; undefined where it is the usual place, or none. */
export async function namedTraceFile(places: SettingsLocations, contract: Contract): Promise<string | undefined> {
  const trusted = places.files.filter(({ source }) => source !== ConfigSource.Project);
  const { project, workingDir } = places;
  const layers = await Promise.all(
    trusted.map(async (place) => {
      const content = await readSettingsFile(place, { project, workingDir, contract });
      return content.kind === 'good' ? [{ ...place, settings: content.settings }] : [];
    }),
  );
  return traceSetting(layers.flat())?.file;
}
