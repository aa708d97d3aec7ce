import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { unseen } from '../../../../ui/style/unseen.css.js';
import { best, bests, content, drawing, field, one, section } from './view.css.js';

export const WaitingDrawing = () => (
  <div className={drawing} aria-hidden="true">
    <Skeleton shape="title" width="short" />
    <Skeleton width="medium" />
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
    <WaitingDrawing />
  </div>
);

/** Tools, field and bests, before anything is known of them. */
export const Waiting = ({ label }: { label: string }) => (
  <div className={content} aria-busy="true">
    <span className={unseen} role="status">
      {label}
    </span>
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
  </div>
);
