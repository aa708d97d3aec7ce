import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { columns, surface, view } from './view.css.js';

/** The same two cards, before anything is known. */
export function Waiting({ label }: { label: string }) {
  return (
    <Coming label={label} className={view}>
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
    </Coming>
  );
}
