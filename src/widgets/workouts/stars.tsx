import type { ContentItem } from '../../core/contract/schemas/content/library.js';
import { formatNumber } from '../../core/numbers.js';
import { useLocale, useWords } from '../../ui/language/language.js';
import { unseen } from '../../ui/style/unseen.css.js';
import { classWords } from './class-copy.js';
import { stars } from './class-parts.css.js';

/** The stars of a class on average, to the tenth; nothing while nobody has rated it. */
export function Stars({ rating: { average } }: Pick<ContentItem, 'rating'>) {
  const copy = useWords(classWords);
  const locale = useLocale();
  if (average === null) return null;
  const text = formatNumber(average, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={stars}>
      <span aria-hidden="true">★ {text}</span>
      <span className={unseen}>{copy.stars(text)}</span>
    </span>
  );
}
