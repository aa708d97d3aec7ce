import { useEffect, useRef, type RefObject } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { FormSkeleton, ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import type { PersonScreen } from '../../screen/person-screen.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { receiptUpload } from './index.js';
import { createReceiptUpload, type ReceiptUploadModel } from './model.js';
import { Receipts } from './receipts.js';
import type { Screen } from './screen.js';
import { Steps } from './steps.js';
import { box, columns, page, title } from './view.css.js';

type Props = PropsOf<typeof receiptUpload>;

const Waiting = ({ label }: { label: string }) => <ListSkeleton label={label} items={2} />;

// Who comes back to see what became of a receipt needs no form.
const loadSending = () => import('./sending.tsx?widget');

/** The receipt of equipment that was bought at a shop, and what became of it. */
export function View({ onReceiptUploaded, onRedeemRequested, onSignInRequested }: Props) {
  const model = useModel(
    session => createReceiptUpload({ session, onUploaded: receiptGuid => onReceiptUploaded?.({ receiptGuid }) }),
    [],
  );
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const heading = useRef<HTMLHeadingElement>(null);
  const { refusal } = useStore(model.form.$form);
  useStageFocus(screen, heading, refusal !== undefined && refusal.code !== 'aborted');
  return (
    <div className={page}>
      <div className={columns}>
        <div className={box}>
          <h2 ref={heading} className={title} tabIndex={-1}>
            {copy.title}
          </h2>
          <Shown
            model={model}
            screen={screen}
            onRedeem={code => onRedeemRequested?.({ code })}
            onSignIn={() => onSignInRequested?.()}
          />
        </div>
        {stages[screen.is] && <Steps screen={screen} />}
      </div>
    </div>
  );
}

const stages: Readonly<Record<Screen['is'], string | undefined>> = {
  loading: undefined,
  signedOut: undefined,
  failed: undefined,
  child: undefined,
  asking: 'form',
  sending: 'upload',
  stopped: 'stopped',
  sent: 'done',
  receipts: 'done',
};

/** What was pressed is gone with its stage: the focus goes to the top of the next one. A refused form takes it to what is wrong. */
function useStageFocus({ is }: Screen, heading: RefObject<HTMLElement | null>, isRefused: boolean): void {
  const stage = stages[is];
  const before = useRef(stage);
  useEffect(() => {
    if (before.current && stage && before.current !== stage && !(stage === 'form' && isRefused))
      heading.current?.focus();
    // What loads in between was not pressed, and takes no focus.
    before.current = stage ?? before.current;
  }, [stage, heading, isRefused]);
}

interface ShownProps<Of> {
  model: ReceiptUploadModel;
  screen: Of;
  onRedeem: (code: string) => void;
  onSignIn: () => void;
}

function Shown({ model, screen, onRedeem, onSignIn }: ShownProps<Screen>) {
  const copy = useWords(words);
  return (
    <PersonView
      screen={screen}
      texts={copy.screen}
      waiting={Waiting}
      onRetry={model.retry}
      actions={
        <Button type="ghost" size="sm" onClick={model.ask}>
          {copy.sendAnyway}
        </Button>
      }
    >
      {own => <Own model={model} screen={own} onRedeem={onRedeem} onSignIn={onSignIn} />}
    </PersonView>
  );
}

function Own({ model, screen, onRedeem, onSignIn }: ShownProps<Exclude<Screen, PersonScreen>>) {
  const copy = useWords(words);
  const person = useStore(model.$person);
  switch (screen.is) {
    case 'asking':
    case 'sending':
    case 'stopped':
      return (
        <LazyView
          load={loadSending}
          props={{ model, screen, person, onSignIn }}
          waiting={<FormSkeleton fields={4} />}
        />
      );
    case 'sent':
      return (
        <>
          <Banner tone="success" title={copy.arrivedTitle}>
            {screen.email === undefined ? copy.arrived : copy.arrivedVisitor(screen.email)}
          </Banner>
          <div>
            <Button type="secondary" onClick={model.ask}>
              {copy.another}
            </Button>
          </div>
        </>
      );
    case 'receipts':
      return <Receipts model={model} screen={screen} isChild={person.is === 'child'} onRedeem={onRedeem} />;
    default:
      return screen satisfies never;
  }
}
