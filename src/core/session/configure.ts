import type { Config } from './config.js';
import { session } from './session.js';

/**
 * Tells the library where its back end is, once, before the first widget shows.
 * The script tag does this from its `data-` attributes; users of the npm package call it.
 */
export function configure(config: Config): void {
  session().configure(config);
}
