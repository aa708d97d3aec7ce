import type { FailOf } from '../../../../core/contract/call.js';
import { decideTransfer, listTransfers } from '../../../../core/contract/commercial/transfers.js';
import type { Transfer, TransferDecision } from '../../../../core/contract/schemas/commercial/transfers.js';
import type { Session } from '../../../../core/session/session.js';
import { createLoaded } from '../loaded.js';
import { createPress } from '../press.js';

export type DecideFailure = FailOf<typeof decideTransfer>;
export type Decision = TransferDecision['decision'];

/** What is decided about one transfer. */
export interface Deciding {
  transfer: Transfer;
  decision: Decision;
}

/** Offers that are read at once: few are open at a time. */
const MOST = 100;

/** The machines that are offered to a location, or from it, until somebody decides. */
export function createTransfers(session: Session, locationId: string, onMoved: () => void) {
  const offers = createLoaded<readonly Transfer[]>(session, async signal => {
    const answer = await session.request(listTransfers, { status: 'offered', limit: MOST }, { signal });
    if (!answer.ok) return answer;
    return {
      ok: true,
      data: answer.data.items.filter(({ from, to }) => from.id === locationId || to.id === locationId),
    };
  });
  const deciding = createPress<Deciding, DecideFailure>();
  return {
    $offers: offers.$loaded,
    $deciding: deciding.$press,
    retry: offers.retry,
    refresh: offers.refresh,
    ask: deciding.ask,
    leave: deciding.leave,
    async decide({ transfer, decision }: Deciding): Promise<void> {
      const { id: transferId, version } = transfer;
      const done = await deciding.send({ transfer, decision }, () =>
        session.request(decideTransfer, { transferId, decision, version }),
      );
      await offers.refresh();
      if (done && decision === 'accept') onMoved();
    },
  };
}

export type TransfersModel = ReturnType<typeof createTransfers>;
