import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import type { Implementation } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { words } from './copy.js';
import type { PanelName } from './index.js';
import { frame } from './panel-frame.css.js';
import type { PaymentProps } from './payment/view.js';
import type { StartProps } from './start/view.js';

const loads: Readonly<Record<PanelName, () => Promise<Implementation>>> = {
  plan: () => import('./plan/view.tsx?widget'),
  pause: () => import('./pause/view.tsx?widget'),
  addOns: () => import('./add-ons/view.tsx?widget'),
  payment: () => import('./payment/view.tsx?widget'),
  cancel: () => import('./cancel/view.tsx?widget'),
};

/** The panel of this name; its code is fetched when it is first opened. */
export function Panel({ name, props }: { name: PanelName; props: PaymentProps }) {
  return <LazyView key={name} load={loads[name]} props={props} waiting={<Waiting />} />;
}

const loadStart = () => import('./start/view.tsx?widget');

/** What costs money when it begins. */
export function StartPanel({ props }: { props: StartProps }) {
  return <LazyView load={loadStart} props={props} waiting={<Waiting />} />;
}

function Waiting() {
  const copy = useWords(words);
  return (
    <Coming label={copy.loadingPanel} className={frame}>
      <Skeleton shape="control" width="short" />
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="block" />
    </Coming>
  );
}
