import { component } from '../widgets/element/component.js';
import type { workoutPlan } from '../widgets/training/workout-plan/index.js';
import { View } from '../widgets/training/workout-plan/view.js';

export const WorkoutPlan = /* @__PURE__ */ component<typeof workoutPlan>('WorkoutPlan', View);
