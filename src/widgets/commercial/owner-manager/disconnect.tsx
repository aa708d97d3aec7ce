import { formatList } from '../../../core/lists.js';
import { Button } from '../../../ui/actions/button/button.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import { useStore } from '../../screen/use-store.js';
import { section } from '../desk.css.js';
import { words } from './copy.js';
import type { Leaving, OwnerListModel } from './model.js';

/** An owner that is let go, asked once more: what goes with it, and what stands in the way. */
export function Disconnect({ model }: { model: OwnerListModel }) {
  const { asking: copy } = useWords(words);
  const leaving = useStore(model.$leaving);
  if (!leaving) return null;
  const { owner, sending, refused } = leaving;
  return (
    <ConfirmDialog
      open
      title={copy.title(owner.name)}
      action={copy.action(owner.locationCount)}
      loading={sending}
      error={refused && <Refused model={model} refused={refused} />}
      onConfirm={() => void model.disconnect()}
      onClose={model.keep}
    >
      {copy.text(owner.locationCount)}
    </ConfirmDialog>
  );
}

function Refused({ model, refused }: { model: OwnerListModel; refused: NonNullable<Leaving['refused']> }) {
  const copy = useWords(words);
  const locale = useLocale();
  const { code, orders, by } = refused;
  if (code === 'ordersOpen' && orders.length > 0) return copy.asking.orders(formatList(orders, locale));
  if (code !== 'versionConflict') return failureText(refused, copy);
  return (
    <div className={section}>
      <p>{by === null ? copy.failures.versionConflict : copy.asking.changedBy(by)}</p>
      <div>
        <Button type="secondary" size="sm" onClick={() => void model.reload()}>
          {copy.asking.reload}
        </Button>
      </div>
    </div>
  );
}
