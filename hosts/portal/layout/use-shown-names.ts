import { useEffect, useState, type RefObject } from 'react';

const textOf = (element: Element | null | undefined): string | undefined =>
  element?.textContent.trim().replaceAll(/\s+/g, ' ') || undefined;

interface Names {
  /** What the page's widget calls what it shows: its title. */
  widget?: string | undefined;
  /** The same of a drawer that lies over the page. */
  drawer?: string | undefined;
}

/**
 * Reads what is called by name on the page around `heading`. Only a widget knows what its one thing is called, and it shows
 * that as its title: the two cannot differ, in any language, where a widget's event of its own for it could. The page's
 * heading is no part of what is read, so what comes of it asks for nothing more.
 */
export function useShownNames(heading: RefObject<HTMLElement | null>): Names {
  const [names, setNames] = useState<Names>({});
  useEffect(() => {
    const main = heading.current?.closest('main');
    if (!main) return undefined;
    const look = () => {
      const titles = [...main.querySelectorAll('h2')].filter(textOf);
      const widget = textOf(titles.find(one => !one.closest('dialog')));
      const drawer = textOf(titles.find(one => one.closest('dialog[open][part=drawer]')));
      setNames(old => (old.widget === widget && old.drawer === drawer ? old : { widget, drawer }));
    };
    const changes = new MutationObserver(look);
    // A drawer opens and closes by its attribute.
    changes.observe(main, { childList: true, subtree: true, characterData: true, attributeFilter: ['open'] });
    look();
    return () => changes.disconnect();
  }, [heading]);
  return names;
}
