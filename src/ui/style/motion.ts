/** How everything moves: fast at first, then settling. `durationFeedback` and `durationEnter` say for how long. */
export const easing = 'ease-out';
