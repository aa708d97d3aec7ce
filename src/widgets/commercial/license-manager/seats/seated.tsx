import { useEffect, useState } from 'react';
import type { License } from '../../../../core/contract/schemas/commercial/licenses.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { Tooltip } from '../../../../ui/feedback/tooltip/tooltip.js';
import { plus } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { useStore } from '../../../screen/use-store.js';
import { acts, heading, section } from '../../desk.css.js';
import { MachineTable } from './machine-table.js';
import type { LicenseModel, LicenseShown } from './model.js';
import { seatsWords, type SeatsCopy } from './seats-copy.js';

interface SeatedProps {
  model: LicenseModel;
  shown: LicenseShown;
  onMachines: () => void;
  onOrder: (() => void) | undefined;
}

/** Why no seat can be given now. */
function stopped({ status, seats, seatsUsed }: License, { assignStopped }: SeatsCopy): string | undefined {
  if (status === 'expired' || status === 'suspended') return assignStopped[status];
  return seatsUsed >= seats ? assignStopped.none : undefined;
}

/** The machines that have a seat, and what can be done with those. */
export function Seated({ model, shown: { license, maySeat }, onMachines, onOrder }: SeatedProps) {
  const copy = useWords(seatsWords);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const seating = useStore(model.seating.$seating);
  // whoever changes their mind finds what was chosen; what was done is gone
  useEffect(() => {
    if (seating.is === 'changed') setSelected([]);
  }, [seating]);
  const why = stopped(license, copy);
  const assign = maySeat && (
    <Tooltip text={why}>
      <Button type="secondary" size="sm" icon={plus} disabled={why !== undefined} onClick={() => model.go('choosing')}>
        {copy.assign}
      </Button>
    </Tooltip>
  );
  const release = (ids: readonly string[]) => (
    <Button type="secondary" size="sm" onClick={() => void model.seating.check('release', ids)}>
      {copy.seated.release}
    </Button>
  );
  return (
    <section className={section} aria-label={copy.seated.title}>
      <h3 className={heading}>{copy.seated.title}</h3>
      <div className={acts}>
        {assign}
        {onOrder && (
          <Button type="secondary" size="sm" onClick={onOrder}>
            {copy.order}
          </Button>
        )}
        <Button type="ghost" size="sm" onClick={onMachines}>
          {copy.seated.all}
        </Button>
      </div>
      <MachineTable
        model={model.seated}
        caption={copy.seated.title}
        selected={selected}
        onSelect={setSelected}
        bulkActions={maySeat ? release : undefined}
        empty={<EmptyState title={copy.seated.emptyTitle}>{copy.seated.emptyText}</EmptyState>}
      />
    </section>
  );
}
