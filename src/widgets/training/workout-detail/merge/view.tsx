import { useState } from 'react';
import type { WorkoutDetail } from '../../../../core/contract/schemas/training/workout-detail.js';
import type { Workout } from '../../../../core/contract/schemas/training/workouts.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../../ui/language/language.js';
import { workoutWords } from '../../../workouts/copy.js';
import { mergeWords } from '../../../workouts/merge-copy.js';
import { Merge, type MergeProps } from '../../../workouts/merge.js';
import { stack } from '../view.css.js';

interface NoticeProps extends Pick<MergeProps, 'units' | 'linkTo' | 'onMerged' | 'onRestored'> {
  workout: Workout;
  /** One at least. */
  overlaps: WorkoutDetail['overlaps'];
  /** It was merged into another one, and is gone itself. */
  isGone: boolean;
}

/** There are other records of this session: a quiet notice of each, and what to do with both. */
export const View = ({ overlaps, isGone, ...props }: NoticeProps) => (
  <div className={stack}>
    {overlaps.map(other => (
      <Notice key={other.id} other={other} isGone={isGone} {...props} />
    ))}
  </div>
);

type OneProps = Omit<NoticeProps, 'overlaps'> & { other: WorkoutDetail['overlaps'][number] };

function Notice({ other, isGone, workout, ...props }: OneProps) {
  const copy = useWords(mergeWords);
  const { sources } = useWords(workoutWords);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Merge own={workout} otherId={other.id} as="shown" {...props} />;
  if (isGone) return null;
  return (
    <Banner
      tone="info"
      announced={false}
      title={copy.title}
      actions={
        <Button type="secondary" size="sm" onClick={() => setOpen(true)}>
          {copy.compare}
        </Button>
      }
    >
      {copy.overlapping(other.title, sources[other.source])}
    </Banner>
  );
}
