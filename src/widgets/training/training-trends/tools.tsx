import { MenuButton } from '../../../ui/actions/menu/menu-button.js';
import { SegmentedControl } from '../../../ui/forms/segmented-control/segmented-control.js';
import { useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { words } from './copy.js';
import type { TrainingTrendsModel, Trends } from './model.js';
import { groupsOf, views } from './query.js';
import { tools } from './view.css.js';

/** The period, how it is told apart, and the type. */
export function Tools({ model, state: { query, types } }: { model: TrainingTrendsModel; state: Trends }) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const isFitness = query.graph === 'fitness';
  return (
    <div className={tools} role="group" aria-label={copy.tools}>
      <SegmentedControl
        legend={copy.view}
        options={views.map(view => ({ value: view, label: copy.views[view] }))}
        value={query.view}
        onChange={value => {
          const view = views.find(one => one === value);
          if (view) void model.view(view);
        }}
      />
      <MenuButton
        size="sm"
        label={copy.groups[isFitness ? 'day' : query.group]}
        disabled={isFitness ? copy.everyDay : undefined}
        groups={[
          {
            label: copy.group,
            choose: 'one',
            items: groupsOf[query.view].map(group => ({
              id: group,
              label: copy.groups[group],
              checked: group === query.group,
              onSelect: () => void model.group(group),
            })),
          },
        ]}
      />
      <MenuButton
        size="sm"
        label={query.type && !isFitness ? terms.types[query.type] : copy.allTypes}
        disabled={isFitness ? copy.everyType : undefined}
        groups={[
          {
            label: copy.type,
            choose: 'one',
            items: [
              { id: 'all', label: copy.allTypes, checked: !query.type, onSelect: () => void model.type(undefined) },
              ...types.map(type => ({
                id: type,
                label: terms.types[type],
                checked: type === query.type,
                onSelect: () => void model.type(type),
              })),
            ],
          },
        ]}
      />
    </div>
  );
}
