import type { ReactNode } from 'react';

/** A part of a text page under a title of its own; with an `id`, links lead to it. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="section" id={id} tabIndex={id === undefined ? undefined : -1}>
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}
