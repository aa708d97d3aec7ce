/** The search for an exercise, fetched when somebody needs it. */
export const loadSearch = () => import('./search.tsx?widget');
