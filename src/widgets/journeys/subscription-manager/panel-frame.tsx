import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { arrowLeft } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { panelWords } from './panel-copy.js';
import { back, frame, panelTitle } from './panel-frame.css.js';

/** Whether a panel was opened by a press. One that the page begins with leaves the focus where it is. */
export const OpenedByPress = createContext(true);

export interface PanelFrameProps {
  title: string;
  /** Where in its steps the panel is; the title takes the focus with every other one. */
  stage?: string | undefined;
  /** Missing where there is nothing to go back to. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** What replaces the membership: the way back, a title, and the panel. */
export function PanelFrame({ title, stage, onBack, children }: PanelFrameProps) {
  const copy = useWords(panelWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useContext(OpenedByPress);
  const before = useRef<string | undefined | false>(false);
  useEffect(() => {
    // a page's effects run twice in StrictMode: only another stage moves the focus again
    const isFirst = before.current === false;
    if (isFirst ? pressed : before.current !== stage) heading.current?.focus();
    before.current = stage;
  }, [stage, pressed]);
  return (
    <section className={frame} part="panel" aria-label={title}>
      {onBack && (
        <div className={back}>
          <Button type="ghost" size="sm" icon={arrowLeft} onClick={onBack}>
            {copy.back}
          </Button>
        </div>
      )}
      <h2 ref={heading} className={panelTitle} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
