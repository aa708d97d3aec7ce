import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { words } from './copy.js';
import { card, padded, row, texts, top } from './view.css.js';

/** The places and three people, before anything is known. */
export function Waiting({ label }: { label: string }) {
  return (
    <Coming label={label}>
      <div className={top}>
        <Skeleton shape="title" width="medium" />
      </div>
      <div className={card}>
        {[0, 1, 2].map(at => (
          <div key={at} className={row}>
            <Skeleton shape="control" width="short" />
            <div className={texts}>
              <Skeleton width="medium" />
              <Skeleton width="long" />
            </div>
          </div>
        ))}
      </div>
    </Coming>
  );
}

/** The form for a new member, before its code has come. */
export function FormWaiting() {
  const copy = useWords(words);
  return (
    <Coming label={copy.loadingForm} className={padded}>
      <Skeleton shape="title" width="medium" />
      {[0, 1, 2, 3].map(at => (
        <Skeleton key={at} shape="control" />
      ))}
    </Coming>
  );
}
