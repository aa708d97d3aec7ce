import { useRef } from 'react';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { Apps } from './apps.js';
import { words } from './copy.js';
import type { devices } from './index.js';
import { Machines } from './machines.js';
import { createDevices } from './model.js';
import { box, title, view } from '../../layout/sections.css.js';

type Props = PropsOf<typeof devices>;

/** What a person trains on, and what may notify them. */
export function View({ onReceiptRequested, onSignInRequested }: Props) {
  const model = useModel(createDevices, []);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PersonView screen={screen} texts={copy.screen} onSignIn={onSignInRequested}>
      {own => (
        <div className={box}>
          <div className={view}>
            <h2 ref={heading} className={title} tabIndex={-1}>
              {copy.title}
            </h2>
            <Machines model={model} title={heading} onSend={own.isParent ? () => onReceiptRequested?.() : undefined} />
            <Apps model={model} />
          </div>
        </div>
      )}
    </PersonView>
  );
}
