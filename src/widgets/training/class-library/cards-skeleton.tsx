import { CardSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { cards } from './view.css.js';

/** Classes that are on their way. */
export const CardsSkeleton = () => (
  <div className={cards}>
    {['1', '2', '3', '4', '5', '6', '7', '8'].map(key => (
      <CardSkeleton key={key} />
    ))}
  </div>
);
