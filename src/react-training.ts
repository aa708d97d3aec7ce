// The components of training, for its own pages: no other page brings them. A test holds these against the table of widgets.

export { Badges } from './react/badges.js';
export { Challenges } from './react/challenges.js';
export { ClassLibrary } from './react/class-library.js';
export { ClassPlayer } from './react/class-player.js';
export { PersonalBests } from './react/personal-bests.js';
export { StrengthLog } from './react/strength-log.js';
export { StrengthSession } from './react/strength-session.js';
export { TrainingToday } from './react/training-today.js';
export { TrainingTrends } from './react/training-trends.js';
export { WorkoutCalendar } from './react/workout-calendar.js';
export { WorkoutDetail } from './react/workout-detail.js';
export { WorkoutHistory } from './react/workout-history.js';
export { WorkoutPlan } from './react/workout-plan.js';
