import type { ReactNode } from 'react';
import { bulk, bulkCount } from './bulk-line.css.js';

interface BulkLineProps {
  /** What it is, for a screen reader. */
  label: string;
  /** How much is chosen. */
  text: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** At the foot of the view, wherever in the list somebody is: what they have chosen, and what they can do with it. */
export const BulkLine = ({ label, text, children }: BulkLineProps) => (
  <div className={bulk} role="group" aria-label={label} part="table-bulk">
    <span className={bulkCount}>{text}</span>
    {children}
  </div>
);
