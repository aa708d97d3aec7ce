import { useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { arrowLeft } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { heading, muted, section } from '../../desk.css.js';
import { MachineTable } from './machine-table.js';
import type { LicenseModel, LicenseShown } from './model.js';
import { seatsWords } from './seats-copy.js';

/** Machines of the location that have no seat, to give them one. */
export function Choosing({ model, shown: { license } }: { model: LicenseModel; shown: LicenseShown }) {
  const { unseated: copy } = useWords(seatsWords);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const free = Math.max(0, license.seats - license.seatsUsed);
  const over = selected.length - free;
  const assign = (ids: readonly string[]) => (
    <>
      {over > 0 && <span>{copy.over(over)}</span>}
      <Button size="sm" onClick={() => void model.seating.check('assign', ids)}>
        {copy.assign}
      </Button>
    </>
  );
  return (
    <section className={section} aria-label={copy.title}>
      <div>
        <Button type="ghost" size="sm" icon={arrowLeft} onClick={() => model.go('seats')}>
          {copy.back}
        </Button>
      </div>
      <div>
        <h3 className={heading}>{copy.title}</h3>
        <p className={muted}>{copy.text(free)}</p>
      </div>
      <MachineTable
        model={model.unseated}
        caption={copy.title}
        selected={selected}
        onSelect={setSelected}
        bulkActions={assign}
        empty={<EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>}
      />
    </section>
  );
}
