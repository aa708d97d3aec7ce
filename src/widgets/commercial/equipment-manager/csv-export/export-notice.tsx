import { useEffect } from 'react';
import type { EquipmentSelection } from '../../../../core/contract/schemas/commercial/equipment-import.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { saveCsv } from '../../../save-file.js';
import { useModel } from '../../../use-model.js';
import { useStore } from '../../../use-store.js';
import { exportWords } from './export-copy.js';
import { createExport } from './model.js';

export interface ExportNoticeProps {
  /** As the list is set when it is pressed. */
  selection: EquipmentSelection;
  onClose: () => void;
}

/** Fetches a file as it comes into the page, and says what became of it. */
export function View({ selection, onClose }: ExportNoticeProps) {
  const copy = useWords(exportWords);
  const model = useModel(session => createExport({ session, selection, save: saveCsv }), []);
  const screen = useStore(model.$screen);
  useEffect(() => model.begin(), [model]);
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
              <Button type="secondary" size="sm" onClick={() => void model.again()}>
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
