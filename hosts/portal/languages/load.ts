import type { LanguageName } from '@echelon/membership/core';
import type { LoadTexts } from '@echelon/membership/ui';

const french = async (name: 'fr-BE' | 'fr-CA') => ({ words: (await import('./fr/portal.js')).words(name) });

const files: Record<LanguageName, () => ReturnType<LoadTexts>> = {
  'es-MX': () => import('./es-MX/portal.js'),
  'fr-BE': () => french('fr-BE'),
  'fr-CA': () => french('fr-CA'),
  'nl-BE': () => import('./nl-BE/portal.js'),
};

/** The portal's own words in another language: one file has those of every page, so that only the first page waits. */
export const load: LoadTexts = language => files[language]();
