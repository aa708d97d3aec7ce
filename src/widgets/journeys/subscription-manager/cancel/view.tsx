import { Button } from '../../../../ui/actions/button/button.js';
import { external } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../../ui/feedback/coming/coming.js';
import { sayDate } from '../../../../core/figures.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { PanelFrame } from '../panel-frame.js';
import type { PanelProps } from '../panel.js';
import { Asking } from './asking.js';
import { Cancelled } from './cancelled.js';
import { words, type Copy } from './copy.js';
import { createCancelFlow, type CancelFlow } from './model.js';
import { Saved } from './saved.js';
import type { Screen, ScreenOf } from './screen.js';
import { box, stack } from './view.css.js';

/** Leaving, in one screen: what ends when, why, the offer that fits, and the press; then what has become of it. */
export function View(props: PanelProps) {
  const { account, onChanged, onClose } = props;
  const model = useModel(session => createCancelFlow({ session, account, onChanged }), [account.userId]);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <PanelFrame title={titleOf(screen, copy, locale)} stage={stages[screen.is]} onBack={onClose}>
      <div className={box}>
        <Shown screen={screen} model={model} panel={props} />
      </div>
    </PanelFrame>
  );
}

// What takes the place of the questions while they come is no step of its own.
const stages: Readonly<Record<Screen['is'], string>> = {
  loading: 'asking',
  failed: 'asking',
  nothing: 'nothing',
  asking: 'asking',
  saved: 'saved',
  cancelled: 'cancelled',
};

function titleOf(screen: Screen, copy: Copy, locale: string): string {
  switch (screen.is) {
    case 'loading':
    case 'failed':
    case 'asking':
      return copy.title;
    case 'nothing':
      return copy.nothing.title;
    case 'saved':
      return copy.saved.title[screen.by];
    case 'cancelled': {
      const { cancelAtPeriodEnd, endsAt = null } = screen.account.subscription ?? {};
      return cancelAtPeriodEnd && endsAt !== null
        ? copy.cancelled.title(sayDate(endsAt, locale, { is: 'ends' }))
        : copy.cancelled.ended;
    }
    default:
      return screen satisfies never;
  }
}

function Shown({ screen, model, panel }: { screen: Screen; model: CancelFlow; panel: PanelProps }) {
  switch (screen.is) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <Failed screen={screen} model={model} />;
    case 'nothing':
      return <Nothing screen={screen} onClose={panel.onClose} />;
    case 'asking':
      return <Asking screen={screen} model={model} panel={panel} />;
    case 'saved':
      return <Saved screen={screen} panel={panel} />;
    case 'cancelled':
      return <Cancelled screen={screen} model={model} panel={panel} />;
    default:
      return screen satisfies never;
  }
}

/** The questions, on their way. */
function Waiting() {
  const copy = useWords(words);
  return (
    <Coming label={copy.loading} className={stack}>
      <Skeleton width="short" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map(row => (
        <Skeleton key={row} width={row % 3 === 1 ? 'long' : 'medium'} />
      ))}
      <Skeleton shape="control" width="short" />
    </Coming>
  );
}

function Failed({ screen, model }: { screen: ScreenOf<'failed'>; model: CancelFlow }) {
  const copy = useWords(words);
  return <NotLoaded what={copy.this} why={{ text: copy.failed[screen.code] }} onRetry={model.retry} />;
}

/** Who bills it, or gives it, and the way there. */
function Nothing({ screen, onClose }: { screen: ScreenOf<'nothing'>; onClose: () => void }) {
  const copy = useWords(words);
  const { channel } = screen.account;
  const url = channel?.managementUrl;
  return (
    <>
      <p>
        {!channel || channel.kind === 'card'
          ? copy.nothing.none
          : url
            ? copy.nothing.elsewhere(channel.name)
            : copy.nothing.given(channel.name)}
      </p>
      <div>
        {channel && url ? (
          <Button href={url} target="_blank" icon={external} iconPosition="end">
            {copy.nothing.manage(channel.name)}
          </Button>
        ) : (
          <Button type="secondary" onClick={onClose}>
            {copy.done}
          </Button>
        )}
      </div>
    </>
  );
}
