import type { Account } from '../../../../core/contract/schemas/account.js';
import { sayDate, sayMoney, type DateClaim } from '../../../../core/figures.js';
import { formatList } from '../../../../core/lists.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { DescriptionList, type DescriptionRow } from '../../../../ui/data/description-list/description-list.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { words, type Copy } from './copy.js';
import type { PanelProps } from '../panel.js';
import type { ScreenOf } from './screen.js';
import { daysTo } from './terms.js';
import { actions, offerBox } from './view.css.js';

/** They stay: what has changed, from what date and at what price. */
export function Saved({ screen, panel }: { screen: ScreenOf<'saved'>; panel: PanelProps }) {
  const copy = useWords(words);
  const locale = useLocale();
  const { by, account } = screen;
  const ending =
    by === 'undone'
      ? (account.subscription?.addons ?? [])
          .filter(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)
          .map(({ name }) => name)
      : [];
  return (
    <>
      {by === 'undone' && <p>{copy.saved.notBack}</p>}
      <div className={offerBox}>
        <DescriptionList rows={savedRows(by, account, panel.now, copy, locale)} />
      </div>
      {ending.length > 0 && (
        <Banner
          tone="info"
          actions={
            <Button type="secondary" size="sm" onClick={() => panel.onPanel('addOns')}>
              {copy.saved.seeAddons}
            </Button>
          }
        >
          {copy.saved.addons(formatList(ending, locale), ending.length)}
        </Banner>
      )}
      <div className={actions}>
        <Button onClick={panel.onClose}>{copy.done}</Button>
      </div>
    </>
  );
}

/** The lines that changed, and the next bill. */
export function savedRows(
  by: ScreenOf<'saved'>['by'],
  { subscription }: Account,
  now: number,
  { saved, when, dated }: Copy,
  locale: string,
): DescriptionRow[] {
  if (!subscription) return [];
  const {
    discount,
    trialEnd,
    currentPeriodEnd,
    resumesAt,
    pendingChange,
    nextBillDate,
    nextBillAmount,
    billAfterPause,
    plan: {
      basePrice: { currency },
    },
  } = subscription;
  const on = (at: number, is: DateClaim['is']) => dated(sayDate(at, locale, { is }), when(daysTo(at, now)));
  const row = (term: string, at: number | null | undefined, is: DateClaim['is']): DescriptionRow[] =>
    typeof at === 'number' ? [{ term, value: on(at, is) }] : [];
  const next =
    nextBillDate === null || nextBillAmount === null ? billAfterPause : { date: nextBillDate, amount: nextBillAmount };
  const bill = next
    ? saved.bill(
        sayMoney({ value: next.amount, currency }, locale, { is: 'bill', at: next.date }),
        sayDate(next.date, locale, { is: 'billDay' }),
        when(daysTo(next.date, now)),
      )
    : saved.noBill;
  return [
    ...(by === 'discount' ? row(saved.discount, discount?.endsAt, 'discountEnds') : []),
    ...(by === 'trialExtension' ? row(saved.trialEnds, trialEnd, 'trialEnds') : []),
    ...(by === 'pause'
      ? [...row(saved.pauses, currentPeriodEnd, 'pauses'), ...row(saved.goesOn, resumesAt, 'resumes')]
      : []),
    ...(by === 'planChange' && pendingChange
      ? [
          {
            term: saved.newPlan,
            value: saved.planFrom(
              pendingChange.planName,
              sayDate(pendingChange.effectiveAt, locale, { is: 'changes' }),
            ),
          },
        ]
      : []),
    { term: saved.nextBill, value: bill },
  ];
}
