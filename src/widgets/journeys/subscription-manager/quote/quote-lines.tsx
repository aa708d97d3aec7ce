import type { Plan } from '../../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../../core/contract/schemas/quote.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { DescriptionList } from '../../../../ui/data/description-list/description-list.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { priceWords } from '../../../../ui/data/price/words.js';
import { quoteWords } from './copy.js';
import { afterwards, quoteRows } from './rows.js';
import { note, sheet } from './quote.css.js';

export interface QuoteLinesProps {
  quote: Quote;
  /** The plans that its lines can be about. */
  plans: readonly Plan[];
}

/** What something costs today, and what the bill after it will be. */
export function QuoteLines({ quote, plans }: QuoteLinesProps) {
  const copy = useWords(quoteWords);
  const locale = useLocale();
  return (
    <>
      <div className={sheet} part="quote">
        <DescriptionList rows={quoteRows(quote, plans, copy, locale)} />
        {afterwards(quote, copy, useWords(priceWords), locale).map(line => (
          <p key={line} className={note}>
            {line}
          </p>
        ))}
      </div>
      {quote.notices.map(notice => (
        <Banner key={notice} tone="warning" announced={false}>
          {copy.notices[notice]}
        </Banner>
      ))}
    </>
  );
}
