export { type RunStats, runStats } from '../../inspector/hook-stats.js';
