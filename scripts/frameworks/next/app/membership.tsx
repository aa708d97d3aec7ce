'use client';

import { configure } from '@echelon/membership';
import '@echelon/membership/elements';
import type { ReactNode } from 'react';

if (typeof location !== 'undefined') {
  const query = new URLSearchParams(location.search);
  configure({ apiUrl: query.get('api') ?? '', apiKey: query.get('key') ?? '' });
}

/** Around the pages: nothing below it is shown before the widgets know whom to ask. */
export const Membership = ({ children }: { children: ReactNode }) => children;
