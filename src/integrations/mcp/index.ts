export { type McpClient, type McpHookOptions, withMcpHooks } from './with-mcp-hooks.js';
