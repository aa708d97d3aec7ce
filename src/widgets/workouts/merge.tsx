import { useEffect, useRef, type ReactNode } from 'react';
import type { Workout } from '../../core/contract/schemas/training/workouts.js';
import { formatDate } from '../../core/dates.js';
import { formatList } from '../../core/lists.js';
import type { Units } from '../../core/measures.js';
import { Button } from '../../ui/actions/button/button.js';
import { Banner } from '../../ui/feedback/banner/banner.js';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.js';
import { undo as undoIcon } from '../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../ui/language/language.js';
import { Link, type LinkProps } from '../../ui/navigation/link/link.js';
import { failureText } from '../copy.js';
import { NotLoaded } from '../screen/not-loaded.js';
import { useModel } from '../screen/use-model.js';
import { useStore } from '../screen/use-store.js';
import { mergeWords } from './merge-copy.js';
import { choices, heading, muted, stack } from './merge.css.js';
import { createMerge, type Apart, type Choosing, type Merged, type MergeModel } from './merge-model.js';
import { Pair, type MergeAs } from './merge-pair.js';

export interface MergeProps {
  own: Workout;
  otherId: string;
  as: MergeAs;
  units: Units;
  linkTo: (workoutId: string) => Pick<LinkProps, 'href' | 'onClick'>;
  onMerged: (kept: Workout, goneId: string) => void;
  onRestored: () => void;
}

/** Two records of one session side by side, the three choices, and what has come of them. */
export function Merge({ own, otherId, as, units, linkTo, onMerged, onRestored }: MergeProps) {
  const copy = useWords(mergeWords);
  const model = useModel(session => createMerge({ session, own, otherId, onMerged, onRestored }), [own.id, otherId]);
  const screen = useStore(model.$screen);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(screen.is);
  // after a choice, and after it is taken back, the button that was pressed is gone
  useEffect(() => {
    const isChosen = screen.is === 'merged' || screen.is === 'undone' || screen.is === 'apart';
    if (isChosen || before.current === 'apart') place.current?.focus();
    before.current = screen.is;
  }, [screen.is]);
  if (screen.is === 'alone') return null;
  return (
    <div ref={place} className={stack} tabIndex={-1} role="group" aria-label={copy.title}>
      {screen.is === 'loading' && <Skeleton shape="block" />}
      {screen.is === 'failed' && <NotLoaded what={copy.what} why={screen} onRetry={() => void model.retry()} />}
      {screen.is === 'choosing' && <Choice own={own} screen={screen} model={model} as={as} units={units} />}
      {screen.is === 'merged' && <Outcome screen={screen} model={model} linkTo={linkTo} />}
      {screen.is === 'undone' && <Banner tone="info">{copy.undone(screen.kept.title)}</Banner>}
      {screen.is === 'apart' && <BothKept screen={screen} model={model} />}
    </div>
  );
}

interface ChoiceProps extends Pick<MergeProps, 'own' | 'as' | 'units'> {
  screen: Choosing;
  model: MergeModel;
}

function Choice({ own, screen: { other, doing, failure }, model, as, units }: ChoiceProps) {
  const copy = useWords(mergeWords);
  return (
    <>
      <h3 className={heading}>{copy.title}</h3>
      <p className={muted}>{copy.why}</p>
      <Pair own={own} other={other} as={as} units={units} />
      {failure && <Banner tone="critical">{failureText(failure, copy)}</Banner>}
      <div className={choices}>
        {(['own', 'other'] as const).map(side => (
          <Button
            key={side}
            type="secondary"
            size="sm"
            loading={doing === side}
            disabled={doing !== undefined && doing !== side}
            onClick={() => void model.mergeInto(side)}
          >
            {copy.merge[as][side]}
          </Button>
        ))}
        <Button
          type="ghost"
          size="sm"
          loading={doing === 'apart'}
          disabled={doing !== undefined && doing !== 'apart'}
          onClick={() => void model.keepBoth()}
        >
          {copy.apart}
        </Button>
      </div>
    </>
  );
}

interface DoneProps extends Pick<Merged, 'undoing' | 'failure'> {
  title?: string;
  onUndo: () => void;
  children: ReactNode;
}

/** A choice that was made, and the way back from it. */
function Done({ title, undoing, failure, onUndo, children }: DoneProps) {
  const copy = useWords(mergeWords);
  return (
    <>
      <Banner
        tone="success"
        title={title}
        actions={
          <Button type="secondary" size="sm" icon={undoIcon} loading={undoing} onClick={onUndo}>
            {copy.undo}
          </Button>
        }
      >
        {children}
      </Banner>
      {failure && <Banner tone="critical">{failureText(failure, copy)}</Banner>}
    </>
  );
}

const BothKept = ({ screen, model }: { screen: Apart; model: MergeModel }) => (
  <Done undoing={screen.undoing} failure={screen.failure} onUndo={() => void model.chooseAgain()}>
    {useWords(mergeWords).keptBoth}
  </Done>
);

interface OutcomeProps extends Pick<MergeProps, 'linkTo'> {
  screen: Merged;
  model: MergeModel;
}

function Outcome({ screen, model, linkTo }: OutcomeProps) {
  const copy = useWords(mergeWords);
  const locale = useLocale();
  const { kept, side, filled, other, undoing, failure } = screen;
  const taken = filled.map(slug => copy.metrics[slug]);
  return (
    <Done title={copy.merged(kept.title)} undoing={undoing} failure={failure} onUndo={() => void model.undo()}>
      {[
        ...(taken.length > 0 ? [copy.filled(formatList(taken, locale))] : []),
        copy.until(formatDate(other.restorableUntil, locale)),
      ].join(' ')}
      {side === 'other' && (
        <>
          {' '}
          <Link {...linkTo(kept.id)}>{copy.see}</Link>
        </>
      )}
    </Done>
  );
}
