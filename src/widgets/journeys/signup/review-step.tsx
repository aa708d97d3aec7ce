import { useEffect, useState } from 'react';
import type { Account } from '../../../core/contract/schemas/account.js';
import type { Quote } from '../../../core/contract/schemas/quote.js';
import { sayDate } from '../../../core/figures.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Session } from '../../../core/session/session.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Checkbox } from '../../../ui/forms/checkbox/checkbox.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { SidePanel } from '../../../ui/page/side-panel/side-panel.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Tooltip } from '../../../ui/feedback/tooltip/tooltip.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { words as offerWords } from '../../signup/offer-picker/copy.js';
import { createLines } from '../../signup/offer-picker/lines.js';
import { lineWords } from '../../signup/offer-picker/panel-copy.js';
import { View as TermsModal } from '../../signup/terms-modal/view.js';
import { LazyView } from '../../element/lazy-view.js';
import { useStore } from '../../screen/use-store.js';
import type { SignupModel } from './model.js';
import { priceWords } from '../../../ui/data/price/words.js';
import { orderOf } from './order.js';
import { paymentWords } from './payment-copy.js';
import type { OwnRefusal } from './refusal-copy.js';
import { reviewWords } from './review-copy.js';
import type { ReviewRefusal } from './review.js';
import { CodeBox } from './code-box.js';
import { grow, muted, row, stack } from './view.css.js';
import { TryAgain } from '../../screen/failure.js';

type Review = SignupModel['review'];

const loadRefusal = () => import('./refusal.tsx?widget');

/** Why a quote did not come, or a press that charges was refused: what needs an answer to be known is fetched. */
function Why({ code, isPress = false }: { code: ReviewRefusal; isPress?: boolean }) {
  const { failures, uncertain } = useWords(reviewWords);
  if (isOwn(code, failures))
    return <LazyView load={loadRefusal} props={{ code }} waiting={<Skeleton width="long" />} />;
  return isPress && (code === 'unanswered' || code === 'broken') ? uncertain[code] : failures[code];
}

const isOwn = (code: ReviewRefusal, common: object): code is OwnRefusal => !(code in common);

export interface ReviewStepProps {
  review: Review;
  offer: Offer | undefined;
  account: Account | undefined;
  session: Session;
  onChangeCard: () => void;
  onOffers: () => void;
}

/** What it costs, the terms, and the one press that subscribes. */
export function View({ review, offer, account, session, onChangeCard, onOffers }: ReviewStepProps) {
  const copy = useWords(reviewWords);
  const offers = useWords(offerWords);
  const payment = useWords(paymentWords);
  const priceCopy = useWords(priceWords);
  const locale = useLocale();
  const screen = useStore(review.$screen);
  const { termsAcceptedAt } = useStore(session.$flags).onboarding;
  const [reading, setReading] = useState(false);
  useEffect(() => {
    if (screen.is === 'idle') void review.quote();
  }, [review, screen]);

  if (screen.is === 'failed') {
    const gone = screen.code === 'offerUnavailable' || screen.code === 'invalidOffer';
    return (
      <TryAgain label={gone && offers.endedAction} onRetry={gone ? onOffers : () => void review.quote()}>
        <Why code={screen.code} />
      </TryAgain>
    );
  }
  const quote = 'quote' in screen ? screen.quote : undefined;
  const order = quote && orderOf(quote, copy, { words: priceCopy, period: offers.period, locale });
  const refused = screen.is === 'ready' ? screen.refused : undefined;
  const card = account?.paymentMethod;
  return (
    <div className={stack}>
      <SidePanel
        part="panel review"
        title={copy.panel}
        footer={
          <div className={stack}>
            <Checkbox
              name="terms"
              checked={termsAcceptedAt !== undefined}
              onChange={checked => (checked ? setReading(true) : review.acceptTerms(undefined))}
              required="unmarked"
              label={
                <>
                  {copy.terms}{' '}
                  <Link
                    onClick={event => {
                      event.preventDefault();
                      setReading(true);
                    }}
                  >
                    {copy.termsLink}
                  </Link>
                </>
              }
            />
            {refused && <Refused refused={refused} onChangeCard={onChangeCard} />}
            <Tooltip text={termsAcceptedAt === undefined ? copy.termsFirst : undefined}>
              <Button
                type="start"
                size="lg"
                full
                part="subscribe"
                disabled={!quote || termsAcceptedAt === undefined}
                loading={screen.is === 'subscribing' || screen.is === 'confirming'}
                onClick={() => void review.subscribe()}
              >
                {order ? order.press : copy.subscribe}
              </Button>
            </Tooltip>
            {order?.renewal && <p className={muted}>{order.renewal}</p>}
          </div>
        }
      >
        {quote ? <Lines quote={quote} offer={offer} /> : <Waiting />}
        {!card && quote && !quote.needsCard && <p className={muted}>{copy.noCard}</p>}
        {card && (
          <p className={row}>
            <span className={grow}>{payment.card(card)}</span>
            <Link onClick={onChangeCard}>{copy.change}</Link>
          </p>
        )}
        <CodeBox review={review} />
      </SidePanel>
      <TermsModal
        open={reading}
        onTermsAccepted={({ acceptedAt }) => {
          review.acceptTerms(acceptedAt);
          setReading(false);
        }}
        onTermsDeclined={() => {
          review.acceptTerms(undefined);
          setReading(false);
        }}
      />
    </div>
  );
}

function Lines({ quote, offer }: { quote: Quote; offer: Offer | undefined }) {
  const copy = useWords(reviewWords);
  const locale = useLocale();
  const lines = createLines(useWords(lineWords), locale);
  return (
    <>
      {quote.notices.includes('trialAlreadyUsed') && <Banner tone="warning">{copy.trialUsed}</Banner>}
      {quote.provisional && (
        <Banner tone="info">
          {copy.provisional(sayDate(quote.provisional.until, locale, { is: 'proofDue', pressed: true }))}
        </Banner>
      )}
      <DescriptionList rows={lines.ofQuote(quote, offer)} />
    </>
  );
}

function Waiting() {
  const copy = useWords(reviewWords);
  return (
    <Coming label={copy.quoting} className={stack}>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton shape="title" width="medium" />
    </Coming>
  );
}

function Refused({
  refused,
  onChangeCard,
}: {
  refused: { code: ReviewRefusal; message: string };
  onChangeCard: () => void;
}) {
  const copy = useWords(reviewWords);
  const aboutCard =
    refused.code === 'paymentFailed' ||
    refused.code === 'paymentMethodRequired' ||
    refused.code === 'paymentRequiresAction';
  // The card's bank words its refusal better than we can.
  const said = refused.code === 'paymentFailed' && refused.message ? refused.message : undefined;
  return (
    <Banner
      tone="critical"
      actions={
        aboutCard && (
          <Button type="secondary" size="sm" onClick={onChangeCard}>
            {copy.otherCard}
          </Button>
        )
      }
    >
      {said ?? <Why code={refused.code} isPress />}
    </Banner>
  );
}
