import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { createCommercialOrder } from '../../../../core/contract/commercial/orders.js';
import type { CommercialOrder, OrderableList } from '../../../../core/contract/schemas/commercial/orders.js';
import type { OrderFailure } from '../order/failure.js';

export const steps = ['place', 'lines', 'review'] as const;
export type Step = (typeof steps)[number];

export type Orderable = OrderableList['items'][number];

/** What can be ordered, as it comes. */
export type Catalog = readonly Orderable[] | 'loading' | 'failed';

export type WizardFailure = OrderFailure | FailOf<typeof createCommercialOrder> | CommonFailure;

export interface Writing {
  step: Step;
  /** The draft, from the first step on. */
  order: CommercialOrder | undefined;
  /** How many of each, by `keyOf`; what is missing is none. */
  quantities: Readonly<Record<string, number>>;
  notes: string;
  /** Whether the server has what was typed; `waiting` for another letter. */
  saved: 'saved' | 'waiting' | 'saving' | 'failed';
  working: 'creating' | 'submitting' | undefined;
  /** No location was chosen. */
  placeMissing: boolean;
  failure: { code: WizardFailure; retryAfter: number | undefined } | undefined;
  /** Somebody else has changed the draft. */
  conflict: { theirs: CommercialOrder; by: string | null } | undefined;
}

/** One thing that can be ordered. */
export const keyOf = ({ kind, modelId }: Pick<Orderable, 'kind' | 'modelId'>): string => `${kind} ${modelId}`;

/** What a draft holds, as the form begins with it. */
export const heldBy = ({ lines, notes }: Pick<CommercialOrder, 'lines' | 'notes'>) => ({
  quantities: Object.fromEntries(lines.map(line => [keyOf(line), line.quantity])),
  notes: notes ?? '',
});
