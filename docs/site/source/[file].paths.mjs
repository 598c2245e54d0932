import { listPages } from '../pages.mjs';
import { listSources, sourcePage } from '../sources.mjs';

export default {
  paths: () => listSources(listPages()).map((path) => ({ params: { file: path }, content: sourcePage(path) })),
};
