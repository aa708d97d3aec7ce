import { SegmentedControl } from '../../../ui/forms/segmented-control/segmented-control.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { useWorkModel } from '../../screen/use-work-model.js';
import { useStore } from '../../screen/use-store.js';
import { ConfirmMachine } from './confirm.js';
import { words } from './copy.js';
import { Done } from './done.js';
import type { commercialActivation } from './index.js';
import { LabelForm } from './label-form.js';
import { createActivation, type ActivationModel, type Screen } from './model.js';
import { ScreenForm } from './screen-form.js';
import { box, title } from './view.css.js';

type Props = PropsOf<typeof commercialActivation>;

const loadConsole = () => import('./console.tsx?widget');

/** How a machine comes into service. */
export function View(props: Props) {
  return props.mode === 'console' ? (
    <LazyView load={loadConsole} props={props} waiting={null} />
  ) : (
    <Person {...props} />
  );
}

function Person({ serialNumber, code, locationId, onActivated, onCodeRead, onSignInRequested }: Props) {
  const copy = useWords(words);
  const model = useWorkModel(
    session =>
      createActivation(
        {
          serialNumber,
          code,
          locationId,
          onActivated: machine => void onActivated?.(machine),
          onCodeRead: () => void onCodeRead?.(),
        },
        session,
      ),
    [],
  );
  const screen = useStore(model.$screen);
  const seen = useStore(model.pairing.$seen);
  return (
    <div className={box}>
      <h2 className={title} tabIndex={-1}>
        {copy.title}
      </h2>
      {screen.is === 'done' ? (
        <Done screen={screen} onAnother={model.another} />
      ) : seen ? (
        <ConfirmMachine seen={seen} model={model.pairing} />
      ) : (
        <Asking model={model} screen={screen} onSignIn={() => void onSignInRequested?.()} />
      )}
    </div>
  );
}

interface AskingProps {
  model: ActivationModel;
  screen: Extract<Screen, { is: 'asking' }>;
  onSignIn: () => void;
}

function Asking({ model, screen, onSignIn }: AskingProps) {
  const { ways } = useWords(words);
  const way = useStore(model.$way);
  return (
    <>
      <SegmentedControl
        legend={ways.legend}
        options={[
          { value: 'screen', label: ways.screen },
          { value: 'label', label: ways.label },
        ]}
        value={way}
        onChange={to => model.go(to === 'label' ? 'label' : 'screen')}
      />
      {way === 'screen' ? (
        <ScreenForm model={model} screen={screen} onSignIn={onSignIn} />
      ) : (
        <LabelForm model={model} />
      )}
    </>
  );
}
