import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** As much of a file as a hook is given to read. */
const MOST_BYTES = 1024 * 1024;

/** The text of a file that a tool is about to read; nothing where it cannot be read, which is the tool's to tell. */
export async function fileText(path: unknown): Promise<string> {
  if (typeof path !== 'string' || path === '') return '';
  try {
    // A pipe in the place of a file must not hold up the host.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (!(await handle.stat()).isFile()) return '';
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_BYTES), 0, MOST_BYTES, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}
