import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** User and system seconds of every program that this one has started and that has ended, with all that those waited for. */
function ofChildren() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name in parentheses may hold spaces; the sixteenth and seventeenth fields are what is wanted.
    const [, , , , , , , , , , , , , user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return (user + system) / TICKS;
  } catch {
    return undefined;
  }
}

/**
 * Measures what programs cost from now on; where there is no /proc, nothing is known.
 * @returns {{ since: () => number | undefined, all: () => number | undefined }} what has ended since it was last asked, and all
 */
export function cpuMeter() {
  const first = ofChildren();
  let last = first;
  const minus = (to, from) => (to === undefined || from === undefined ? undefined : Math.round((to - from) * 10) / 10);
  return {
    since: () => {
      const before = last;
      last = ofChildren();
      return minus(last, before);
    },
    all: () => minus(ofChildren(), first),
  };
}
