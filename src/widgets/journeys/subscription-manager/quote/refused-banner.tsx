import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { quoteWords, refusalText } from './copy.js';

const aboutCard: ReadonlySet<string> = new Set(['paymentFailed', 'paymentMethodRequired', 'paymentRequiresAction']);

export interface RefusedBannerProps {
  code: string;
  onPayment: () => void;
}

/** Why nothing has happened; where a card is to blame, with the way to another one. */
export function RefusedBanner({ code, onPayment }: RefusedBannerProps) {
  const copy = useWords(quoteWords);
  const way = aboutCard.has(code) ? copy.otherCard : code === 'paymentOverdue' ? copy.updatePayment : undefined;
  return (
    <div {...refusalMark}>
      <Banner
        tone={code === 'quoteStale' ? 'warning' : 'critical'}
        actions={
          way && (
            <Button type="secondary" size="sm" onClick={onPayment}>
              {way}
            </Button>
          )
        }
      >
        {refusalText(copy, code)}
      </Banner>
    </div>
  );
}
