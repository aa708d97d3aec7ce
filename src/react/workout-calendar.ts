import { component } from '../widgets/element/component.js';
import type { workoutCalendar } from '../widgets/training/workout-calendar/index.js';
import { View } from '../widgets/training/workout-calendar/view.js';

export const WorkoutCalendar = /* @__PURE__ */ component<typeof workoutCalendar>('WorkoutCalendar', View);
