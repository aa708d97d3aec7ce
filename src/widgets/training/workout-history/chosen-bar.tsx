import { Button } from '../../../ui/actions/button/button.js';
import { BulkLine } from '../../../ui/data/data-table/bulk-line.js';
import { heldBack } from '../../../ui/feedback/said/held-back.js';
import { trash } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import { deleteWorkouts } from './deletion.js';
import type { WorkoutHistoryModel } from './model.js';

interface ChosenBarProps {
  model: WorkoutHistoryModel;
  chosen: ReadonlySet<string>;
  onDone: () => void;
}

/** What can be done with those that are chosen. */
export function View({ model, chosen, onDone }: ChosenBarProps) {
  const copy = useWords(words);
  const isBusy = useStore(model.$isDeleting);
  const remove = () => {
    void deleteWorkouts(model, [...chosen]).then(onDone);
  };
  return (
    <BulkLine
      label={copy.selecting}
      text={
        <span role="status">
          <span ref={heldBack}>{chosen.size === 0 ? copy.chooseNone : copy.chosen(chosen.size)}</span>
        </span>
      }
    >
      <Button type="warning" size="sm" icon={trash} disabled={chosen.size === 0} loading={isBusy} onClick={remove}>
        {copy.remove(chosen.size)}
      </Button>
      <Button type="ghost" size="sm" onClick={onDone}>
        {copy.stop}
      </Button>
    </BulkLine>
  );
}
