import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../../ui/feedback/coming/coming.js';
import { best, bests, content, drawing, field, graphs, one, section } from './view.css.js';

/** The graphs, before they are drawn: the weeks, and the curve before them where there is one. */
export const WaitingGraphs = ({ count }: { count: 1 | 2 }) => (
  <div className={graphs} aria-hidden="true">
    {[0, 1].slice(0, count).map(at => (
      <div key={at} className={drawing}>
        <Skeleton shape="title" width="short" />
        <Skeleton width="medium" />
      </div>
    ))}
  </div>
);

/** The field, before anything is known of its exercise. */
export const WaitingCurve = () => (
  <div className={content} aria-hidden="true">
    <div className={one}>
      <Skeleton width="short" />
      <Skeleton shape="figure" width="short" />
      <Skeleton width="short" />
    </div>
    <WaitingGraphs count={2} />
  </div>
);

/** Tools, field and bests, before anything is known of them. */
export const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={content}>
    <Skeleton shape="control" width="medium" />
    <div className={field}>
      <WaitingCurve />
    </div>
    <div className={section} aria-hidden="true">
      <Skeleton shape="title" width="short" />
      <div className={bests}>
        {[0, 1, 2, 3].map(at => (
          <div key={at} className={best}>
            <Skeleton width="medium" />
            <Skeleton shape="figure" width="short" />
          </div>
        ))}
      </div>
    </div>
  </Coming>
);
