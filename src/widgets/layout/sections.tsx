import { useId, type ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../ui/feedback/coming/coming.js';
import { head, heading, muted, rows, section, view } from './sections.css.js';

interface SectionProps {
  texts: { title: string; text: string };
  children: ReactNode;
}

/** One group of settings with its heading and what it is for. */
export function Section({ texts: { title, text }, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} part="section" aria-labelledby={id}>
      <div className={head}>
        <h3 className={heading} id={id}>
          {title}
        </h3>
        <p className={muted}>{text}</p>
      </div>
      <div className={rows}>{children}</div>
    </section>
  );
}

/** Sections before anything is known of them. */
export function WaitingSections({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Coming label={label} className={view}>
      <Skeleton shape="title" width="medium" />
      {children}
    </Coming>
  );
}

/** One of them; its rows are the children. */
export function WaitingSection({ children }: { children: ReactNode }) {
  return (
    <div className={section}>
      <div>
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
      </div>
      <div className={rows}>{children}</div>
    </div>
  );
}

/** A field that will be there. */
export const WaitingField = () => (
  <div>
    <Skeleton width="short" />
    <Skeleton shape="control" />
  </div>
);
