import { useState } from 'react';
import type { CommercialOrder } from '../../../../core/contract/schemas/commercial/orders.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { useWords } from '../../../../ui/language/language.js';
import { section } from '../../desk.css.js';
import { LICENSE_DAYS, type OrderModel, type OrderShown } from './model.js';
import { orderWords } from './order-copy.js';

interface AskMoveProps {
  model: OrderModel;
  order: CommercialOrder;
  asking: NonNullable<OrderShown['asking']>;
}

/** A move of an order, asked once more with its consequence; why, where the other side has to know. */
export function AskMove({ model, order, asking: { move, sending } }: AskMoveProps) {
  const copy = useWords(orderWords);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<number | undefined>(LICENSE_DAYS.usual);
  const [tried, setTried] = useState(false);
  const { title, text, action } = copy.moves[move];
  const hasLicenses = move === 'fulfill' && order.lines.some(({ kind }) => kind === 'license');
  const daysWrong =
    hasLicenses && (days === undefined || days < 1 || days > LICENSE_DAYS.most || !Number.isInteger(days));
  const reasonMissing = move === 'cancel' && reason.trim() === '';
  const confirm = () => {
    setTried(true);
    if (!daysWrong && !reasonMissing) void model.move({ reason, ...(hasLicenses && { licenseDays: days }) });
  };
  return (
    <ConfirmDialog
      open
      title={title(order.number)}
      action={action}
      type={move === 'cancel' ? 'warning' : 'primary'}
      loading={sending}
      onConfirm={confirm}
      onClose={model.leave}
    >
      <div className={section}>
        <p>{text}</p>
        {hasLicenses && (
          <NumberField
            label={copy.licenseDays}
            helper={copy.licenseDaysHelper}
            name="licenseDays"
            unit={copy.days}
            min={1}
            max={LICENSE_DAYS.most}
            required
            value={days}
            onChange={setDays}
            error={tried && daysWrong ? copy.licenseDaysWrong(LICENSE_DAYS.most) : undefined}
          />
        )}
        {move === 'cancel' && (
          <Textarea
            label={copy.reason}
            helper={copy.reasonHelper}
            name="reason"
            rows={2}
            limit={300}
            required
            value={reason}
            onChange={setReason}
            error={tried && reasonMissing ? copy.reasonMissing : undefined}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
