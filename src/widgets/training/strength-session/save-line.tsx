import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { heldBack } from '../../../ui/feedback/said/held-back.js';
import { useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import { TryAgain } from '../../screen/failure.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { StrengthSessionModel } from './model.js';
import { isAllSaved } from './report.js';
import { doneSets } from './sets.js';
import { saveLine } from './view.css.js';

/** Quietly, whether the server has what was done. */
export function SaveLine({ model }: { model: StrengthSessionModel }) {
  const copy = useWords(words);
  const { session } = useStore(model.$kept);
  const sending = useStore(model.$sending);
  if (!session) return null;
  const isAny = doneSets(session).length > 0;
  const isSaved = isAllSaved(session);
  return (
    <span className={saveLine} role="status">
      {isAny && (
        <span ref={heldBack}>
          {sending.is === 'failed'
            ? sending.isFinal
              ? copy.notSavedFinal
              : copy.notSaved
            : isSaved
              ? copy.saved
              : copy.saving}
        </span>
      )}
    </span>
  );
}

/** Why it is not saved, and what to do. One that goes away by itself is no more than the line, until all else is done. */
export function NotSaved({ model, isEnd = false }: { model: StrengthSessionModel; isEnd?: boolean }) {
  const copy = useWords(words);
  const sending = useStore(model.$sending);
  if (sending.is !== 'failed' || (!sending.isFinal && !isEnd)) return null;
  const { failure, isFinal } = sending;
  if (failure.code === 'notFound')
    return (
      <Banner
        title={copy.notSavedFinal}
        actions={
          <Button type="secondary" onClick={() => void model.saveAsNew()}>
            {copy.saveAsNew}
          </Button>
        }
      >
        {copy.deletedElsewhere}
      </Banner>
    );
  return (
    <TryAgain
      tone={isFinal ? 'critical' : 'warning'}
      title={isFinal ? copy.notSavedFinal : copy.notSaved}
      label={copy.tryNow}
      onRetry={() => void model.save()}
    >
      {failureText(failure, copy)} {copy.keptHere}
    </TryAgain>
  );
}
