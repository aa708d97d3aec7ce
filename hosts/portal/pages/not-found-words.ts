import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** The window's title; the page's own words are the design system's (spec s.2). */
export const notFoundWords = defineWords('portal/not-found', { title: 'Page Not Found' }, load);
