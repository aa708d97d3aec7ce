import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { blank, days as daysClass, head, place, row, texts } from './day.css.js';
import { field } from './summary.css.js';
import { actions, whole } from './view.css.js';

const days = [0, 1, 2, 3, 4, 5, 6];

/** The figures and the seven days before they have come. */
export const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={whole}>
    <div className={field} aria-hidden="true">
      <Skeleton shape="figure" width="medium" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </div>
    <div className={actions} aria-hidden="true">
      <Skeleton shape="control" width="short" />
    </div>
    <div className={daysClass} aria-hidden="true">
      {days.map(day => (
        <div key={day} className={row}>
          <div className={head}>
            <Skeleton width="medium" />
          </div>
          <div className={place}>
            <div className={blank} />
          </div>
          <div className={texts}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </div>
        </div>
      ))}
    </div>
  </Coming>
);
