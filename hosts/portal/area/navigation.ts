import type { Claims } from '@echelon/membership/core';
import type { AreaPage } from '../page-list.js';

type Entry = Omit<AreaPage, 'load'>;

export interface NavigationGroup<Page extends Entry> {
  name: Page['group'];
  pages: readonly Page[];
}

/** What whoever is signed in can go to; a group without a page is left out. */
export function navigationFor<Page extends Entry>(
  pages: readonly Page[],
  claims: Claims | undefined,
): readonly NavigationGroup<Page>[] {
  const seen = pages.filter(({ maySee, within }) => within === undefined && maySee(claims));
  const names: Page['group'][] = [...new Set(seen.map(({ group }) => group))];
  return names.map(name => ({ name, pages: seen.filter(({ group }) => group === name) }));
}
