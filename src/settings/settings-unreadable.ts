/** A file of the system or the user that cannot be used: no guard can be known, and every event says so. */
export class SettingsUnreadableError extends Error {
  override readonly name = 'SettingsUnreadableError';
}
