import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/skeleton/skeleton.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { words } from './copy.js';
import { columns, surface, view } from './view.css.js';

/** The same two cards, before anything is known. */
export function Waiting() {
  const copy = useWords(words);
  return (
    <div className={view} aria-busy="true">
      <p className={unseen} role="status">
        {copy.loading}
      </p>
      <Skeleton shape="title" width="medium" />
      <div className={columns}>
        <div className={surface}>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="figure" width="medium" />
          <Skeleton width="long" />
          <Skeleton width="full" />
          <Skeleton width="full" />
          <Skeleton shape="block" />
        </div>
        <div className={surface}>
          <Skeleton width="short" />
          <Skeleton shape="control" width="long" />
        </div>
      </div>
    </div>
  );
}
