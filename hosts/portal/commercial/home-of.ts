import type { Claims } from '@echelon/membership/core';
import { commercialPages } from './commercial-pages.js';

/** Where somebody of a dealer, an owner or a location begins; undefined for everybody else. */
export const commercialHomeOf = (claims: Claims | undefined): string | undefined =>
  commercialPages.find(({ maySee }) => maySee(claims))?.path;
