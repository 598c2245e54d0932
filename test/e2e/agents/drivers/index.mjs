// Agents by name: how hooks, tools and the model are configured in each.
import { claude } from './claude.mjs';
import { codex } from './codex.mjs';
import { copilot } from './copilot.mjs';
import { gemini } from './gemini.mjs';
import { qwen } from './qwen.mjs';

export const DRIVERS = { claude, codex, gemini, copilot, qwen };
