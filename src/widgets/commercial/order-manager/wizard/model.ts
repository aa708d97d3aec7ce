import { atom, onMount } from 'nanostores';
import {
  createCommercialOrder,
  listOrderables,
  updateCommercialOrder,
} from '../../../../core/contract/commercial/orders.js';
import type { CommercialOrder } from '../../../../core/contract/schemas/commercial/orders.js';
import type { Session } from '../../../../core/session/session.js';
import { createPlaces, type PlaceChoice } from '../../../places/model.js';
import { conflictOf } from '../conflict.js';
import { drafted, isAsSent, ordered, rowsOf } from './lines.js';
import { heldBy, type Catalog, type Step, type Writing } from './screen.js';

/** Milliseconds after the last change at which a draft is saved. */
const PAUSE = 600;
/** What can be ordered: as much as one page of the call has. */
const MOST = 100;

interface Inputs {
  session: Session;
  /** A draft that is written on; without one, a new order begins. */
  order: CommercialOrder | undefined;
  onChanged: () => void;
  /** It was submitted, or is no draft any more. */
  onDone: (order: CommercialOrder) => void;
}

/** An order, step by step: a draft on the server from the first one on, so that nothing is lost with the tab. */
export function createWizard({ session, order, onChanged, onDone }: Inputs) {
  const $writing = atom<Writing>({
    step: order ? 'lines' : 'place',
    order,
    ...(order ? heldBy(order) : { quantities: {}, notes: '' }),
    saved: 'saved',
    working: undefined,
    placeMissing: false,
    failure: undefined,
    conflict: undefined,
  });
  const $place = atom<{ typed: string; chosen: PlaceChoice | undefined }>({ typed: '', chosen: undefined });
  const $catalog = atom<Catalog>('loading');
  const places = createPlaces(session);
  let leaving = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lastSave = Promise.resolve(true);

  const set = (next: Partial<Writing>) => $writing.set({ ...$writing.get(), ...next });
  const heldNow = () => {
    const { quantities, notes, order: held } = $writing.get();
    return { lines: ordered(drafted(rowsOf($catalog.get(), held), quantities).lines), notes: notes.trim() };
  };

  async function readCatalog(): Promise<void> {
    const { signal } = leaving;
    $catalog.set('loading');
    const answer = await session.request(listOrderables, { limit: MOST }, { signal });
    if (!signal.aborted) $catalog.set(answer.ok ? answer.data.items : 'failed');
  }

  onMount($writing, () => {
    leaving = new AbortController();
    void readCatalog();
    if (!order) void places.fetch();
    return () => leaving.abort();
  });

  /** Writes the draft, and moves it on where a status is given. Answers whether the server has it. */
  async function send(status?: 'submitted'): Promise<boolean> {
    const { order: held } = $writing.get();
    if (!held) return false;
    const sent = heldNow();
    const answer = await session.request(updateCommercialOrder, {
      orderId: held.id,
      version: held.version,
      ...sent,
      ...(status && { status }),
    });
    const take = (now: CommercialOrder): true => {
      onChanged();
      // what was typed meanwhile is saved next
      const isSame = JSON.stringify(heldNow()) === JSON.stringify(sent);
      set({ order: now, saved: isSame ? 'saved' : 'waiting', failure: undefined });
      if (!isSame) wait();
      return true;
    };
    if (answer.ok) return take(answer.data);
    const { code, retryAfter } = answer.failure;
    const conflict = conflictOf(answer.failure);
    // an answer that was lost: it is what was sent that stands there
    if (conflict && isAsSent(conflict.theirs, sent)) {
      const { theirs } = conflict;
      take(theirs);
      if (status && theirs.status === 'draft') return send(status);
      if (!status && theirs.status === 'submitted') onDone(theirs);
      return true;
    }
    set({ saved: 'failed', ...(conflict ? { conflict, failure: undefined } : { failure: { code, retryAfter } }) });
    return false;
  }

  function wait(): void {
    clearTimeout(pause);
    pause = setTimeout(() => void save(), PAUSE);
  }

  /** One at a time, so that nothing is sent with a version that what is under way makes old. */
  function inTurn(work: () => Promise<boolean>): Promise<boolean> {
    clearTimeout(pause);
    lastSave = lastSave.then(work);
    return lastSave;
  }

  const save = (): Promise<boolean> =>
    inTurn(async () => {
      const { saved, order: held, conflict } = $writing.get();
      if (saved === 'saved' || !held) return true;
      if (conflict) return false;
      set({ saved: 'saving' });
      return send();
    });

  const changed = (next: Partial<Writing>) => {
    set({ ...next, saved: 'waiting' });
    wait();
  };

  async function begin(): Promise<void> {
    const { working } = $writing.get();
    const { chosen } = $place.get();
    if (working) return;
    if (!chosen) return set({ placeMissing: true });
    const { signal } = leaving;
    set({ working: 'creating', failure: undefined });
    const answer = await session.request(createCommercialOrder, { locationId: chosen.id }, { signal });
    if (answer.ok) onChanged();
    if (signal.aborted) return;
    if (answer.ok) return set({ working: undefined, order: answer.data, step: 'lines' });
    const { code, retryAfter } = answer.failure;
    set({ working: undefined, failure: { code, retryAfter } });
  }

  return {
    $writing,
    $place,
    $catalog,
    $places: places.$places,
    retryCatalog: () => void readCatalog(),
    retryPlaces: () => void places.fetch(),
    seek(typed: string): void {
      $place.set({ typed, chosen: undefined });
      places.search(typed);
    },
    choose(chosen: PlaceChoice): void {
      $place.set({ typed: chosen.name, chosen });
      set({ placeMissing: false });
    },
    /** None where what is typed is no number. */
    order(key: string, quantity: number | undefined): void {
      changed({ quantities: { ...$writing.get().quantities, [key]: quantity ?? 0 } });
    },
    explain: (notes: string) => changed({ notes }),
    save,
    /** To the step after this one. */
    next(): Promise<void> | void {
      const { step } = $writing.get();
      if (step === 'place') return begin();
      if (heldNow().lines.length === 0) return set({ failure: { code: 'orderEmpty', retryAfter: undefined } });
      void save();
      set({ step: 'review', failure: undefined });
    },
    go: (step: Step) => set({ step, failure: undefined }),
    async submit(): Promise<void> {
      if ($writing.get().working) return;
      set({ working: 'submitting', failure: undefined });
      const isDone = await inTurn(async () => {
        const { conflict, order: held } = $writing.get();
        // what was saved before may have told that it is submitted already
        return held?.status === 'submitted' || (!conflict && (await send('submitted')));
      });
      set({ working: undefined });
      const { order: held } = $writing.get();
      if (isDone && held) onDone(held);
    },
    /** What somebody else has saved takes the place of what was typed. */
    takeTheirs(): void {
      const { conflict } = $writing.get();
      if (!conflict) return;
      const { theirs } = conflict;
      set({ order: theirs, ...heldBy(theirs), saved: 'saved', conflict: undefined });
      if (theirs.status !== 'draft') onDone(theirs);
    },
    /** What was typed is saved over what somebody else has saved. */
    keepMine(): Promise<boolean> {
      const { conflict } = $writing.get();
      if (conflict) set({ order: conflict.theirs, saved: 'waiting', conflict: undefined });
      return save();
    },
  };
}

export type WizardModel = ReturnType<typeof createWizard>;
