import { component } from '../widgets/element/component.js';
import type { workoutHistory } from '../widgets/training/workout-history/index.js';
import { View } from '../widgets/training/workout-history/view.js';

export const WorkoutHistory = /* @__PURE__ */ component<typeof workoutHistory>('WorkoutHistory', View);
