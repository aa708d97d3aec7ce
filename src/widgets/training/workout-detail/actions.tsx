import { useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { MenuButton } from '../../../ui/actions/menu/menu-button.js';
import { download, edit, trash } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { LazyView } from '../../element/lazy-view.js';
import { useStore } from '../../screen/use-store.js';
import { fileFormats, fileWords } from '../../workouts/file-copy.js';
import { words } from './copy.js';
import type { WorkoutDetailModel } from './model.js';
import { tools } from './view.css.js';

const loadEdit = () => import('./edit/view.tsx?widget');

interface ActionsProps {
  model: WorkoutDetailModel;
  workout: Workout;
}

/** What can be done with it: files, another title or type, deletion. */
export function Actions({ model, workout }: ActionsProps) {
  const copy = useWords(words);
  const files = useWords(fileWords);
  const busy = useStore(model.$busy);
  const withHeartRate = useStore(model.$withHeartRate);
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={tools}>
      <MenuButton
        label={copy.download}
        icon={download}
        groups={[
          {
            choose: 'several',
            items: [
              {
                id: 'heart',
                label: files.withHeartRate,
                description: files.heartRateWhy,
                checked: withHeartRate,
                onSelect: () => model.$withHeartRate.set(!withHeartRate),
              },
            ],
          },
          {
            label: copy.downloadAs,
            items: fileFormats.map(format => ({
              id: format,
              label: files.formats[format],
              onSelect: () => void model.saveFile(format),
            })),
          },
        ]}
      />
      <Button type="secondary" icon={edit} onClick={() => setEditing(true)}>
        {copy.edit}
      </Button>
      <Button type="ghost" icon={trash} loading={busy === 'deletion'} onClick={() => void model.remove()}>
        {copy.remove}
      </Button>
      {isEditing && (
        <LazyView
          load={loadEdit}
          props={{
            workout,
            onClose: () => setEditing(false),
            onSaved: (saved: Workout) => {
              setEditing(false);
              void model.changed(saved);
            },
          }}
          waiting={null}
        />
      )}
    </div>
  );
}
