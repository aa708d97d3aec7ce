import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { blank, grid } from './grid.css.js';
import { field } from './streak.css.js';
import { main } from './view.css.js';

const rows = [0, 1, 2, 3, 4];
const days = [0, 1, 2, 3, 4, 5, 6];

/** The streaks and a month before anything is known of them. */
export const Waiting = ({ label }: { label: string }) => (
  <div className={main} aria-busy="true">
    <p className={unseen} role="status">
      {label}
    </p>
    <div className={field}>
      <Skeleton shape="figure" width="medium" />
      <Skeleton width="long" />
      <Skeleton width="medium" />
    </div>
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
);
