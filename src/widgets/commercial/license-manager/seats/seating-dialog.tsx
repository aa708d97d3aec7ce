import { formatList } from '../../../../core/lists.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Dialog, type DialogButton } from '../../../../ui/feedback/dialog/dialog.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { SeenAndSaid } from '../../../../ui/feedback/said/seen-and-said.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useStore } from '../../../screen/use-store.js';
import { heading, muted, section } from '../../desk.css.js';
import type { Fate, Refused } from './fate.js';
import type { Seating, SeatingModel } from './seating.js';
import { seatsWords, type SeatsCopy } from './seats-copy.js';

/** Names that are told before the rest is a number. */
const TOLD = 8;

/** What becomes of seats, asked before it is done, and told after. */
export function SeatingDialog({ model, onDone }: { model: SeatingModel; onDone: () => void }) {
  const copy = useWords(seatsWords);
  const seating = useStore(model.$seating);
  if (seating.is === 'nothing') return null;
  const { deed, ids } = seating;
  const close = () => {
    if (seating.is === 'changing') return;
    model.leave();
    if (seating.is === 'changed') onDone();
  };
  const { left, right } = buttonsOf(seating, model, copy, close);
  return (
    <Dialog open title={copy.deeds[deed].title(ids.length)} onClose={close} left={left} right={right}>
      <div className={section}>
        {seating.is !== 'changed' && <p>{copy.deeds[deed].text}</p>}
        {seating.is === 'checking' && <ListSkeleton label={copy.checking} items={2} />}
        {seating.is === 'failed' && (
          <Banner title={seating.fate ? undefined : copy.nothingDone}>{failureText(seating, copy)}</Banner>
        )}
        {'fate' in seating && seating.fate && (
          <FateView fate={seating.fate} say={copy.deeds[deed][seating.is === 'changed' ? 'did' : 'will']} />
        )}
      </div>
    </Dialog>
  );
}

/** How many change, how many do not, and why not. */
function FateView({ fate: { changed, refused }, say }: { fate: Fate; say: (count: number) => string }) {
  const copy = useWords(seatsWords);
  const others = refused.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <SeenAndSaid className={section}>
      <p className={heading}>{[say(changed), others > 0 && copy.wont(others)].filter(Boolean).join(' · ')}</p>
      {refused.map(one => (
        <Reason key={one.code} refused={one} />
      ))}
    </SeenAndSaid>
  );
}

function Reason({ refused: { code, names } }: { refused: Refused }) {
  const copy = useWords(seatsWords);
  const locale = useLocale();
  const known: Readonly<Record<string, string>> = copy.outcomes;
  const left = names.length - TOLD;
  const told = names.slice(0, TOLD);
  return (
    <div>
      <p>{copy.because(known[code] ?? copy.otherOutcome, names.length)}</p>
      <p className={muted}>{left > 0 ? `${told.join(', ')} ${copy.andMore(left)}` : formatList(told, locale)}</p>
    </div>
  );
}

/** The way on, and the way back. */
function buttonsOf(
  seating: Exclude<Seating, { is: 'nothing' }>,
  model: SeatingModel,
  copy: SeatsCopy,
  close: () => void,
): { left: DialogButton | false; right: DialogButton | false } {
  const cancel: DialogButton = { type: 'secondary', onClick: close };
  const done = { left: false, right: { label: copy.close, onClick: close } } as const;
  switch (seating.is) {
    case 'checking':
      return { left: cancel, right: false };
    case 'checked':
    case 'changing': {
      const { changed } = seating.fate;
      if (changed === 0) return done;
      return {
        left: { ...cancel, disabled: seating.is === 'changing' },
        right: {
          label: copy.deeds[seating.deed].action(changed),
          type: seating.deed === 'release' ? 'warning' : 'primary',
          loading: seating.is === 'changing',
          onClick: () => void model.change(),
        },
      };
    }
    case 'failed':
      return { left: cancel, right: { label: copy.again, onClick: () => void model.again() } };
    case 'changed':
      return done;
    default:
      return seating satisfies never;
  }
}
