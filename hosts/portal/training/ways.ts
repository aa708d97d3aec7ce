/** Where the things of training are, for the widgets that lead there. */
export const workoutsPath = '/training/workouts';
export const workoutHref = `${workoutsPath}/{workoutId}`;
export const strengthPath = '/training/strength';
export const sessionPath = `${strengthPath}/session`;
export const classesPath = '/training/classes';
export const contentHref = `${classesPath}/{contentId}`;
/** A place in a class that is live. */
export const liveHref = `${contentHref}?slot={slotId}`;
/** Where a membership is begun, resumed and changed: the page knows which. */
export const membershipPath = '/';
