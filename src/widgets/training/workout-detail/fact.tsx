import type { ReactNode } from 'react';
import { fact, factFigure, factName, factNote } from './view.css.js';

interface FactProps {
  name: string;
  /** The figure. */
  children: ReactNode;
  note?: ReactNode;
}

/** A figure over its name, in a list of such. */
export const Fact = ({ name, children, note }: FactProps) => (
  <div className={fact}>
    <dt className={factName}>{name}</dt>
    <dd className={factFigure}>{children}</dd>
    {note && <dd className={factNote}>{note}</dd>}
  </div>
);
