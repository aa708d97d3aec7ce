import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../../ui/feedback/coming/coming.js';
import { columns, sheet, view } from '../view.css.js';

/** A location that is on its way. */
export function WaitingPlace({ label }: { label: string }) {
  return (
    <Coming label={label} className={view}>
      <Skeleton shape="title" width="long" />
      <Skeleton width="medium" />
      <Skeleton shape="control" />
      <div className={columns}>
        {[0, 1].map(at => (
          <div key={at} className={sheet}>
            <Skeleton shape="figure" width="medium" />
            <Skeleton width="long" />
            <Skeleton width="full" />
            <Skeleton width="medium" />
          </div>
        ))}
      </div>
    </Coming>
  );
}
