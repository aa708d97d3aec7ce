export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** What one press adds; decimals as it has. */
  step?: number | undefined;
}

const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length;

/** The value so many steps further, within the limits. From nothing it begins at the nearest limit to zero. */
export function stepped(
  value: number | undefined,
  steps: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step = 1 }: NumberLimits,
): number {
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));
  if (value === undefined) return within(0);
  // 0.1 + 0.2 is not 0.3
  return within(Number((value + steps * step).toFixed(Math.min(10, Math.max(decimalsOf(value), decimalsOf(step))))));
}
