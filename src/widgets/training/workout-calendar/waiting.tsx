import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { blank, grid } from './grid.css.js';
import { field, waitingLines } from './streak.css.js';
import { all, columns, main } from './view.css.js';

const rows = [0, 1, 2, 3, 4];
const days = [0, 1, 2, 3, 4, 5, 6];

/** The streaks before they have come. */
export const StreakWaiting = () => (
  <div className={field} aria-busy="true">
    <div className={waitingLines}>
      <Skeleton shape="figure" width="short" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
  </div>
);

/** The streaks and a month before anything is known of them. */
export const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={all}>
    <StreakWaiting />
    <div className={columns}>
      <div className={main}>
        <Skeleton shape="title" width="medium" />
        <table className={grid} aria-hidden="true">
          <tbody>
            {rows.map(row => (
              <tr key={row}>
                {days.map(day => (
                  <td key={day} className={blank}>
                    <Skeleton width="medium" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Skeleton width="medium" />
      </div>
    </div>
  </Coming>
);
