import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { useWords } from '../../../../ui/language/language.js';
import { section } from '../../desk.css.js';
import type { LicenseModel, LicenseShown } from './model.js';
import { seatsWords } from './seats-copy.js';

/** A suspension, or its end, asked once more. */
export function Suspend({ model, shown: { license, suspending } }: { model: LicenseModel; shown: LicenseShown }) {
  const { suspending: copy } = useWords(seatsWords);
  const [reason, setReason] = useState('');
  const { plan, location, suspended, seatsUsed } = license;
  return (
    <ConfirmDialog
      open
      title={(suspended ? copy.resumeTitle : copy.title)(plan, location.name)}
      action={suspended ? copy.resumeAction : copy.action}
      type={suspended ? 'primary' : 'warning'}
      loading={suspending === 'sending'}
      onConfirm={() => void model.suspend(reason)}
      onClose={model.keep}
    >
      <div className={section}>
        <p>{suspended ? copy.resumeText : copy.text(seatsUsed)}</p>
        <Textarea
          label={copy.reason}
          helper={copy.reasonHelper}
          name="reason"
          rows={2}
          limit={300}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
}
