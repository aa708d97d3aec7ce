import type { Invoice } from '../../../core/contract/schemas/purchase-history.js';
import { calendarDays } from '../../../core/calendar-days.js';
import { sayDate, sayMoney } from '../../../core/figures.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';

/** What is owed, when it is tried again, and the way to settle it. `now` in unix seconds. */
export function Due({
  invoice: { amountDue, currency, nextAttemptAt },
  now,
  onPay,
}: {
  invoice: Invoice;
  now: number;
  onPay: () => void;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  const amount = sayMoney({ value: amountDue, currency }, locale, { is: 'owed' });
  return (
    <div part="due">
      <Banner
        tone={nextAttemptAt === null ? 'warning' : 'critical'}
        announced={false}
        title={nextAttemptAt === null ? copy.due.open : copy.due.failed}
        actions={
          <Button type="start" onClick={onPay}>
            {copy.due.pay}
          </Button>
        }
      >
        {nextAttemptAt === null
          ? copy.due.waiting(amount)
          : copy.due.tried(
              amount,
              sayDate(nextAttemptAt, locale, { is: 'retried' }),
              copy.when(calendarDays(now, nextAttemptAt)),
            )}
      </Banner>
    </div>
  );
}
