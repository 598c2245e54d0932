// Forms of a dialect document, without the code that runs hooks of other agents: a hook process loads nothing else of it.
export { patchedFiles } from '../built-in/patch.js';
export { ToolCall } from '../dialect-tool.js';
export { HostTools, NATIVE_DIALECT } from '../host-tools.js';
export { conditionsHold, expand, fill, lookupIn, textOf } from '../templates.js';
export { timeoutMs } from '../timeout.js';
export { resultPart } from '../tool-response.js';
