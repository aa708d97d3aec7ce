import { Skeleton } from '../../feedback/skeleton/skeleton.js';
import { banner, card, frame, inside, waiting } from './pricing-card.css.js';

/** A pricing card whose offer is not known yet, of the same height. */
export function PricingCardSkeleton() {
  return (
    <div className={frame} aria-hidden="true" part="card-skeleton">
      <div className={card}>
        <p className={banner} />
        <div className={inside}>
          <div className={waiting}>
            <Skeleton shape="title" width="medium" />
            <Skeleton shape="figure" width="long" />
            <Skeleton shape="block" />
          </div>
          <Skeleton shape="control" />
        </div>
      </div>
    </div>
  );
}
