import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { words } from './copy.js';
import { waiting } from './view.css.js';

/** In the shape of a few paragraphs. */
export function WaitingText() {
  const copy = useWords(words);
  return (
    <div className={waiting} aria-busy="true">
      <p className={unseen} role="status">
        {copy.loading}
      </p>
      {[0, 1, 2].map(paragraph => (
        <div key={paragraph} className={waiting}>
          <Skeleton shape="title" width="medium" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
