import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button/button.js';
import { useWords } from '../../../../ui/language/language.js';
import { Tooltip } from '../../../../ui/feedback/tooltip/tooltip.js';
import { acts as actsClass, facts, note as noteClass, row, term, value as valueClass } from './drawer.css.js';
import { machineWords } from './machine-copy.js';

export interface FactAct {
  label: string;
  /** Why it can't be done now; it can be reached, to say so. */
  why?: string | undefined;
  onClick: () => void;
}

export interface FactRow {
  term: string;
  value: ReactNode;
  /** A small line below. */
  note?: ReactNode;
  acts?: readonly FactAct[] | undefined;
}

/** What is known of a thing, and beside each what can be done about it. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  const { actOn } = useWords(machineWords);
  return (
    <dl className={facts}>
      {rows.map(({ term: name, value, note, acts = [] }) => (
        <div key={name} className={row}>
          <dt className={term}>{name}</dt>
          <dd className={valueClass}>
            {value}
            {note && <span className={noteClass}>{note}</span>}
          </dd>
          {acts.length > 0 && (
            <dd className={actsClass}>
              {acts.map(({ label, why, onClick }) => (
                <Tooltip key={label} text={why}>
                  <Button
                    type="ghost"
                    size="sm"
                    label={actOn(label, name)}
                    disabled={why !== undefined}
                    onClick={onClick}
                  >
                    {label}
                  </Button>
                </Tooltip>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
