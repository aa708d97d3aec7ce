import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { arena, field, texts } from './header.css.js';
import { fact, figures, rows } from './view.css.js';

/** The header and the figures before anything is known of them. */
export const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={rows}>
    <div className={arena} aria-hidden="true">
      <div className={field} />
      <div className={texts}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="medium" />
        <Skeleton width="medium" />
        <Skeleton width="short" />
        <Skeleton shape="figure" width="short" />
      </div>
    </div>
    <div className={figures} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={fact}>
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
    <Skeleton shape="block" />
  </Coming>
);
