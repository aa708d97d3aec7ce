import { Button } from '../../../ui/actions/button/button.js';
import { MenuButton } from '../../../ui/actions/menu/menu-button.js';
import { check, download, plus } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { ListState } from '../../list/model.js';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { workoutWords } from '../../workouts/copy.js';
import { ListToolbar } from '../../workouts/list-toolbar.js';
import { words, type Copy } from './copy.js';
import { filtersOf } from './filters.js';
import type { Known, WorkoutHistoryModel } from './model.js';

interface ToolbarProps {
  model: WorkoutHistoryModel;
  state: ListState<Workout>;
  known: Known;
  today: string;
  onAdd: () => void;
  onArchive: () => void;
  onSelect: () => void;
}

const orders = [
  'newest',
  'startedAt',
  '-durationSeconds',
  '-output',
  '-distance',
  '-calories',
] as const satisfies readonly (keyof Copy['orders'])[];

/** Search, filters, order, a file, and the way to choose some. */
export function Toolbar({ model, state: { query, total }, known, today, onAdd, onArchive, onSelect }: ToolbarProps) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const locale = useLocale();
  const filters = filtersOf({ groups: known.groups, chosen: query.filters, today, copy, terms, locale });
  return (
    <ListToolbar model={model} query={query} filters={filters} orders={orders} texts={copy}>
      <Button type="secondary" size="sm" icon={plus} onClick={onAdd}>
        {copy.add}
      </Button>
      {total > 0 && (
        <>
          <MenuButton
            align="end"
            label={copy.download}
            icon={download}
            size="sm"
            groups={[
              {
                items: [
                  {
                    id: 'list',
                    label: copy.listAsCsv,
                    description: copy.listAsCsvText,
                    onSelect: () => void model.saveFile(),
                  },
                  { id: 'all', label: copy.everything, description: copy.everythingText, onSelect: onArchive },
                ],
              },
            ]}
          />
          <Button type="secondary" size="sm" icon={check} onClick={onSelect}>
            {copy.select}
          </Button>
        </>
      )}
    </ListToolbar>
  );
}
