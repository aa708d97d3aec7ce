import type { Implementation } from '../../element/define.js';

/** The search for an exercise, fetched when somebody needs it. */
export const loadSearch = (): Promise<Implementation> => import('./search.tsx?widget');
