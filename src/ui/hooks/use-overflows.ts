import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a box holds more than it shows: such a box must be reachable by keyboard, any other must not. The box must
 * grow with what it holds up to its limit: then its own size says when that changes.
 * `unmeasured` is the answer for a box that is not laid out: not yet, or hidden for now.
 */
export function useOverflows(box: RefObject<HTMLElement | null>, unmeasured = false): boolean {
  const [overflows, setOverflows] = useState(unmeasured);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const resized = new ResizeObserver(() => {
      const { clientHeight, scrollHeight } = element;
      setOverflows(clientHeight > 0 ? scrollHeight > clientHeight + 1 : unmeasured);
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, [box, unmeasured]);
  return overflows;
}
