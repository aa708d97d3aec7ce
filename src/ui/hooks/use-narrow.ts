import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the box that an element is in is narrower than so many CSS px: for a component that then becomes another
 * element, which a container query cannot make. The box must not be as wide as the element makes it.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, below: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current?.parentElement;
    if (!box) return undefined;
    const look = () => {
      const width = box.clientWidth;
      // A box without layout says nothing.
      if (width > 0) setNarrow(width < below);
    };
    const resized = new ResizeObserver(look);
    resized.observe(box);
    look();
    return () => resized.disconnect();
  }, [element, below]);
  return narrow;
}
