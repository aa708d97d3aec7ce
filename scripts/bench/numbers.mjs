/** The middle one; of an even number of values the larger of the two in the middle. */
export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The mean of the middle half: steadier than the median, and as deaf to a visit that hung. */
export function midmean(values) {
  const quarter = Math.floor(values.length / 4);
  const middle = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/**
 * How the midmeans of two pages relate, and between what that would lie in 95 of 100 such runs: percentiles of what is
 * drawn from the visits again (https://en.wikipedia.org/wiki/Bootstrapping_(statistics)).
 */
export function ratioOf(ours, floor) {
  const again = values => values.map(() => values[Math.floor(Math.random() * values.length)]);
  const drawn = Array.from({ length: 2000 }, () => midmean(again(ours)) / midmean(again(floor)));
  drawn.sort((a, b) => a - b);
  const at = share => drawn[Math.round(share * (drawn.length - 1))];
  return { ratio: midmean(ours) / midmean(floor), low: at(0.025), high: at(0.975) };
}

export const worst = values => Math.max(...values);

/** What a row reports about its number. A number that is missing is over any budget. */
export function verdictOf({ value, budget, aim }) {
  if (!(value <= budget)) return 'TOO MUCH';
  return value <= aim ? 'ok, aim met' : 'ok';
}

/** The last line, and what the process answers. */
export function summaryOf(rows) {
  const over = rows.filter(row => verdictOf(row) === 'TOO MUCH');
  if (over.length === 0) return { line: `All ${rows.length} rows are within their budgets.`, exitCode: 0 };
  return {
    line: `${over.length} of ${rows.length} rows ${over.length === 1 ? 'is' : 'are'} over: ${over.map(({ name }) => name).join('; ')}.`,
    exitCode: 1,
  };
}

/**
 * How many requests there were until a moment, and how many of them had to wait for one another: a request that began
 * when another had ended comes a round after it. The browser's question whether it may ask another origin is a request
 * of its own, in the round of what it is about.
 * @param {readonly { type: string, start: number, end: number }[]} requests
 */
export function roundsOf(requests, until) {
  const before = requests.filter(({ start }) => start < until).toSorted((a, b) => a.start - b.start);
  const rounds = [];
  for (const { type, start, end } of before) {
    if (type === 'Preflight') continue;
    const waitedFor = rounds.filter(earlier => earlier.end <= start).map(({ round }) => round);
    rounds.push({ end, round: 1 + Math.max(0, ...waitedFor) });
  }
  return { count: before.length, chain: Math.max(0, ...rounds.map(({ round }) => round)) };
}
