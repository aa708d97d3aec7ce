const SECONDS = 14_400;

/** Uneven like a ride, and the same in every run; silent for a minute in each hour. */
const column = (middle, swing, seed) =>
  Array.from({ length: SECONDS }, (_, second) =>
    second % 3600 > 3540
      ? null
      : Math.round(
          middle +
            swing * (Math.sin(second / 311 + seed) + 0.5 * Math.sin(second / 7) + 0.4 * Math.sin(second * 2.3 + seed)),
        ),
  );

/** The body of a four-hour ride with six metrics, a sample a second, that ended an hour before `now` (unix seconds). */
export const rideUntil = now => ({
  type: 'bike',
  title: 'Long ride',
  startedAt: now - 3600 - SECONDS,
  durationSeconds: SECONDS,
  timeZone: 'America/New_York',
  completed: true,
  source: 'app',
  recording: {
    seconds: Array.from({ length: SECONDS }, (_, second) => second),
    metrics: {
      output: column(190, 60, 1),
      cadence: column(84, 9, 2),
      resistance: column(42, 8, 3),
      speed: column(31_000, 4000, 4),
      heart_rate: column(142, 14, 5),
      incline: column(20, 15, 6),
    },
  },
});
