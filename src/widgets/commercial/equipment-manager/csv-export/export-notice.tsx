import { useEffect, useRef } from 'react';
import type { EquipmentSelection } from '../../../../core/contract/schemas/commercial/equipment-import.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { saveCsv } from '../../../save-file.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { said } from '../../desk.css.js';
import { exportWords } from './export-copy.js';
import { createExport, type ExportScreen } from './model.js';

export interface ExportNoticeProps {
  /** As the list is set when it is pressed. */
  selection: EquipmentSelection;
  onClose: () => void;
}

/** Fetches a file as it comes into the page, and says what became of it. */
export function View({ selection, onClose }: ExportNoticeProps) {
  const model = useWorkModel(session => createExport({ session, selection, save: saveCsv }), []);
  const screen = useStore(model.$screen);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => model.begin(), [model]);
  const again = () => {
    // what was pressed is gone, and the focus would be with it
    box.current?.focus();
    void model.again();
  };
  return (
    <div ref={box} className={said} tabIndex={-1}>
      <Said screen={screen} onAgain={again} onClose={onClose} />
    </div>
  );
}

interface SaidProps {
  screen: ExportScreen;
  onAgain: () => void;
  onClose: () => void;
}

function Said({ screen, onAgain, onClose }: SaidProps) {
  const copy = useWords(exportWords);
  const close = (
    <Button type="ghost" size="sm" onClick={onClose}>
      {copy.close}
    </Button>
  );
  switch (screen.is) {
    case 'fetching':
      return <Banner tone="info">{copy.fetching}</Banner>;
    case 'saved':
      return (
        <Banner tone={screen.isCut ? 'warning' : 'success'} actions={close}>
          {copy.saved(screen.rows, screen.fileName)}
          {screen.isCut && ` ${copy.cut(screen.rows)}`}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          title={copy.failed}
          actions={
            <>
              <Button type="secondary" size="sm" onClick={onAgain}>
                {copy.again}
              </Button>
              {close}
            </>
          }
        >
          {failureText(screen, copy)}
        </Banner>
      );
    default:
      return screen satisfies never;
  }
}
