import { fileURLToPath } from 'node:url';

/** Stripe's React components describe their properties by `prop-types`, which React 19 does not read. */
export const withoutPropTypes = [
  { find: /^prop-types$/, replacement: fileURLToPath(new URL('no-prop-types.ts', import.meta.url)) },
];
