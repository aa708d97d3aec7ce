import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commercialOrderStatus,
  orderAction,
  type CommercialOrderStatus,
  type OrderAction,
} from '../../../../src/core/contract/schemas/commercial/orders.js';
import { orderActions, orderMoved, type OrderPerson } from '../../../../src/sandbox/commercial/orders/order-status.js';

const people: readonly OrderPerson[] = ['dealer', 'owner', 'support'];
const statuses = commercialOrderStatus.options;
const actions = orderAction.options;

/** What becomes of an order, by who moves it: `–` where its state has no such move, `no` where it is not theirs. */
type Cells = Readonly<Record<OrderAction, Readonly<Record<OrderPerson, string>>>>;
const never = { dealer: '–', owner: '–', support: '–' };
const table: Readonly<Record<CommercialOrderStatus, Cells>> = {
  draft: {
    edit: { dealer: 'draft', owner: 'no', support: 'draft' },
    submit: { dealer: 'submitted', owner: 'no', support: 'submitted' },
    approve: never,
    fulfill: never,
    cancel: { dealer: 'canceled', owner: 'no', support: 'canceled' },
  },
  submitted: {
    edit: never,
    submit: never,
    approve: { dealer: 'no', owner: 'approved', support: 'approved' },
    fulfill: never,
    cancel: { dealer: 'canceled', owner: 'canceled', support: 'canceled' },
  },
  approved: {
    edit: never,
    submit: never,
    approve: never,
    fulfill: { dealer: 'no', owner: 'no', support: 'fulfilled' },
    cancel: { dealer: 'no', owner: 'canceled', support: 'canceled' },
  },
  fulfilled: { edit: never, submit: never, approve: never, fulfill: never, cancel: never },
  canceled: { edit: never, submit: never, approve: never, fulfill: never, cancel: never },
};

const cells = statuses.flatMap(status =>
  actions.flatMap(action => people.map(person => ({ status, action, person, says: table[status][action][person] }))),
);

const full = (status: CommercialOrderStatus) => ({ status, isEmpty: false, isClosed: false });
const said = (answer: ReturnType<typeof orderMoved>) => {
  if ('to' in answer) return answer.to;
  return answer.refusal === 'notYourMove' ? 'no' : answer.refusal === 'orderMoveIllegal' ? '–' : answer.refusal;
};

describe('an order', () => {
  it.each(cells)('that is $status, and the $person says $action: $says', ({ status, action, person, says }) => {
    expect(said(orderMoved(full(status), action, [person]))).toBe(says);
  });

  it('is moved by nobody who is nothing to it', () => {
    for (const { status, action, says } of cells)
      expect(said(orderMoved(full(status), action, []))).toBe(says === '–' ? '–' : 'no');
  });

  it('without lines is not submitted, by nobody', () => {
    expect(orderMoved({ ...full('draft'), isEmpty: true }, 'submit', ['support'])).toEqual({ refusal: 'orderEmpty' });
    expect(orderMoved({ ...full('draft'), isEmpty: true }, 'submit', ['owner'])).toEqual({ refusal: 'notYourMove' });
    expect(orderMoved({ ...full('draft'), isEmpty: true }, 'cancel', ['dealer'])).toEqual({ to: 'canceled' });
  });

  it('for a location that is closed is not fulfilled, but can be canceled', () => {
    const at = { ...full('approved'), isClosed: true };
    expect(orderMoved(at, 'fulfill', ['support'])).toEqual({ refusal: 'orderMoveIllegal' });
    expect(orderMoved(at, 'cancel', ['owner'])).toEqual({ to: 'canceled' });
  });

  const somebody = fc.subarray([...people]);
  const order = fc.record({
    status: fc.constantFrom(...statuses),
    isEmpty: fc.boolean(),
    isClosed: fc.boolean(),
  });

  it('shows as possible what is possible, and why the rest is not', () => {
    fc.assert(
      fc.property(order, somebody, fc.constantFrom(...actions), (at, who, action) => {
        const moved = orderMoved(at, action, who);
        expect(orderActions(at, who)[action]).toBe('to' in moved ? 'ok' : moved.refusal);
      }),
    );
  });

  it('whatever many people try, is fulfilled once at most, approved before that, and moves no more at its end', () => {
    const tries = fc.array(fc.tuple(fc.constantFrom(...actions), somebody), { maxLength: 30 });
    fc.assert(
      fc.property(tries, all => {
        const history: CommercialOrderStatus[] = ['draft'];
        for (const [action, who] of all) {
          const moved = orderMoved(full(history.at(-1) ?? 'draft'), action, who);
          if ('to' in moved && action !== 'edit') history.push(moved.to);
        }
        const way: CommercialOrderStatus[] = ['draft', 'submitted', 'approved', 'fulfilled'];
        const kept = history.filter(status => status !== 'canceled');
        expect(kept).toEqual(way.slice(0, kept.length));
        if (history.includes('canceled')) {
          expect(history.at(-1)).toBe('canceled');
          expect(kept).not.toContain('fulfilled');
        }
      }),
    );
  });
});
