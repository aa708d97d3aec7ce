/** Where the things of training are, for the widgets that lead there. */
export const workoutHref = '/training/workouts/{workoutId}';
