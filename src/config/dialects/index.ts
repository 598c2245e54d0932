export { readToml } from './built-in/toml.js';
export {
  type DialectPlace,
  type DialectPlugin,
  Dialects,
  type DialectsOptions,
  type ReadDialectFile,
} from './dialects.js';
