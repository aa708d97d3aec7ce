import type { Config } from './config.js';

/** Has the page's engineers told what a failed call says about the page or the API. Fetched when the first call fails. */
export const report: NonNullable<Config['report']> = (...failed) =>
  import('./tell.js').then(
    ({ tellOfCall }) => tellOfCall(...failed),
    () => undefined,
  );
