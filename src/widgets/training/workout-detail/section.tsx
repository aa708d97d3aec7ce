import { useId, type ReactNode } from 'react';
import { heading, muted, section, stack } from './view.css.js';

interface SectionProps {
  title: string;
  /** How its figures come about. */
  how?: string | undefined;
  children: ReactNode;
}

/** A group of what is known of a workout. */
export function Section({ title, how, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} part="section" aria-labelledby={id}>
      <div>
        <h3 className={heading} id={id}>
          {title}
        </h3>
        {how && <p className={muted}>{how}</p>}
      </div>
      <div className={stack}>{children}</div>
    </section>
  );
}
