import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { info } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { HelpText } from '../../screen/help-text.js';
import { words } from './copy.js';
import type { OfferPickerModel } from './model.js';
import { nothingWords } from './nothing-copy.js';

interface NothingProps {
  is: 'empty' | 'ended';
  model: Pick<OfferPickerModel, 'retry' | 'showCurrent'>;
}

/** In place of offers: there are none, or the one that was asked for has ended. */
export function View({ is, model }: NothingProps) {
  const copy = useWords(nothingWords);
  const { endedAction } = useWords(words);
  if (is === 'ended')
    return (
      <EmptyState
        icon={info}
        title={copy.endedTitle}
        action={<Button onClick={model.showCurrent}>{endedAction}</Button>}
      />
    );
  return (
    <EmptyState
      icon={info}
      title={copy.emptyTitle}
      action={
        <Button type="secondary" onClick={model.retry}>
          {copy.emptyAction}
        </Button>
      }
    >
      <HelpText>{copy.emptyText}</HelpText>
    </EmptyState>
  );
}
