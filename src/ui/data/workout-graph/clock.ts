const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds since the beginning as a stopwatch shows them: `4:05`, `1:02:03`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
