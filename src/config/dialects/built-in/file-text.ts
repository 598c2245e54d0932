import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** As much of a file as a hook is given to read. */
const MOST_BYTES = 1024 * 1024;

/** What a hook is given of a file, and what it must not take it for. */
export interface FileText {
  readonly text: string;
  readonly warning?: string;
}

const NOTHING: FileText = { text: '' };

/** The text of a file that a tool is about to read; nothing where it cannot be read, which is the tool's to tell. */
export async function fileText(path: unknown): Promise<FileText> {
  if (typeof path !== 'string' || path === '') return NOTHING;
  try {
    // A pipe in the place of a file must not hold up the host.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return NOTHING;
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_BYTES), 0, MOST_BYTES, 0);
      const text = buffer.toString('utf8', 0, bytesRead);
      if (stats.size <= bytesRead) return { text };
      return { text, warning: `it was given the first ${bytesRead} of the ${stats.size} bytes of ${path}` };
    } finally {
      await handle.close();
    }
  } catch {
    return NOTHING;
  }
}
