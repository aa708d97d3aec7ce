import { atom } from 'nanostores';
import { changeEquipment } from '../../../../core/contract/commercial/equipment.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import { type BulkChange, type BulkChanged } from '../../../../core/contract/schemas/commercial/equipment.js';
import type { Session } from '../../../../core/session/session.js';
import { createMachinePlaces } from '../places.js';
import type { PlaceChoice } from '../../../places/model.js';

/** What can be done to many machines at once. */
export type BulkName = Exclude<BulkChange['set']['action'], 'complete'>;

/** Machines that were refused for one reason. */
export interface Group {
  code: string;
  names: readonly string[];
}

/** What becomes of the machines, or has become of them. */
export interface Fate {
  changed: number;
  refused: number;
  groups: readonly Group[];
}

export type BulkScreen =
  /** Where to is chosen first. */
  | { is: 'choosing'; missing: boolean }
  /** Rehearsed: nothing has been done. */
  | { is: 'checking' }
  | { is: 'checked'; fate: Fate }
  | { is: 'changing'; fate: Fate }
  | { is: 'changed'; fate: Fate }
  /** While it was rehearsed, or when it was to be done. */
  | { is: 'failed'; code: CommonFailure; retryAfter: number | undefined; fate: Fate | undefined };

/** Refusals by their reason, the most frequent first; a machine that nobody may see has no name. */
export function fateOf({ changed, refused, items }: BulkChanged): Fate {
  const byCode = new Map<string, string[]>();
  for (const { id, name, outcome } of items)
    if (outcome !== 'ok') byCode.set(outcome, [...(byCode.get(outcome) ?? []), name ?? id]);
  const groups = [...byCode].map(([code, names]) => ({ code, names: names.toSorted() }));
  return { changed, refused, groups: groups.toSorted((one, other) => other.names.length - one.names.length) };
}

interface Inputs {
  session: Session;
  action: BulkName;
  ids: readonly string[];
  /** It was done, for some of them at least. */
  onChanged: () => void;
}

/** One change for many machines: first rehearsed, so that each refusal is known with its reason, and then done. */
export function createBulk({ session, action, ids, onChanged }: Inputs) {
  const $screen = atom<BulkScreen>(action === 'place' ? { is: 'choosing', missing: false } : { is: 'checking' });
  const $place = atom<{ typed: string; chosen: PlaceChoice | undefined }>({ typed: '', chosen: undefined });
  const $reason = atom('');
  const places = createMachinePlaces(session);
  let leaving = new AbortController();

  function set(): BulkChange['set'] | undefined {
    if (action !== 'place') return { action };
    const { chosen } = $place.get();
    return chosen && { action, locationId: chosen.id };
  }

  async function ask(dryRun: boolean): Promise<void> {
    const change = set();
    if (!change) return $screen.set({ is: 'choosing', missing: true });
    const before = $screen.get();
    const fate = 'fate' in before ? before.fate : undefined;
    $screen.set(fate && !dryRun ? { is: 'changing', fate } : { is: 'checking' });
    const { signal } = leaving;
    const reason = $reason.get().trim();
    const answer = await session.request(
      changeEquipment,
      { ids: [...ids], set: change, ...(reason && { reason }), ...(dryRun && { dryRun }) },
      { signal },
    );
    if (signal.aborted) return;
    if (!answer.ok) {
      const { code, retryAfter } = answer.failure;
      return $screen.set({ is: 'failed', code, retryAfter, fate });
    }
    $screen.set({ is: dryRun ? 'checked' : 'changed', fate: fateOf(answer.data) });
    if (!dryRun && answer.data.changed > 0) onChanged();
  }

  return {
    $screen,
    $place,
    $reason,
    $places: places.$places,
    retryPlaces: () => void places.fetch(),

    /** Begins with the question that the action has, or with its rehearsal. Answers how it ends. */
    begin(): () => void {
      leaving = new AbortController();
      if (action === 'place') void places.fetch();
      else void ask(true);
      return () => leaving.abort();
    },
    seek(typed: string): void {
      $place.set({ typed, chosen: undefined });
      places.search(typed);
    },
    choose(chosen: PlaceChoice): void {
      $place.set({ typed: chosen.name, chosen });
    },
    explain: (reason: string) => $reason.set(reason),
    check: () => ask(true),
    change: () => ask(false),
    /** Asks again for what failed: the rehearsal, or the change itself with its key. */
    again(): Promise<void> {
      const screen = $screen.get();
      return ask(!(screen.is === 'failed' && screen.fate !== undefined));
    },
    /** Another location, after all. */
    back: () => $screen.set({ is: 'choosing', missing: false }),
  };
}
