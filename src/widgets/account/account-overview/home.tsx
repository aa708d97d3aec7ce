import { sayDate } from '../../../core/figures.js';
import { Button } from '../../../ui/actions/button/button.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { external } from '../../../ui/icon/shapes.js';
import { MemberCard } from '../../../ui/identity/member-card/member-card.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { CardLine } from './card-on-file.js';
import { priceWords } from '../../../ui/data/price/words.js';
import { words } from './copy.js';
import { extraRows, isBilledHere, isOver, priceRow } from './lines.js';
import type { Screen } from './model.js';
import { NextBill } from './next-bill.js';
import { noticesOf, type Way } from './notices.js';
import { toneOf } from './status.js';
import { buttons, home, surface } from './view.css.js';

interface HomeProps {
  screen: Extract<Screen, { is: 'member' }>;
  person: { firstName?: string | undefined; lastName?: string | undefined };
  onOffers: () => void;
  onPayment: () => void;
  onManage: () => void;
}

/** What is owed and with what it is paid; beside it the membership as a card. */
export function Home({ screen, person, onOffers, onPayment, onManage }: HomeProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { account, subscription, now } = screen;
  const priceCopy = useWords(priceWords);
  const { plan, startedAt, displayStatus, nextBillAmount, pastDue, prices } = subscription;
  const over = isOver(subscription);
  const billed = isBilledHere(account, subscription);
  const notices = noticesOf(account, subscription, now, copy, locale);
  // said already, or nothing comes any more
  const isPriceSaid =
    nextBillAmount === null ||
    (prices.length === 1 && !pastDue && displayStatus !== 'trialing' && nextBillAmount === prices[0]?.amount);
  const isLedToCard = notices.some(({ way }) => way?.to === 'payment');
  const rows = [
    ...(isPriceSaid ? [] : [priceRow(subscription, copy, priceCopy, locale)]),
    ...extraRows(account, subscription, now, copy, locale),
  ];
  return (
    <>
      {notices.map(({ tone, title, text, way }) => (
        <Banner
          key={title}
          tone={tone}
          title={title}
          announced={false}
          actions={way && <Out {...way} onPayment={onPayment} onManage={onManage} />}
        >
          {text}
        </Banner>
      ))}
      <div className={home}>
        <section className={surface} part="payment" aria-label={plan.name}>
          <NextBill subscription={subscription} now={now} size="xl" />
          {rows.length > 0 && <DescriptionList rows={rows} />}
          {!over && billed && <CardLine method={account.paymentMethod} now={now} isNeeded={subscription.needsCard} />}
          <div className={buttons}>
            {over ? (
              <Button type="start" onClick={onOffers}>
                {copy.seeOffers}
              </Button>
            ) : (
              <>
                {/* one primary action: what is wrong comes first */}
                <Button type={notices.some(({ way }) => way) ? 'secondary' : 'primary'} onClick={onManage}>
                  {copy.ways.manage}
                </Button>
                {billed && !isLedToCard && account.actions.payment === 'ok' && (
                  <Button type="secondary" onClick={onPayment}>
                    {account.paymentMethod ? copy.ways.updateCard : copy.ways.addCard}
                  </Button>
                )}
              </>
            )}
          </div>
        </section>
        <section part="membership" aria-label={copy.membership}>
          <MemberCard
            plan={plan.name}
            name={[person.firstName, person.lastName].filter(Boolean).join(' ')}
            since={startedAt === null ? undefined : `${copy.since} ${sayDate(startedAt, locale, { is: 'told' })}`}
            status={copy.statuses[displayStatus]}
            tone={toneOf(displayStatus)}
          />
        </section>
      </div>
    </>
  );
}

/** The button beside the sentence that names what is wrong. */
function Out({
  label,
  to,
  onPayment,
  onManage,
}: { label: string; to: Way } & Pick<HomeProps, 'onPayment' | 'onManage'>) {
  if (typeof to === 'object')
    return (
      <Button type="secondary" size="sm" icon={external} iconPosition="end" href={to.href} target="_blank">
        {label}
      </Button>
    );
  return <Button onClick={to === 'payment' ? onPayment : onManage}>{label}</Button>;
}
