import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button/button.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { strength } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { LazyView } from '../../../element/lazy-view.js';
import { PersonView } from '../../../screen/person-view.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { usualSettings, type Settings } from '../../../workouts/settings.js';
import { Bests } from './bests.js';
import { words } from './copy.js';
import { CurveField } from './curve-field.js';
import type { WorkoutLinks } from './links.js';
import { createStrengthProgress, type Progress, type StrengthProgressModel } from './model.js';
import { StartOver } from './start-over.js';
import { Sessions } from './sessions.js';
import { Toasts } from './toasts.js';
import { Tools } from './tools.js';
import { box } from './view.css.js';
import { Waiting } from './waiting.js';

// The question, which few people are asked.
const loadConfirm = () => import('./confirm.tsx?widget');

export interface StrengthProgressProps extends WorkoutLinks {
  /** `exercise=<id>&period=all&page=2` */
  query: string;
  /** `typing` where it is no step that the back button goes back to. */
  onQuery: (query: string, typing: boolean) => void;
  onDeleted: (workoutId: string) => void;
  /** Bests count from now on: the exercise, null for all. */
  onReset: (exerciseId: string | null) => void;
  /** Without it, nothing is offered to those who have never lifted. */
  onStart?: (() => void) | undefined;
}

/** How somebody who lifts gets on: one exercise over time, its bests, and all past sessions. */
export function View({ query, onQuery, onDeleted, onReset, onStart, ...links }: StrengthProgressProps) {
  const copy = useWords(words);
  const model = useModel(session => createStrengthProgress({ session, query, onQuery, onDeleted, onReset }), []);
  const screen = useStore(model.$screen);
  const settings = useStore(model.$settings);
  const { asked } = useStore(model.reset.$resetting);
  useEffect(() => model.follow(query), [model, query]);
  return (
    <div className={box}>
      <PersonView screen={screen} texts={copy.screen} waiting={Waiting} onRetry={model.retry}>
        {own =>
          own.is === 'empty' ? (
            <EmptyState
              icon={strength}
              title={copy.emptyTitle}
              action={onStart && <Button onClick={onStart}>{copy.start}</Button>}
            >
              {copy.emptyText}
            </EmptyState>
          ) : (
            <Shown {...links} model={model} state={own} settings={settings ?? usualSettings()} />
          )
        }
      </PersonView>
      {settings && <Sessions {...links} sessions={model.sessions} settings={settings} />}
      {screen.is === 'progress' && <StartOver model={model} state={screen} />}
      {asked && <LazyView load={loadConfirm} props={{ reset: model.reset }} waiting={null} />}
      <Toasts model={model} />
    </div>
  );
}

interface ShownProps extends WorkoutLinks {
  model: StrengthProgressModel;
  state: Progress;
  settings: Settings;
}

function Shown({ model, state, settings, ...links }: ShownProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const outcome = useStore(model.outcomes.$outcomes).at(-1);
  const reset = outcome?.is === 'reset' ? outcome.id : undefined;
  useEffect(() => {
    if (reset !== undefined) title.current?.focus();
  }, [reset]);
  return (
    <>
      <Tools model={model} state={state} />
      <CurveField model={model} exercise={state.chosen.exercise} settings={settings} />
      <Bests {...links} of={state.chosen} settings={settings} title={title} />
    </>
  );
}
