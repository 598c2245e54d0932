import { isAbsolute, resolve, sep } from 'node:path';
import { ProjectFolder, targetOf } from './real-paths.js';
import { isSecretLike } from './secret-names.js';

/** Facts about the file of a tool call, in the form of the wire. */
export interface FileFacts {
  /** Absolute, without `.` and `..`. */
  readonly path: string;
  /** Where the path leads. Absent if that is the path itself, or cannot be determined. */
  readonly real_path?: string;
  /** True if the path, or the file that it leads to, is in the project. */
  readonly inside_project: boolean;
  /** True if the path is in the project, but leads to a file outside of it, or to one that cannot be determined. */
  readonly is_symlink_out: boolean;
  /** True if the name is typical for a file with passwords or keys. */
  readonly is_secret_like: boolean;
}

/** Returns where a path leads. The file need not exist. */
export function fileFacts(
  path: string,
  { cwd, project }: { readonly cwd: string; readonly project: string },
): FileFacts {
  const written = resolve(cwd, path);
  const folder = new ProjectFolder(resolve(cwd, project));
  // Programs that open `link/../x` as it is get another file than those that shorten it to `x`.
  const opened = isAbsolute(path) ? path : cwd + sep + path;
  const targets = opened === written ? [targetOf(written)] : [targetOf(written), targetOf(opened)];
  const isWrittenInside = folder.has(written);
  const allInside = targets.every((target) => folder.hasTarget(target));
  const real = targets.map((target) => target && folder.nameOf(target)).findLast((target) => target !== written);
  return {
    path: written,
    ...(real !== undefined && { real_path: real }),
    inside_project: isWrittenInside || allInside,
    is_symlink_out: isWrittenInside && !allInside,
    is_secret_like: [written, ...targets].some((target) => target !== undefined && isSecretLike(target)),
  };
}
