// Scripts of hooks: a row says what a hook does, here it becomes a shell script that also notes what it was given.

/** Returns the files of a hook's script by name. */
export function scriptOf(driver, hook, folder, keepsInput) {
  const { id, does = {} } = hook;
  const { out, err, exit = 0 } = does;
  const files = {};
  if (out !== undefined) files[`${id}.out`] = outputOf(driver, hook, out);
  if (err !== undefined) files[`${id}.err`] = outputOf(driver, hook, err);
  files[`${id}.sh`] = [
    `f='${folder}/rec'/$$-${id}`,
    ': > "$f.ran"',
    ...(does.trap ? ["trap '' TERM INT HUP"] : []),
    ...(does.read === false ? [] : ['cat > "$f.stdin"']),
    ...(keepsInput ? ['env > "$f.env"; pwd > "$f.cwd"'] : []),
    ...(does.times === undefined
      ? []
      : [`[ "$(ls '${folder}/rec' | grep -c -- '-${id}.ran$')" -gt ${does.times} ] && exit 0`]),
    ...(does.greps === undefined ? [] : [`grep -Eq '${does.greps}' "$f.stdin" || exit 0`]),
    ...(does.scans ? [`grep -Eq '${driver.resultPattern}' "$f.stdin" || exit 0`] : []),
    ...(does.holds ? ['sleep 20 &'] : []),
    ...(does.sleep === undefined ? [] : [`sleep ${does.sleep}`]),
    ...(out === undefined ? [] : [`cat '${folder}/${id}.out'`]),
    ...(err === undefined ? [] : [`cat '${folder}/${id}.err' >&2`]),
    ...(does.sleepAfter === undefined ? [] : [`sleep ${does.sleepAfter}`]),
    ...(does.signal === undefined ? [] : [`kill -${does.signal} $$`]),
    `exit ${exit}`,
    '',
  ].join('\n');
  return files;
}

/**
 * Returns the text that a hook prints. Pieces are texts, `{ says }` in the agent's words, `{ json }` as it is,
 * `{ twice }` encoded twice, `{ list }` an array, and `{ fill, size }` padding.
 */
export function outputOf(driver, hook, pieces) {
  return [pieces]
    .flat()
    .map((piece) => pieceText(driver, hook, piece))
    .join('');
}

function pieceText(driver, hook, piece) {
  if (typeof piece === 'string') return piece;
  if (piece.json !== undefined) return JSON.stringify(piece.json);
  if (piece.twice !== undefined) return JSON.stringify(JSON.stringify(wordsOf(driver, hook, piece.twice)));
  if (piece.list !== undefined) return JSON.stringify([wordsOf(driver, hook, piece.list)]);
  if (piece.fill !== undefined) return piece.fill.repeat(piece.size);
  return JSON.stringify({ ...wordsOf(driver, hook, piece.says), ...piece.and });
}

function wordsOf(driver, { on, event, as }, says) {
  return driver.words(event ?? driver.events[on], as ?? on, says) ?? {};
}
