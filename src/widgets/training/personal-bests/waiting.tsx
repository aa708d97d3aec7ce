import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { board, length, row, section } from './view.css.js';

/** Two boards, before anything is known of them. */
export const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={section}>
    {[0, 1].map(one => (
      <div key={one} className={board} aria-hidden="true">
        <Skeleton shape="control" />
        {[0, 1, 2].map(line => (
          <div key={line} className={row}>
            <span className={length}>
              <Skeleton width="medium" />
            </span>
            <Skeleton shape="figure" width="short" />
            <Skeleton shape="figure" width="short" />
          </div>
        ))}
      </div>
    ))}
  </Coming>
);
