import { heldOf } from './samples.js';

/** One of a distance's equal parts, the last of which may be shorter; metres, and the seconds in which something was measured. */
export interface Split {
  metres: number;
  seconds: number;
}

const SECONDS_PER_HOUR = 3600;

/** What is left over under this share of a part belongs to the part before it. */
const LEAST_SHARE = 0.01;

/**
 * A distance in parts of `each` metres. Where a part ends within a sample, the sample is cut there, as if its speed had
 * held evenly; gaps take no time and no way. All parts together are the whole.
 * @param speeds Metres an hour, one for each of the `seconds`.
 */
export function splitsOf(seconds: readonly number[], speeds: readonly (number | null)[], each: number): Split[] {
  const splits: Split[] = [];
  let open: Split = { metres: 0, seconds: 0 };
  for (const { value, length } of heldOf(seconds, speeds)) {
    const pace = value / SECONDS_PER_HOUR;
    // of most samples no part ends within
    const ends = Math.floor((open.metres + pace * length) / each);
    let left = length;
    for (let nth = 0; nth < ends; nth += 1) {
      const needed = (each - open.metres) / pace;
      splits.push({ metres: each, seconds: open.seconds + needed });
      open = { metres: 0, seconds: 0 };
      left -= needed;
    }
    open = { metres: open.metres + pace * left, seconds: open.seconds + left };
  }
  const last = splits.at(-1);
  if (!last || open.metres >= each * LEAST_SHARE) return open.seconds > 0 ? [...splits, open] : splits;
  return [...splits.slice(0, -1), { metres: last.metres + open.metres, seconds: last.seconds + open.seconds }];
}
