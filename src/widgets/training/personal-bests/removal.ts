import { atom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { PersonalBest } from '../../../core/contract/schemas/training/workout-detail.js';
import { deletePersonalBest, resetPersonalBests } from '../../../core/contract/training/records.js';
import type { Session } from '../../../core/session/session.js';

/** What somebody is asked before it is done. */
export type Asked = { is: 'wrong'; best: PersonalBest } | { is: 'reset' };

/** What has come of it. `next` holds the record now; null where nobody does. */
export type Became =
  | { is: 'removed'; best: PersonalBest; next: PersonalBest | null }
  | { is: 'reset'; removed: number };

export interface Refused {
  code: CommonFailure;
  retryAfter?: number | undefined;
}

export interface Removing {
  asked: Asked | undefined;
  isBusy: boolean;
  refused: Refused | undefined;
  /** The last thing that was done, until it is closed. */
  became: (Became & { id: string }) | undefined;
}

interface Inputs {
  session: Session;
  /** Records are no longer as they are shown. */
  onChanged: () => Promise<void>;
  onRemoved: (best: PersonalBest) => void;
  onReset: () => void;
}

const nothing = { asked: undefined, isBusy: false, refused: undefined };

/** Takes a wrong reading off, or all records. Neither comes back, so both are asked for first. */
export function createRemoval({ session, onChanged, onRemoved, onReset }: Inputs) {
  const $removing = atom<Removing>({ ...nothing, became: undefined });
  const show = (more: Partial<Removing>) => $removing.set({ ...$removing.get(), ...more });
  let done = 0;

  async function removeBest(best: PersonalBest): Promise<Became | Refused> {
    const userId = session.get().userId ?? '';
    const answer = await session.request(deletePersonalBest, { userId, personalBestId: best.id });
    if (!answer.ok) return answer.failure;
    onRemoved(best);
    return { is: 'removed', best, next: answer.data.next };
  }

  async function resetAll(): Promise<Became | Refused> {
    const answer = await session.request(resetPersonalBests, { userId: session.get().userId ?? '' });
    if (!answer.ok) return answer.failure;
    onReset();
    return { is: 'reset', removed: answer.data.removed };
  }

  return {
    $removing,
    ask: (asked: Asked) => show({ ...nothing, asked }),
    close: () => show(nothing),
    closeBecame: () => show({ became: undefined }),
    async confirm(): Promise<void> {
      const { asked, isBusy } = $removing.get();
      if (!asked || isBusy) return;
      show({ isBusy: true, refused: undefined });
      const became = await (asked.is === 'wrong' ? removeBest(asked.best) : resetAll());
      if ('code' in became) {
        show({ isBusy: false, refused: became });
        // somebody has taken it off elsewhere: what is shown is no longer so
        if (became.code === 'notFound') await onChanged();
        return;
      }
      await onChanged();
      done += 1;
      show({ ...nothing, became: { ...became, id: `became-${done}` } });
    },
  };
}

export type Removal = ReturnType<typeof createRemoval>;
