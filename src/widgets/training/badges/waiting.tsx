import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { all, group, groups, scoreField, sheet, tile, tiles, top } from './view.css.js';

const rows = [0, 1, 2];
const places = [0, 1, 2, 3];

/** Badges before anything is known of them. */
export const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={all}>
    <div className={top}>
      <div className={scoreField}>
        <Skeleton shape="figure" width="short" />
        <Skeleton width="medium" />
      </div>
      <div className={sheet}>
        {rows.map(row => (
          <Skeleton key={row} width="long" />
        ))}
      </div>
    </div>
    <div className={groups}>
      {rows.map(row => (
        <div key={row} className={group}>
          <Skeleton width="short" />
          <div className={tiles}>
            {places.map(place => (
              <div key={place} className={tile}>
                <Skeleton shape="block" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  </Coming>
);
