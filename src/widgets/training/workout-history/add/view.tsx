import { useId, useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { useWords } from '../../../../ui/language/language.js';
import { Tabs } from '../../../../ui/navigation/tabs/tabs.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import type { MergeProps } from '../../../workouts/merge.js';
import type { Settings } from '../../../workouts/settings.js';
import { Added } from './added.js';
import { addWords } from './copy.js';
import { createFiles } from './files-model.js';
import { Files } from './files.js';
import { createHand } from './hand-model.js';
import { Hand } from './hand.js';

interface AddProps {
  settings: Settings;
  /** The member's. */
  today: string;
  linkTo: MergeProps['linkTo'];
  onAdded: (workoutId: string) => void;
  /** The list is no longer as it was. */
  onChanged: () => void;
  onClose: () => void;
}

/** Brings a workout in: by hand, or from files. */
export function View({ settings, today, linkTo, onAdded, onChanged, onClose }: AddProps) {
  const copy = useWords(addWords);
  const formId = useId();
  const [way, setWay] = useState('hand');
  const hand = useModel(session => createHand({ session, settings, onAdded }), []);
  const files = useModel(session => createFiles({ session, timeZone: settings.timeZone, onAdded }), []);
  const screen = useStore(hand.$screen);
  const { sending } = useStore(hand.form.$form);
  const shown = { settings, today, linkTo, onChanged };
  const foot =
    screen.is === 'asking' ? (
      <Button submit form={formId} loading={sending}>
        {copy.save}
      </Button>
    ) : (
      <Button type="secondary" onClick={hand.another}>
        {copy.another}
      </Button>
    );
  return (
    <Drawer open title={copy.title} onClose={onClose} footer={way === 'hand' && foot}>
      <Tabs
        label={copy.ways}
        value={way}
        onChange={setWay}
        tabs={[
          {
            id: 'hand',
            label: copy.byHand,
            content:
              screen.is === 'asking' ? (
                <Hand formId={formId} model={hand} settings={settings} />
              ) : (
                <Added key={screen.saved.workout.id} saved={screen.saved} {...shown} />
              ),
          },
          { id: 'file', label: copy.fromFile, content: <Files model={files} {...shown} /> },
        ]}
      />
    </Drawer>
  );
}
