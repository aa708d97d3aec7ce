import type { Config } from './config.js';

/** Where the page's session is stored for all copies of the library. */
export const SESSION = Symbol.for('echelon.session');

/** Where a script tag leaves its settings for the session that is made later; the loader names it too. */
export const CONFIG = Symbol.for('echelon.config');

/** What the script tag has left; nothing without one. */
export function leftConfig(): Config {
  const left: unknown = Reflect.get(globalThis, CONFIG);
  return typeof left === 'object' && left !== null ? left : {};
}
