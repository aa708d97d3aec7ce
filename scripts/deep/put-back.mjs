/**
 * What was false once, to be put back in a copy of the tree: each run has to find it.
 * @type {readonly import('./put-back.d.mts').FalseWord[]}
 */
export const putBack = [
  {
    name: 'bill-as-price',
    what: 'the order names the next bill, net of credit, as the price',
    edits: [
      [
        'src/widgets/journeys/signup/order.ts',
        'sayPrices(prices, said)',
        'sayPrices([{ ...prices[0], amount: nextBill?.amount || prices[0].amount, bills: null, until: null }], said)',
      ],
      [
        'src/widgets/journeys/signup/order.ts',
        'const first = prices.find(({ amount }) => amount > 0) ?? prices[0];',
        'const first = prices[0] && { ...prices[0], amount: nextBill?.amount || prices[0].amount };',
      ],
    ],
  },
  {
    name: 'bill-after-pause',
    what: 'a pause promises the bill of today',
    shownBy: 'pause',
    edits: [
      [
        'src/widgets/journeys/subscription-manager/pause/model.ts',
        'answer.ok ? answer.data.nextBill : null',
        'answer.ok && answer.data.nextBill ? { ...answer.data.nextBill, amount: account.subscription.nextBillAmount } : null',
      ],
    ],
  },
  {
    name: 'worse-code',
    what: 'a code replaces a better discount without a word',
    shownBy: 'redeem',
    edits: [
      [
        'src/sandbox/billing/books/one-discount.ts',
        'if (!seen.books.subscription?.discount) return undefined;',
        'return undefined;',
      ],
    ],
  },
  {
    name: 'price-from',
    what: 'texts that sell live classes name the price of a plan without',
    edits: [['src/widgets/signup/price-from.ts', ' && plan.features.liveClasses', '']],
  },
  {
    name: 'later-price',
    what: 'a card leaves out what comes after a discount',
    shownBy: 'signup',
    edits: [
      [
        'src/widgets/signup/offer-picker/presentation.ts',
        'return first.bills === null ? undefined',
        'return first ? undefined',
      ],
    ],
  },
  {
    name: 'save-offer',
    what: 'what is offered to whoever leaves names the price as the next bill, without add-ons',
    shownBy: 'saveOffer',
    edits: [
      [
        'src/widgets/journeys/subscription-manager/cancel/offer.tsx',
        '...billIn(nextBill, subscription, locale))}</p>}\n    </>',
        '...billIn({ ...nextBill, amount: prices[0].amount }, subscription, locale))}</p>}\n    </>',
      ],
    ],
  },
  {
    name: 'credit-twice',
    what: 'credit is to come off a bill that is net of it',
    edits: [
      [
        'src/widgets/account/account-overview/lines.ts',
        'const isCounted = nextBillAmount !== null && !pastDue;',
        'const isCounted = false;',
      ],
    ],
  },
];
