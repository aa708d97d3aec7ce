import { atom } from 'nanostores';
import { getPurchaseHistory } from '../../../core/contract/account-reads.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Invoice, Purchase } from '../../../core/contract/schemas/purchase-history.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';

/** How many a page holds. */
export const PAGE_SIZE = 10;

export interface Listed {
  items: readonly Purchase[];
  /** From 1. */
  page: number;
  pages: number;
  /** By the server's clock, unix seconds. */
  now: number;
  /** The page that is on its way. */
  turning?: number | undefined;
  /** Why it did not come; a new object each time. */
  refused?: { code: CommonFailure; page: number } | undefined;
}

export type Screen = PersonScreen | { is: 'empty' } | ({ is: 'listed' } & Listed);

/** The invoice that waits for money, if one of these does. */
export const owedIn = (items: readonly Purchase[]): Invoice | undefined =>
  items.flatMap(item => (item.kind === 'invoice' && item.invoice.status === 'open' ? [item.invoice] : []))[0];

/** Invoices and orders of the signed-in user, a page at a time. */
export function createBillingHistory(session: Session) {
  const $screen = atom<Screen>({ is: 'loading' });

  const read = (userId: string, page: number, signal: AbortSignal) =>
    session.request(getPurchaseHistory, { userId, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }, { signal });

  const load = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'loading' });
    const answer = await read(userId, 1, signal);
    if (signal.aborted) return;
    if (!answer.ok) return $screen.set(failedScreen(answer.failure));
    const { items, total } = answer.data;
    if (total === 0) return $screen.set({ is: 'empty' });
    $screen.set({
      is: 'listed',
      items,
      page: 1,
      pages: Math.ceil(total / PAGE_SIZE),
      now: session.clock.now(),
    });
  };

  const following = loadForPerson(session, $screen, load);

  return {
    $screen,
    retry: following.again,

    /** Goes to a page; the one that is shown stays until the other is there. */
    async turn(page: number) {
      const screen = $screen.get();
      const { userId } = session.get();
      if (screen.is !== 'listed' || screen.turning !== undefined || !userId) return;
      $screen.set({ ...screen, turning: page, refused: undefined });
      const { signal } = following;
      const answer = await read(userId, page, signal);
      if (signal.aborted) return;
      if (answer.ok && answer.data.items.length > 0) {
        const { items, total } = answer.data;
        return $screen.set({
          ...screen,
          items,
          page,
          pages: Math.ceil(total / PAGE_SIZE),
          turning: undefined,
          refused: undefined,
        });
      }
      // There is less than there was: what is left is read from its beginning.
      if (answer.ok) return following.again();
      const failed = failedScreen(answer.failure);
      $screen.set(
        failed.is === 'child' ? failed : { ...screen, turning: undefined, refused: { code: failed.code, page } },
      );
    },
  };
}
