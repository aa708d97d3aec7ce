import type { Config } from './config.js';
import { report } from './report.js';
import { session } from './session.js';

/**
 * Configures where the back end is, once, before the first widget shows. The script tag does this from its `data-`
 * attributes; users of the npm package call it.
 */
export function configure(config: Config): void {
  const { configure: set, get } = session();
  set({ report: get().config.report ?? report, ...config });
}
