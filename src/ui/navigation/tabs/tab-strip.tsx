import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { chevronLeft, chevronRight } from '../../icon/shapes.js';
import { list, more as moreClass, strip } from './tabs.css.js';

/** At which ends of a scrolling row there is more than it shows. */
export function moreAt({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}): 'start' | 'end' | 'both' | undefined {
  // From right to left a browser counts downwards from 0.
  const gone = Math.abs(scrollLeft);
  const [start, end] = [gone > 1, gone + clientWidth < scrollWidth - 1];
  return start && end ? 'both' : start ? 'start' : end ? 'end' : undefined;
}

/** Brings the chosen tab into view, clear of what fades out at the edges. */
function reveal(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tab) return;
  // Not scrollIntoView: that would scroll the page as well.
  const [box, its] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const room = 52;
  if (its.left < box.left + room) row.scrollLeft += its.left - box.left - room;
  else if (its.right > box.right - room) row.scrollLeft += its.right - box.right + room;
}

interface TabStripProps {
  label: string;
  /** The tab that must be in view. */
  current: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** The row of tabs. Where they do not fit it scrolls in its own box and shows that there is more. */
export function TabStrip({ label, current, onKeyDown, children }: TabStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<ReturnType<typeof moreAt>>();
  /** How wide it was; where it becomes narrower the tab may be beyond its edge. */
  const width = useRef<number>(undefined);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => setMore(moreAt(element));
    width.current ??= element.clientWidth;
    const resized = new ResizeObserver(() => {
      // who has scrolled to another tab stays there as long as nothing moves
      if (width.current !== element.clientWidth) reveal(element);
      width.current = element.clientWidth;
      look();
    });
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [children]);

  useEffect(() => {
    if (row.current) reveal(row.current);
  }, [current]);

  const go = (towards: 'start' | 'end') => {
    const element = row.current;
    if (!element) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: element.clientWidth * 0.7 * ((towards === 'end') === rtl ? -1 : 1),
      behavior: still ? 'instant' : 'smooth',
    });
  };
  return (
    <div className={strip}>
      <div
        ref={row}
        className={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        data-more={more}
        onKeyDown={onKeyDown}
        part="tabs"
      >
        {children}
      </div>
      {(['start', 'end'] as const)
        .filter(at => more === at || more === 'both')
        .map(at => (
          <button
            key={at}
            type="button"
            className={moreClass}
            data-at={at}
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => go(at)}
          >
            <Icon shape={at === 'start' ? chevronLeft : chevronRight} />
          </button>
        ))}
    </div>
  );
}
