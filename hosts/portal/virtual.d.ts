/** The styles that only the pages of an area use (`vite/used-styles.ts`). */
declare module 'virtual:area-styles.css?*';
