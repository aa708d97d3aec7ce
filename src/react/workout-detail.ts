import { component } from '../widgets/element/component.js';
import type { workoutDetail } from '../widgets/training/workout-detail/index.js';
import { View } from '../widgets/training/workout-detail/view.js';

export const WorkoutDetail = /* @__PURE__ */ component<typeof workoutDetail>('WorkoutDetail', View);
