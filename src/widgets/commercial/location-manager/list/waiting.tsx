import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../../ui/feedback/coming/coming.js';
import { card, figures, grid, top } from './view.css.js';

/** Cards that are on their way. */
export function WaitingCards({ label }: { label: string }) {
  return (
    <Coming label={label}>
      <div className={grid}>
        {[0, 1, 2, 3].map(at => (
          <div key={at} className={card}>
            <div className={top}>
              <Skeleton shape="title" width="long" />
              <Skeleton width="medium" />
            </div>
            <div className={figures}>
              <Skeleton shape="figure" width="medium" />
            </div>
            <div>
              <Skeleton width="full" />
              <Skeleton width="medium" />
            </div>
            <div>
              <Skeleton shape="title" width="full" />
              <Skeleton width="medium" />
            </div>
          </div>
        ))}
      </div>
    </Coming>
  );
}
