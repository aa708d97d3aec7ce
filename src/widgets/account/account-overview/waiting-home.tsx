import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { buttons, home, surface, view } from './view.css.js';

/** The same two parts, before anything is known. */
export function WaitingHome({ label }: { label: string }) {
  return (
    <Coming label={label} className={view}>
      <Skeleton shape="title" width="medium" />
      <div className={home}>
        <div className={surface}>
          <Skeleton width="short" />
          <Skeleton shape="figure" width="medium" />
          <Skeleton width="long" />
          <div className={buttons}>
            <Skeleton shape="control" width="medium" />
          </div>
        </div>
        <Skeleton shape="block" />
      </div>
    </Coming>
  );
}
