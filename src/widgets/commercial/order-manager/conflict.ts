import type { Failure } from '../../../core/contract/failure.js';
import type { CommercialOrder } from '../../../core/contract/schemas/commercial/orders.js';

const isOrder = (value: unknown): value is CommercialOrder =>
  typeof value === 'object' && value !== null && 'timeline' in value && 'lines' in value;

/** Who changed an order in the meantime, and the order as it is now, where a conflict says so. */
export function conflictOf({ code, debug }: Failure): { theirs: CommercialOrder; by: string | null } | undefined {
  const [current, by] = [debug?.['current'], debug?.['changedBy']];
  if (code !== 'versionConflict' || !isOrder(current)) return undefined;
  return { theirs: current, by: typeof by === 'string' ? by : null };
}
