import { useState, type MouseEvent } from 'react';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { useStore } from '../../screen/use-store.js';
import type { workoutHistory } from './index.js';
import type { WorkoutHistoryModel } from './model.js';
import type { Way } from './way.js';

const loadAdd = () => import('./add/view.tsx?widget');

interface AddingProps extends Pick<PropsOf<typeof workoutHistory>, 'onWorkoutAdded'> {
  model: WorkoutHistoryModel;
  way: Way;
  /** The member's day. */
  today: string;
  onClose: () => void;
}

/** A workout by hand or from a file: few come to it, so its code comes with the press. */
export function Adding({ model, way: { hrefOf, onOpen }, today, onWorkoutAdded, onClose }: AddingProps) {
  const known = useStore(model.$known);
  // What is being typed is in these units, and by these clocks.
  const [settings] = useState(known.settings);
  const again = () => void model.again();
  return (
    <LazyView
      load={loadAdd}
      props={{
        settings,
        today,
        linkTo: (workoutId: string) => ({
          href: hrefOf(workoutId),
          onClick: (event: MouseEvent) => onOpen(workoutId, event),
        }),
        onAdded(workoutId: string) {
          onWorkoutAdded?.({ workoutId });
          again();
        },
        onChanged: again,
        onClose,
      }}
      waiting={null}
    />
  );
}
