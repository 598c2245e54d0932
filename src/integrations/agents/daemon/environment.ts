export type Environment = Readonly<Record<string, string | undefined>>;

const DECIDING =
  /^(?:HOME|PATH|NODE_OPTIONS|NODE_PATH|TMPDIR|XDG_.*|HOOKWRIGHT_(?!DEPTH$|EVENT$|SESSION_ID$|PROJECT_DIR$|STATE_DIR$|DAEMON_FOLDER$|WARM$).*)$/;

/** Returns true if the variables that decide about settings and programs are the same. */
export function isSameEnvironment(one: Environment, other: Environment): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)].filter((name) => DECIDING.test(name)));
  return [...names].every((name) => one[name] === other[name]);
}
