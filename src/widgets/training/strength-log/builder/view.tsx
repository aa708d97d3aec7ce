import { useState } from 'react';
import type { Routine } from '../../../../core/contract/schemas/strength/routines.js';
import { formatNumber } from '../../../../core/numbers.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { FormSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { search } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { PersonView } from '../../../screen/person-view.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import type { Became } from '../toasts.js';
import { column, title } from '../view.css.js';
import { builderWords } from './copy.js';
import { BuilderForm } from './form.js';
import { Leaving } from './leaving.js';
import { createRoutineBuilder } from './model.js';

interface BuilderProps {
  routineId: string | undefined;
  onClose: () => void;
  onChanged: (became: Became) => void;
}

/** Builds a routine, or changes one. */
export function View({ routineId, onClose, onChanged }: BuilderProps) {
  const copy = useWords(builderWords);
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const model = useModel(
    session =>
      createRoutineBuilder({
        session,
        routineId,
        firstDay: copy.day(formatNumber(1, locale)),
        onSaved: ({ id, title: name }: Routine, is) => onChanged({ is, routineId: id, title: name }),
      }),
    [routineId],
  );
  const screen = useStore(model.$screen);
  const { dirty } = useStore(model.form.$form);
  return (
    <div className={column}>
      <h2 className={title}>{routineId === undefined ? copy.create : copy.edit}</h2>
      <PersonView screen={screen} texts={{ what: copy.what }} waiting={FormSkeleton} onRetry={model.retry}>
        {state =>
          state.is === 'gone' ? (
            <EmptyState icon={search} title={copy.gone}>
              {copy.goneText}
            </EmptyState>
          ) : (
            <BuilderForm model={model} state={state} onCancel={() => (dirty ? setAsking(true) : onClose())} />
          )
        }
      </PersonView>
      <Leaving
        isAsking={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          model.discard();
          onClose();
        }}
      />
    </div>
  );
}
