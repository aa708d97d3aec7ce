import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { content, field, one, section, waitingDrawing } from './view.css.js';

export const WaitingFigure = () => (
  <div className={one} aria-hidden="true">
    <Skeleton width="short" />
    <Skeleton shape="figure" width="short" />
    <Skeleton width="short" />
  </div>
);

export const WaitingDrawing = () => (
  <div className={waitingDrawing} aria-hidden="true">
    <Skeleton shape="title" width="short" />
    <Skeleton width="medium" />
  </div>
);

/** Tools, field and types, before anything is known of them. */
export const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={content}>
    <Skeleton shape="control" width="medium" />
    <div className={field}>
      <div className={content}>
        <Skeleton shape="title" width="long" />
        <WaitingFigure />
        <WaitingDrawing />
      </div>
    </div>
    <div className={section}>
      <Skeleton shape="title" width="short" />
      {[0, 1, 2, 3].map(row => (
        <Skeleton key={row} shape="control" />
      ))}
    </div>
  </Coming>
);
