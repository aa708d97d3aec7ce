import type { Captions } from '../../../core/contract/schemas/content/library.js';

const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase();

/** The captions in a reader's language, else the first that there are. */
export const captionsFor = (all: readonly Captions[], locale: string): Captions | undefined =>
  all.find(({ language }) => languageOf(language) === languageOf(locale)) ?? all[0];
