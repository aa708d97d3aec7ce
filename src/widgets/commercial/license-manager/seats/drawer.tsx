import { useEffect, useRef } from 'react';
import type { License } from '../../../../core/contract/schemas/commercial/licenses.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { useWords } from '../../../../ui/language/language.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { acts, said, stack } from '../../desk.css.js';
import { EditLicense } from '../edit/edit-license.js';
import { Choosing } from './choosing.js';
import { createLicense, type LicenseModel, type LicenseShown } from './model.js';
import { Remarks } from './remarks.js';
import { Seated } from './seated.js';
import { SeatingDialog } from './seating-dialog.js';
import { seatsWords } from './seats-copy.js';
import { Suspend } from './suspend.js';
import { Summary } from './summary.js';

export interface LicenseDrawerProps {
  license: License;
  onChanged: () => void;
  onMachines: () => void;
  /** For those who order. */
  onOrder?: (() => void) | undefined;
  onClose: () => void;
}

/** One license beside the list. */
export function View({ license, onChanged, onMachines, onOrder, onClose }: LicenseDrawerProps) {
  const model = useWorkModel(session => createLicense({ session, license, onChanged }), [license.id]);
  const shown = useStore(model.$license);
  const { view, note } = shown;
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  // what was pressed is gone with the part that it stood in
  useEffect(() => {
    if (before.current !== view || note) top.current?.focus();
    before.current = view;
  }, [view, note]);
  return (
    <>
      <Drawer
        open
        title={<bdi>{shown.license.location.name}</bdi>}
        onClose={onClose}
        footer={view === 'seats' && shown.mayManage && <Manage model={model} shown={shown} />}
      >
        <div className={stack}>
          <div ref={top} tabIndex={-1} className={said}>
            <Remarks shown={shown} />
          </div>
          {view === 'seats' && (
            <>
              <Summary shown={shown} />
              <Seated model={model} shown={shown} onMachines={onMachines} onOrder={onOrder} />
            </>
          )}
          {view === 'choosing' && <Choosing model={model} shown={shown} />}
          {view === 'editing' && <EditLicense model={model} license={shown.license} />}
        </div>
      </Drawer>
      <SeatingDialog model={model.seating} onDone={() => model.go('seats')} />
      {shown.suspending && <Suspend model={model} shown={shown} />}
    </>
  );
}

/** What customer service does with the license itself. */
function Manage({ model, shown: { license } }: { model: LicenseModel; shown: LicenseShown }) {
  const copy = useWords(seatsWords);
  return (
    <div className={acts}>
      <Button type={license.suspended ? 'secondary' : 'warning'} onClick={model.askToSuspend}>
        {license.suspended ? copy.resume : copy.suspend}
      </Button>
      <Button type="secondary" onClick={() => model.go('editing')}>
        {copy.edit}
      </Button>
    </div>
  );
}
