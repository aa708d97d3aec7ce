import { sayMoney } from '../../../core/figures.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { LazyView } from '../../element/lazy-view.js';
import { useStore } from '../../screen/use-store.js';
import type { SignupModel } from './model.js';
import { reviewWords } from './review-copy.js';

const loadForm = () => import('./code-form.tsx?widget');

/** Where a code is typed, or what the one that counts gives. */
export function CodeBox({ review }: { review: SignupModel['review'] }) {
  const copy = useWords(reviewWords);
  const locale = useLocale();
  const screen = useStore(review.$code);
  const shown = useStore(review.$screen);
  const quote = 'quote' in shown ? shown.quote : undefined;
  if (screen.is !== 'closed')
    return <LazyView load={loadForm} props={{ review, screen }} waiting={<Skeleton shape="control" />} />;
  if (!quote?.redemption)
    return (
      <p>
        <Link onClick={review.openCode}>{copy.code.open}</Link>
      </p>
    );
  const { code, effect } = quote.redemption;
  const gives =
    effect.kind === 'days'
      ? copy.code.days(effect.days)
      : effect.kind === 'credit'
        ? copy.code.credit(
            sayMoney({ value: effect.amount, currency: { code: effect.currencyCode, scale: 100 } }, locale, {
              is: 'gift',
            }),
          )
        : effect.kind === 'discount'
          ? copy.code.discount(effect.discount.name)
          : '';
  return (
    <Banner tone="success" actions={<Link onClick={() => void review.removeCode()}>{copy.code.remove}</Link>}>
      {copy.code.applied(code, gives)}
    </Banner>
  );
}
