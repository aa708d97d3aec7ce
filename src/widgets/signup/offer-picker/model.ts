import { atom, onMount } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Session } from '../../../core/session/session.js';
import { knownOffers, loadOffers, type Wanted } from './load.js';

export interface PickerInputs extends Wanted {
  /** Offers that the page has already. */
  offers?: readonly Offer[] | undefined;
  selected?: string | undefined;
}

export type Screen =
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  | { is: 'empty' }
  | { is: 'ended' }
  | {
      is: 'choosing';
      offers: readonly Offer[];
      /** Days; what the switch offers, empty when all have the same billing period, or are few. */
      frequencies: readonly number[];
      /** Days. */
      frequency: number;
      /** The offers of that frequency; a few are all shown. */
      shown: readonly Offer[];
      chosen: Offer | undefined;
    };

/** So many stand side by side whatever their period, as marketing has ordered them: a switch would hide some. */
const FEW = 3;

function choosing(offers: readonly Offer[], selected: string | undefined, frequency?: number): Screen {
  const chosen = offers.find(({ id }) => id === selected);
  const [best] = offers;
  if (!best) return { is: 'empty' };
  const found = [...new Set(offers.map(({ plan }) => plan.frequencyDays))].sort((a, b) => a - b);
  const isSwitched = found.length > 1 && offers.length > FEW;
  const days = frequency ?? (chosen ?? best).plan.frequencyDays;
  const shown = offers.filter(({ plan }) => !isSwitched || plan.frequencyDays === days);
  return {
    is: 'choosing',
    offers,
    frequencies: isSwitched ? found : [],
    frequency: days,
    shown,
    chosen: chosen && shown.includes(chosen) ? chosen : undefined,
  };
}

/** An offer without an organization code cannot be bought (spec s.5). */
export const isSellable = (offer: Offer): boolean => Boolean(offer.plan.billingProvider.organizationCode);

/** Offers to choose from, one of them at a time in the panel. */
export function createOfferPicker(inputs: PickerInputs, session: Session) {
  // Given offers are there at once, without a choice: prerendered markup can know neither what was kept nor today's date.
  let selected = inputs.selected;
  const kept = () => selected ?? session.get().flags.onboarding.offerId;
  let known = inputs.offers ? undefined : knownOffers(inputs, session);
  const $screen = atom<Screen>(
    inputs.offers ? choosing(inputs.offers, undefined) : known ? choosing(known, kept()) : { is: 'loading' },
  );
  let abort: AbortController | undefined;

  const load = async (wanted: Wanted) => {
    abort?.abort();
    abort = new AbortController();
    const { signal } = abort;
    $screen.set({ is: 'loading' });
    const found = await loadOffers(wanted, session, signal);
    if (signal.aborted) return;
    $screen.set(found.is === 'loaded' ? choosing(found.offers, kept()) : found);
  };

  onMount($screen, () => {
    if (!session.get().flags.onboarding.beenToOffersPage) session.remember({ beenToOffersPage: true });
    if (inputs.offers) $screen.set(choosing(inputs.offers, kept()));
    else if (!known) void load(inputs);
    // Fetched again for a visitor who comes back to it.
    known = undefined;
    // A second after the last listener has left, so that StrictMode's second mount finds it loading.
    return () => abort?.abort();
  });

  return {
    $screen,
    retry: () => void load(inputs),
    /** Instead of what has ended. */
    showCurrent: () => void load({ countryCode: inputs.countryCode, partner: inputs.partner }),
    /** The page's own choice, made or changed from outside. */
    select(offerId: string | undefined) {
      if (offerId === selected) return;
      selected = offerId;
      const screen = $screen.get();
      if (screen.is === 'choosing' && offerId && screen.chosen?.id !== offerId)
        $screen.set(choosing(screen.offers, offerId));
    },
    showFrequency(frequency: number) {
      const screen = $screen.get();
      if (screen.is === 'choosing') $screen.set(choosing(screen.offers, screen.chosen?.id, frequency));
    },
    /** None closes the panel. */
    choose(offer: Offer | undefined) {
      const screen = $screen.get();
      if (screen.is === 'choosing') $screen.set({ ...screen, chosen: offer });
    },
    /** Keeps the chosen offer, so that a reload finds it; answers nothing where it cannot be bought. */
    subscribe(): Offer | undefined {
      const screen = $screen.get();
      if (screen.is !== 'choosing' || !screen.chosen || !isSellable(screen.chosen)) return undefined;
      session.remember({ offerId: screen.chosen.id });
      return screen.chosen;
    },
  };
}

export type OfferPickerModel = ReturnType<typeof createOfferPicker>;
