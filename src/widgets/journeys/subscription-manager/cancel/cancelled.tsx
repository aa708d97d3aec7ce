import { sayDate, sayMoney } from '../../../../core/figures.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { DescriptionList } from '../../../../ui/data/description-list/description-list.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { undo } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { quoteWords } from '../quote/copy.js';
import { laterOf } from '../quote/later.js';
import { words } from './copy.js';
import type { CancelFlow } from './model.js';
import type { PanelProps } from '../panel.js';
import type { ScreenOf } from './screen.js';
import { daysTo } from './terms.js';
import { actions, muted, offerBox, stack } from './view.css.js';

/** It ends, or has ended: until when it runs, what stays, and the way back. */
export function Cancelled({
  screen,
  model,
  panel,
}: {
  screen: ScreenOf<'cancelled'>;
  model: CancelFlow;
  panel: PanelProps;
}) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  const { account, refused, busy, mailedTo } = screen;
  const { subscription, accountCredit } = account;
  const at = subscription?.endedAt ?? subscription?.endsAt ?? null;
  const isOver = subscription?.endedAt != null;
  const currency = account.subscription?.plan.basePrice.currency;
  const later =
    account.subscription && currency
      ? laterOf({ prices: account.subscription.pricesIf.uncancel }, { currency, words: quoteCopy, locale })
      : undefined;
  return (
    <Form label={copy.title} className={stack} refusal={refused} onSubmit={() => void model.undo()}>
      {refused && (
        <div {...refusalMark}>
          <Banner>{copy.failed[refused.code]}</Banner>
        </div>
      )}
      <div className={offerBox}>
        <DescriptionList
          rows={[
            ...(at === null
              ? []
              : [
                  {
                    term: isOver ? copy.cancelled.endedOn : copy.cancelled.ends,
                    value: isOver
                      ? sayDate(at, locale, { is: 'ends' })
                      : copy.dated(sayDate(at, locale, { is: 'ends' }), copy.when(daysTo(at, panel.now))),
                  },
                ]),
            { term: copy.saved.nextBill, value: copy.cancelled.noBills },
            ...(mailedTo ? [{ term: copy.cancelled.confirmation, value: copy.cancelled.mailed(mailedTo) }] : []),
          ]}
        />
      </div>
      <p className={muted}>
        {copy.cancelled.stays}
        {accountCredit.value > 0 && ` ${copy.cancelled.credit(sayMoney(accountCredit, locale, { is: 'credit' }))}`}
      </p>
      <div className={actions}>
        <Button onClick={panel.onClose}>{copy.done}</Button>
        {account.actions.uncancel === 'ok' && (
          <Button submit type="secondary" icon={undo} loading={busy}>
            {later ? copy.cancelled.undoFor(later.price, later.date) : copy.cancelled.undo}
          </Button>
        )}
      </div>
    </Form>
  );
}
