import { useId, type ReactNode } from 'react';
import { fields, muted, section, sectionHead, sectionTitle } from './view.css.js';

/** One group of fields with its heading and what it is for. */
export function Section({ texts: { title, text }, children }: { texts: { title: string; text: string }; children: ReactNode }) {
  const id = useId();
  return (
    <section className={section} part="section" aria-labelledby={id}>
      <div className={sectionHead}>
        <h3 className={sectionTitle} id={id}>{title}</h3>
        <p className={muted}>{text}</p>
      </div>
      <div className={fields}>{children}</div>
    </section>
  );
}
