import type { CommercialOrder, CommercialOrderStatus } from '../../../core/contract/schemas/commercial/orders.js';
import { useWords } from '../../../ui/language/language.js';
import { StatusDot, type DotTone } from '../status-dot.js';
import { words } from './copy.js';

const tones: Readonly<Record<CommercialOrderStatus, DotTone>> = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'info',
  fulfilled: 'success',
  canceled: 'neutral',
};

/** Where an order is on its way; one that waits for somebody stands out. */
export function OrderState({ status }: Pick<CommercialOrder, 'status'>) {
  const { statuses } = useWords(words);
  return (
    <StatusDot tone={tones[status]} isException={status === 'submitted'}>
      {statuses[status]}
    </StatusDot>
  );
}
