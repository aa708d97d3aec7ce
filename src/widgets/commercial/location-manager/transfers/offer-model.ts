import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import { listEquipment } from '../../../../core/contract/commercial/equipment.js';
import { listLocations } from '../../../../core/contract/commercial/locations.js';
import { createTransfer } from '../../../../core/contract/commercial/transfers.js';
import type { CommonFailure, Result } from '../../../../core/contract/failure.js';
import type { Named } from '../../../../core/contract/schemas/commercial/common.js';
import type { EquipmentList } from '../../../../core/contract/schemas/commercial/equipment.js';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import type { Transfer } from '../../../../core/contract/schemas/commercial/transfers.js';
import type { Session } from '../../../../core/session/session.js';
import { createForm } from '../../../form/form.js';
import { createLoaded } from '../loaded.js';

export type Machine = EquipmentList['items'][number];

export interface Values {
  /** The name of one of their own locations, or the id of another. */
  to: string;
  reason: string;
  /** Machines that stay, by id. */
  staying: readonly string[];
}
export type Problem = 'toMissing' | 'toHere' | 'toUnknown' | 'nothingTicked';
export type OfferFailure = FailOf<typeof createTransfer> | CommonFailure;

/** Machines of one page; all pages are read, because everything goes that is not unticked. */
const PAGE = 100;

/** What another owner has lent is not this one's to give away. */
async function allMachines(
  session: Session,
  place: Pick<Location, 'id' | 'owner'>,
  signal: AbortSignal,
): Promise<Result<readonly Machine[], CommonFailure>> {
  const found: Machine[] = [];
  for (;;) {
    const page = await session.request(
      listEquipment,
      { locationId: place.id, ownerId: place.owner.id, sort: 'name', offset: found.length, limit: PAGE },
      { signal },
    );
    if (!page.ok) return page;
    found.push(...page.data.items);
    if (page.data.items.length < PAGE || found.length >= page.data.total) break;
  }
  return { ok: true, data: found.filter(({ stage }) => stage !== 'trash') };
}

interface Inputs {
  session: Session;
  place: Pick<Location, 'id' | 'owner'>;
  onOffered: (transfer: Transfer) => void;
}

/** Offers the machines of a location to another: everything, without what is unticked. */
export function createOffer({ session, place, onOffered }: Inputs) {
  const machines = createLoaded(session, signal => allMachines(session, place, signal));
  const $places = atom<readonly Named[]>([]);
  const form = createForm<Values, Problem, OfferFailure>({
    blank: { to: '', staying: [], reason: '' },
    check: (field, { to, staying }) => {
      if (field === 'to' && to.trim() === '') return 'toMissing';
      if (field === 'to' && to.trim() === place.id) return 'toHere';
      const loaded = machines.$loaded.get();
      return field === 'staying' && loaded.is === 'known' && staying.length >= loaded.data.length
        ? 'nothingTicked'
        : undefined;
    },
    blames: { notFound: { to: 'toUnknown' } },
  });
  return {
    form,
    $machines: machines.$loaded,
    $places,
    retry: machines.retry,
    /** Their other locations, as suggestions: the id of any other can be typed. */
    async begin(): Promise<void> {
      const own = await session.request(listLocations, { limit: PAGE });
      if (own.ok) $places.set(own.data.items.filter(({ id }) => id !== place.id).map(({ id, name }) => ({ id, name })));
    },
    async send(): Promise<void> {
      const sent = await form.send(({ to, staying, reason }) => {
        const chosen = $places.get().find(({ name }) => name === to.trim());
        return session.request(createTransfer, {
          fromLocationId: place.id,
          toLocationId: chosen?.id ?? to.trim(),
          except: [...staying],
          ...(reason.trim() && { reason: reason.trim() }),
        });
      });
      if (sent.is === 'taken') onOffered(sent.data);
    },
  };
}
