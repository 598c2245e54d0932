import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** Limit for the file content that a hook receives. */
const MAX_BYTES = 1024 * 1024;

/** Text of a file, and a warning if it is not complete. */
export interface FileText {
  readonly text: string;
  readonly warning?: string;
}

const NOTHING: FileText = { text: '' };

/** Reads a file that a tool is about to read. Returns an empty text if it cannot be read; the tool reports that. */
export async function fileText(path: unknown): Promise<FileText> {
  if (typeof path !== 'string' || path === '') return NOTHING;
  try {
    // A named pipe must not block the host.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return NOTHING;
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0);
      const text = buffer.toString('utf8', 0, bytesRead);
      if (stats.size <= bytesRead) return { text };
      return { text, warning: `it received only the first ${bytesRead} of the ${stats.size} bytes of ${path}` };
    } finally {
      await handle.close();
    }
  } catch {
    return NOTHING;
  }
}
