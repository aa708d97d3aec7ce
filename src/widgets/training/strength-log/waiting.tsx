import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { block, row, rows, texts } from './view.css.js';

/** Routines that are on their way. */
export const Waiting = () => (
  <div className={rows} aria-hidden="true">
    {['1', '2', '3'].map(key => (
      <div key={key} className={row}>
        <span className={block} />
        <div className={texts}>
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
        </div>
      </div>
    ))}
  </div>
);
