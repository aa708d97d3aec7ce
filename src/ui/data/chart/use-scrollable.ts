import { useEffect, useState, type RefObject } from 'react';

/** Whether a box holds more than it shows, in either direction: then a keyboard must be able to scroll it. */
export function useScrollable(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () =>
      setScrolls(element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    return () => resized.disconnect();
  }, [box]);
  return scrolls;
}
