import type { Result } from '../../core/contract/failure.js';
import type { AnyDraftVersions } from '../../core/contract/schemas/drafts.js';
import type { PageQuery } from '../../core/contract/schemas/query.js';
import type { DraftFailure } from './calls.js';
import type { Versions } from './screen.js';

/** Rows on a page. */
const PAGE = 20;

interface Inputs<Body> {
  /** Nothing where another thing is open by then. */
  ask: (page: PageQuery) => Promise<Result<AnyDraftVersions, DraftFailure> | undefined>;
  /** None while they are closed. */
  shown: () => Versions<Body> | undefined;
  show: (versions: Versions<Body> | undefined) => void;
}

/** The published versions of a thing, page by page, for as long as they are open. */
export function createVersions<Body>({ ask, shown, show }: Inputs<Body>) {
  const none: Versions<Body> = { items: [], total: 0, waiting: false };

  const read = async (from: Versions<Body>): Promise<void> => {
    show({ ...from, waiting: true, failure: undefined });
    const answer = await ask({ offset: from.items.length, limit: PAGE });
    // closed meanwhile
    if (!answer || !shown()) return;
    show(
      answer.ok
        ? {
            // of a thing whose kind is known here, and not to the call
            items: [...from.items, ...(answer.data.items as Versions<Body>['items'])],
            total: answer.data.total,
            waiting: false,
          }
        : { ...from, waiting: false, failure: answer.failure.code },
    );
  };

  return {
    open: () => read(none),
    more: () => read(shown() ?? none),
    close: () => show(undefined),
  };
}
