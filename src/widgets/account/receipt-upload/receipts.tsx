import { DAY } from '../../../core/dates.js';
import { sayDate } from '../../../core/figures.js';
import type { OwnReceipt } from '../../../core/contract/schemas/user-receipts.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { check, clock, close, type IconShape } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { StatusPill, type PillTone } from '../../../ui/data/status-pill/status-pill.js';
import { words, type Copy } from './copy.js';
import type { ReceiptUploadModel } from './model.js';
import type { Screen } from './screen.js';
import { actions, code as codeClass, facts, gift, head, list, note, receipt as receiptClass } from './view.css.js';

interface ReceiptsProps {
  model: ReceiptUploadModel;
  screen: Extract<Screen, { is: 'receipts' }>;
  isChild: boolean;
  onRedeem: (code: string) => void;
}

const pills: Record<OwnReceipt['status'], { tone: PillTone; icon: IconShape }> = {
  pending: { tone: 'info', icon: clock },
  approved: { tone: 'success', icon: check },
  rejected: { tone: 'critical', icon: close },
};

/** What became of each receipt, the newest first; which file it was is said last. */
export function Receipts({ model, screen: { items, total, now, sent, more }, isChild, onRedeem }: ReceiptsProps) {
  const copy = useWords(words);
  const [newest] = items;
  return (
    <>
      {sent && (
        <Banner tone="success" title={copy.arrivedTitle}>
          {copy.arrived}
        </Banner>
      )}
      <ul className={list} role="list" aria-label={copy.list}>
        {items.map(item => (
          <li key={item.guid}>
            <Receipt receipt={item} now={now} isChild={isChild} isFirst={item === newest} onRedeem={onRedeem} />
          </li>
        ))}
      </ul>
      {more === 'failed' && <Banner tone="critical">{copy.moreFailed}</Banner>}
      <div className={actions}>
        <Button type={newest?.status === 'rejected' ? 'primary' : 'secondary'} onClick={model.ask}>
          {copy.another}
        </Button>
        {items.length < total && (
          <Button type="ghost" loading={more === 'loading'} onClick={() => void model.more()}>
            {copy.earlier}
          </Button>
        )}
      </div>
    </>
  );
}

function boughtText({ retailer, purchasedAt }: OwnReceipt, { bought }: Copy, locale: string): string | undefined {
  // The day was written at noon in Greenwich.
  const date = purchasedAt === null ? undefined : sayDate(purchasedAt, locale, { is: 'told' }, 'UTC');
  if (retailer && date) return bought.both(retailer, date);
  return retailer ? bought.at(retailer) : date && bought.on(date);
}

function Receipt({
  receipt,
  now,
  isChild,
  isFirst,
  onRedeem,
}: {
  receipt: OwnReceipt;
  now: number;
  isChild: boolean;
  isFirst: boolean;
  onRedeem: (code: string) => void;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  const { status, fileName, serialNumber, createdAt } = receipt;
  const bought = boughtText(receipt, copy, locale);
  return (
    <article className={receiptClass} part="receipt">
      <div className={head}>
        <StatusPill {...pills[status]}>{copy.status[status]}</StatusPill>
        <span className={note}>
          {copy.sent(
            sayDate(createdAt, locale, { is: 'told' }),
            copy.when(Math.max(0, Math.floor((now - createdAt) / DAY))),
          )}
        </span>
      </div>
      <Outcome receipt={receipt} isChild={isChild} isFirst={isFirst} onRedeem={onRedeem} />
      <div className={facts}>
        <p className={note}>
          <bdi>{fileName}</bdi>
        </p>
        {bought && <p className={note}>{bought}</p>}
        {serialNumber && <p className={note}>{copy.serialNumber(serialNumber)}</p>}
      </div>
    </article>
  );
}

function Outcome({
  receipt: { status, reason, redemptionCode, provisionalUntil },
  isChild,
  isFirst,
  onRedeem,
}: {
  receipt: OwnReceipt;
  isChild: boolean;
  isFirst: boolean;
  onRedeem: (code: string) => void;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  if (status === 'pending' && provisionalUntil !== null)
    return <p>{copy.provisional(sayDate(provisionalUntil, locale, { is: 'proofDue' }))}</p>;
  if (status === 'pending') return <p>{isChild ? copy.pendingChild : copy.pending}</p>;
  if (status === 'rejected') return <p>{reason ?? copy.noReason}</p>;
  if (redemptionCode === null) return <p>{copy.noCode}</p>;
  if (isChild) return <p>{copy.codeOfParent}</p>;
  return (
    <div className={gift}>
      <div className={facts}>
        <p className={note}>{copy.code}</p>
        <p className={codeClass} dir="ltr">
          {redemptionCode}
        </p>
      </div>
      <Button type={isFirst ? 'primary' : 'secondary'} onClick={() => onRedeem(redemptionCode)}>
        {copy.redeem}
      </Button>
    </div>
  );
}
