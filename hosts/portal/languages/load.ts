import type { LoadTexts } from '@echelon/membership/ui';

/** The portal's own words in another language: one file has those of every page, so that only the first page waits. */
export const load: LoadTexts = language => import(`./${language}/portal.ts`);
