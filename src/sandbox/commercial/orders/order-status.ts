import type { CommercialOrderStatus, OrderAction } from '../../../core/contract/schemas/commercial/orders.js';

/** How somebody stands to an order; `support` is customer service. */
export type OrderPerson = 'dealer' | 'owner' | 'support';

interface Move {
  to: CommercialOrderStatus;
  /** Who does it besides customer service, who does everything. */
  by: readonly OrderPerson[];
}

/** The way of an order (domain 2.2), and whose each move is (domain 2.3). */
const moves: Readonly<Record<CommercialOrderStatus, Readonly<Partial<Record<OrderAction, Move>>>>> = {
  draft: {
    edit: { to: 'draft', by: ['dealer'] },
    submit: { to: 'submitted', by: ['dealer'] },
    cancel: { to: 'canceled', by: ['dealer'] },
  },
  submitted: {
    approve: { to: 'approved', by: ['owner'] },
    cancel: { to: 'canceled', by: ['dealer', 'owner'] },
  },
  approved: {
    fulfill: { to: 'fulfilled', by: [] },
    cancel: { to: 'canceled', by: ['owner'] },
  },
  fulfilled: {},
  canceled: {},
};

export interface OrderAt {
  status: CommercialOrderStatus;
  /** It has no lines. */
  isEmpty: boolean;
  /** Its location is closed: nothing can be delivered there. */
  isClosed: boolean;
}

export type OrderRefusal = 'orderMoveIllegal' | 'notYourMove' | 'orderEmpty';

/** Where an order comes to by a move of somebody who is all of `people` to it, or why it does not move. */
export function orderMoved(
  { status, isEmpty, isClosed }: OrderAt,
  action: OrderAction,
  people: readonly OrderPerson[],
): { to: CommercialOrderStatus } | { refusal: OrderRefusal } {
  const move = moves[status][action];
  if (!move || (action === 'fulfill' && isClosed)) return { refusal: 'orderMoveIllegal' };
  if (!people.includes('support') && !people.some(one => move.by.includes(one))) return { refusal: 'notYourMove' };
  if (action === 'submit' && isEmpty) return { refusal: 'orderEmpty' };
  return { to: move.to };
}

/** What somebody may do with an order now: `ok`, or the code that it would be refused with. */
export function orderActions(at: OrderAt, people: readonly OrderPerson[]): Record<OrderAction, string> {
  const possible = (action: OrderAction) => {
    const moved = orderMoved(at, action, people);
    return 'to' in moved ? 'ok' : moved.refusal;
  };
  return {
    edit: possible('edit'),
    submit: possible('submit'),
    approve: possible('approve'),
    fulfill: possible('fulfill'),
    cancel: possible('cancel'),
  };
}
