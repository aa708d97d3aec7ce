import { atom } from 'nanostores';
import { disconnectDealerOwner, listDealerOwners } from '../../../core/contract/commercial/owners.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import type { Owner, OwnerQuery } from '../../../core/contract/schemas/commercial/owners.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { actsForDealers } from '../roles.js';
import { ownDealer } from './own-dealer.js';

type Code = FailOf<typeof disconnectDealerOwner> | CommonFailure;

/** An owner that is let go: asked once more, under way, or refused. */
export interface Leaving {
  owner: Owner;
  sending: boolean;
  refused: { code: Code; retryAfter: number | undefined; orders: readonly string[]; by: string | null } | undefined;
}

/** What happened last. */
export type Note =
  | { is: 'created' | 'connected'; owner: Owner }
  | { is: 'disconnected'; owner: Owner; locations: number };

/** Whose owners are shown, and whether the reader changes them. */
export interface Known {
  dealerId: string | undefined;
  mayManage: boolean;
}

/** The numbers of the orders that stand in the way. */
const ordersIn = ({ debug }: Failure): string[] => {
  const orders = debug?.['orders'];
  return Array.isArray(orders) ? orders.filter(one => typeof one === 'string') : [];
};

interface Inputs {
  session: Session;
  dealerId: string | undefined;
}

/** The owners of a dealer, by name, and the way to let one go. */
export function createOwnerList({ session, dealerId }: Inputs) {
  const $known = atom<Known>({ dealerId, mayManage: false });
  const $leaving = atom<Leaving | undefined>(undefined);
  const $note = atom<Note | undefined>(undefined);

  const list = createList<Owner, OwnerQuery>({
    session,
    shape: { filters: {}, sorts: ['name', 'createdAt'], columns: ['name'] },
    pageSize: 25,
    search: '',
    async read(input, signal) {
      const { jwt, claims } = session.get();
      const whose = dealerId ?? ownDealer(jwt);
      $known.set({ dealerId: whose, mayManage: actsForDealers(claims) });
      if (whose === undefined) return { ok: false, failure: { code: 'notFound', message: 'No dealer is named.' } };
      return session.request(listDealerOwners, { ...input, dealerId: whose }, { signal });
    },
    async begin() {
      $leaving.set(undefined);
      $note.set(undefined);
    },
  });

  return {
    ...list,
    $known,
    $leaving,
    $note,
    added(is: 'created' | 'connected', owner: Owner): void {
      $note.set({ is, owner });
      void list.refresh();
    },
    ask(owner: Owner): void {
      $note.set(undefined);
      $leaving.set({ owner, sending: false, refused: undefined });
    },
    keep(): void {
      if (!$leaving.get()?.sending) $leaving.set(undefined);
    },
    async disconnect(): Promise<void> {
      const leaving = $leaving.get();
      const { dealerId: whose } = $known.get();
      if (!leaving || leaving.sending || whose === undefined) return;
      const { owner } = leaving;
      $leaving.set({ owner, sending: true, refused: undefined });
      const answer = await session.request(disconnectDealerOwner, {
        dealerId: whose,
        ownerId: owner.id,
        version: owner.version,
      });
      if (answer.ok) {
        $leaving.set(undefined);
        $note.set({ is: 'disconnected', owner, locations: answer.data.locations });
        return list.refresh();
      }
      const { code, retryAfter, debug } = answer.failure;
      const by = debug?.['changedBy'];
      const refused = { code, retryAfter, orders: ordersIn(answer.failure), by: typeof by === 'string' ? by : null };
      $leaving.set({ owner, sending: false, refused });
    },
    /** Somebody has changed the owner meanwhile: the list shows it as it is now. */
    reload(): Promise<void> {
      $leaving.set(undefined);
      return list.refresh();
    },
  };
}

export type OwnerListModel = ReturnType<typeof createOwnerList>;
