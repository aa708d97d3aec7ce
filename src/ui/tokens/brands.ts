import type { Brand, BrandSeed } from './brand.js';
import { defaultBrand } from './default-brand.js';
import { defaultSeed, deriveBrand } from './derive-brand.js';

// Read by `.css.ts` files, tests and stories only: known brands are derived when they are built, not in a browser.

/** Partners that show the widgets as their own. */
const partners = {
  /** A deep green retailer of outdoor goods: square and sober. */
  timberline: { ...defaultSeed, accent: '#1f5a3d', ink: '#16211b', paper: '#fbfaf5', radius: 2 },
  /** A chain of gyms: black, yellow, loud, dark on every page. */
  voltage: {
    ...defaultSeed,
    accent: '#ffd400',
    ink: '#f7f7f2',
    paper: '#121212',
    radius: 0,
    fontFamily: '"Arial Narrow", "Helvetica Neue", Arial, sans-serif',
  },
  /** A wellness studio: pastel, round, with a serif. */
  stillwater: {
    ...defaultSeed,
    accent: '#7c62ab',
    ink: '#3b3350',
    paper: '#fffaf6',
    radius: 18,
    fontFamily: 'Georgia, "Iowan Old Style", "Times New Roman", serif',
  },
  /** A company's benefits portal: navy on white. */
  meridian: {
    ...defaultSeed,
    accent: '#12376b',
    ink: '#0f1b2d',
    paper: '#ffffff',
    radius: 6,
    fontFamily: '"Segoe UI", "Helvetica Neue", Arial, sans-serif',
  },
} as const satisfies Record<string, BrandSeed>;

export type BrandName = 'echelon' | keyof typeof partners;

/** Every brand we know. The default was drawn by hand and stays as it is. */
export const brands: Readonly<Record<BrandName, Brand>> = {
  echelon: defaultBrand,
  timberline: deriveBrand(partners.timberline),
  voltage: deriveBrand(partners.voltage),
  stillwater: deriveBrand(partners.stillwater),
  meridian: deriveBrand(partners.meridian),
};
