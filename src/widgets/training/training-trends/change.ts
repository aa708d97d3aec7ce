/** How a sum has changed. `share` of what was before, 0.12 for 12 %; from the double on, how many times that. */
export type Change = { is: 'same' } | { is: 'more' | 'less'; share: number } | { is: 'times'; factor: number };

/** Compared with the period before; undefined where there was nothing, of which nothing is a share. */
export function changeOf(now: number, before: number | undefined): Change | undefined {
  if (before === undefined || before <= 0) return undefined;
  const share = Math.round(((now - before) / before) * 100) / 100;
  if (share === 0) return { is: 'same' };
  if (share >= 1) return { is: 'times', factor: Math.round((now / before) * 10) / 10 };
  return { is: share > 0 ? 'more' : 'less', share: Math.abs(share) };
}
