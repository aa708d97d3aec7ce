import { useLayoutEffect, useState, type RefObject } from 'react';

/** What a drawing has to know of its place. Without a layout (a server, a test) it is 640 px wide. */
export interface Plot {
  width: number;
  rtl: boolean;
}

/** Measures the box that is drawn into, now and whenever it changes. */
export function usePlot(box: RefObject<HTMLElement | null>): Plot {
  const [plot, setPlot] = useState<Plot>({ width: 640, rtl: false });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const width = Math.round(element.getBoundingClientRect().width) || 640;
      const rtl = getComputedStyle(element).direction === 'rtl';
      setPlot(old => (old.width === width && old.rtl === rtl ? old : { width, rtl }));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    measure();
    return () => resized.disconnect();
  }, [box]);
  return plot;
}
