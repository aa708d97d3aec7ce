/** How much of the whole, from 0 to 1; a value past either end counts as the end. */
export function share(value: number, max: number): number {
  if (!(max > 0) || Number.isNaN(value)) return 0;
  return Math.max(0, Math.min(1, value / max));
}
