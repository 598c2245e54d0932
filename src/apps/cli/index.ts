export { type CliOptions, runCli } from './run-cli.js';
