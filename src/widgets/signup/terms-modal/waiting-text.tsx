import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { waiting } from './view.css.js';

/** In the shape of a few paragraphs. */
export function WaitingText() {
  const copy = useWords(words);
  return (
    <Coming label={copy.loading} className={waiting}>
      {[0, 1, 2].map(paragraph => (
        <div key={paragraph} className={waiting}>
          <Skeleton shape="title" width="medium" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      ))}
    </Coming>
  );
}
