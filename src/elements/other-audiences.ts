import { leftConfig } from '../core/session/page.js';
import type { Definition } from '../widgets/element/define.js';
import type { Audience } from '../widgets/table.js';
import { widgets } from '../widgets/tables/member.js';
import type { Left } from './ahead.js';
import { defineElements, tags } from './define-elements.js';

// Most pages that lack something lack one of these.
defineElements(widgets);

type Other = Exclude<Audience, 'public' | 'member'>;

const others = new Map<string, () => Promise<{ widgets: readonly Definition[] }>>(
  Object.entries({
    training: () => import('../widgets/tables/training.js'),
    commercial: () => import('../widgets/tables/commercial.js'),
    staff: () => import('../widgets/tables/staff.js'),
  } satisfies Record<Other, unknown>),
);

async function define(audience: string): Promise<void> {
  const loaded = await others.get(audience)?.();
  others.delete(audience);
  if (loaded) defineElements(loaded.widgets);
}

const reportLoadError = (error: unknown) => console.error('Echelon could not be loaded:', error);

const { audience = '' }: Left = leftConfig();
let last: Promise<unknown> = Promise.all(audience.split(' ').map(define)).catch(reportLoadError);

/** Brings one audience's definitions after the other for as long as something is missing; calls wait for each other. */
export function bring(isMissing: () => boolean): void {
  last = last
    .then(async () => {
      for (const name of others.keys()) if (isMissing()) await define(name);
      // one that nobody has defined was looked for in each: all are in hand
      if (isMissing()) (await import('./advise.js')).adviseOnElements(tags);
    })
    .catch(reportLoadError);
}
