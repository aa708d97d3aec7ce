import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../../../ui/language/language.js';
import { paper as paperClass } from './details.css.js';
import { paperSheet } from './paper-sheet.js';

interface PaperProps {
  title: string;
  children: ReactNode;
  ref: Ref<HTMLIFrameElement>;
}

/** Styles made in the document that they are for: that is neither markup nor an inline style to a content policy. */
function preparePage(page: Document, title: string, locale: string, direction: string): void {
  page.title = title;
  page.documentElement.lang = locale;
  page.documentElement.dir = direction;
  const view = page.defaultView;
  if (!view || page.adoptedStyleSheets.length > 0) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(paperSheet);
  page.adoptedStyleSheets = [sheet];
}

/**
 * A document of its own inside the page, so that printing it prints nothing else: no window that a browser could block,
 * and no rule for print on the page around, which may be a stranger's. It is as high as its content.
 */
export function Paper({ title, children, ref }: PaperProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const locale = useLocale();
  const [page, setPage] = useState<Document>();
  useImperativeHandle<HTMLIFrameElement | null, HTMLIFrameElement | null>(ref, () => frame.current, []);
  // Firefox puts another empty document in the place of the first one when it has loaded.
  const look = () => setPage(frame.current?.contentDocument ?? undefined);
  useEffect(look, []);
  useLayoutEffect(() => {
    if (page && frame.current) preparePage(page, title, locale, getComputedStyle(frame.current).direction);
  }, [page, title, locale]);
  useLayoutEffect(() => {
    const view = page?.defaultView;
    if (!view) return undefined;
    const fit = () => {
      const { current } = frame;
      const borders = current ? current.offsetHeight - current.clientHeight : 0;
      current?.style.setProperty('height', `${page.body.offsetHeight + borders}px`);
    };
    let frameAhead = 0;
    // Asked of the document's own window, which is gone with it, and answered in the next frame: the dialog around is measured
    // in this one and would be again. A browser calls either an error, and the page around logs it.
    const resized = new view.ResizeObserver(() => {
      cancelAnimationFrame(frameAhead);
      frameAhead = requestAnimationFrame(fit);
    });
    resized.observe(page.body);
    fit();
    return () => {
      cancelAnimationFrame(frameAhead);
      resized.disconnect();
    };
  }, [page]);
  return (
    <iframe ref={frame} className={paperClass} title={title} onLoad={look} part="receipt">
      {page && createPortal(children, page.body)}
    </iframe>
  );
}
