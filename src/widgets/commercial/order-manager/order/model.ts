import { atom } from 'nanostores';
import { getCommercialOrder, updateCommercialOrder } from '../../../../core/contract/commercial/orders.js';
import type { CommercialOrder } from '../../../../core/contract/schemas/commercial/orders.js';
import type { Session } from '../../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../../screen/person-screen.js';
import { conflictOf } from '../conflict.js';
import type { OrderFailure } from './failure.js';

/** What moves an order on, in the order in which it happens. */
export const moves = ['submit', 'approve', 'fulfill', 'cancel'] as const;
export type Move = (typeof moves)[number];

const statusAfter = { submit: 'submitted', approve: 'approved', fulfill: 'fulfilled', cancel: 'canceled' } as const;

export type Note =
  | { is: 'moved'; move: Move }
  /** Somebody else was quicker; the order shows as it is now. */
  | { is: 'changedBy'; name: string | null }
  | { is: 'refused'; code: OrderFailure; retryAfter: number | undefined };

export interface OrderShown {
  is: 'order';
  order: CommercialOrder;
  /** By the server's clock, unix seconds. */
  now: number;
  /** What is asked once more, or under way. */
  asking: { move: Move; sending: boolean } | undefined;
  note: Note | undefined;
}
export type OrderScreen = PersonScreen | { is: 'unknown' } | OrderShown;

/** What is said beside a move. */
export interface Said {
  /** Why, for its history. */
  reason: string;
  /** Days that its licenses run for, when it is fulfilled. */
  licenseDays?: number | undefined;
}

/** Licenses run for a year where nothing else is said (domain 2.2). */
export const LICENSE_DAYS = { usual: 365, most: 3660 } as const;

interface Inputs {
  session: Session;
  orderId: string;
  onChanged: () => void;
}

/** One order, and its way. What may be done with it is what the server says of it. */
export function createOrder({ session, orderId, onChanged }: Inputs) {
  const $screen = atom<OrderScreen>({ is: 'loading' });
  const shown = (): OrderShown | undefined => {
    const screen = $screen.get();
    return screen.is === 'order' ? screen : undefined;
  };
  const show = (order: CommercialOrder, note?: Note) =>
    $screen.set({ is: 'order', order, now: session.clock.now(), asking: undefined, note });
  const change = (next: Partial<OrderShown>) => {
    const screen = shown();
    if (screen) $screen.set({ ...screen, ...next });
  };

  const following = loadForPerson(session, $screen, async (_, signal) => {
    $screen.set({ is: 'loading' });
    const answer = await session.request(getCommercialOrder, { orderId }, { signal });
    if (signal.aborted) return;
    if (answer.ok) show(answer.data);
    else $screen.set(answer.failure.code === 'notFound' ? { is: 'unknown' } : failedScreen(answer.failure));
  });

  return {
    $screen,
    retry: following.again,
    ask: (move: Move) => change({ asking: { move, sending: false }, note: undefined }),
    leave(): void {
      if (!shown()?.asking?.sending) change({ asking: undefined });
    },
    /** Does what was asked. */
    async move({ reason, licenseDays }: Said): Promise<void> {
      const screen = shown();
      if (!screen?.asking || screen.asking.sending) return;
      const { order, asking } = screen;
      change({ asking: { ...asking, sending: true } });
      const { signal } = following;
      const why = reason.trim();
      const answer = await session.request(
        updateCommercialOrder,
        {
          orderId,
          status: statusAfter[asking.move],
          version: order.version,
          ...(why && { reason: why }),
          ...(asking.move === 'fulfill' && licenseDays !== undefined && { licenseDays }),
        },
        { signal },
      );
      if (answer.ok) onChanged();
      if (signal.aborted) return;
      if (answer.ok) return show(answer.data, { is: 'moved', move: asking.move });
      const conflict = conflictOf(answer.failure);
      if (conflict) {
        onChanged();
        return show(conflict.theirs, { is: 'changedBy', name: conflict.by });
      }
      const { code, retryAfter } = answer.failure;
      change({ asking: undefined, note: { is: 'refused', code, retryAfter } });
    },
  };
}

export type OrderModel = ReturnType<typeof createOrder>;
