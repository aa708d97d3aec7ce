import { useId, type ReactNode } from 'react';
import { body, footer as footerClass, panel, title as titleClass } from './side-panel.css.js';

export interface SidePanelProps {
  title: ReactNode;
  children: ReactNode;
  /** The panel's action and what goes with it. */
  footer?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  part?: string | undefined;
}

/** A panel beside a page's main matter that sums it up. */
export function SidePanel({ title, children, footer, headingLevel = 2, part = 'panel' }: SidePanelProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={panel} aria-labelledby={titleId} part={part}>
      <Heading className={titleClass} id={titleId}>
        {title}
      </Heading>
      <div className={body}>{children}</div>
      {footer && <div className={footerClass}>{footer}</div>}
    </section>
  );
}
