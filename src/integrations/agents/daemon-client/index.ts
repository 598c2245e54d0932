export { askDaemon } from './ask-daemon.js';
